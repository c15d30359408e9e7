import { plural, t } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { CalendarEdit } from '#domain/edits/Edit.ts'
import { toggled } from '#domain/edits/history/history.ts'
import type { HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { whileBusy } from '../../../../api/whileBusy.ts'
import { paragraph } from '../../../../ui/join.ts'
import { notify, type Words } from '../../../../ui/messages/messages.ts'
import { countEvents } from '../../queries/requests/changeRequests.ts'
import type { EditContext } from '../EditContext.ts'
import { sendCalendar } from '../sending/sendCalendar.ts'
import { withdrawUndo } from '../undo.ts'
import { calendarBefore } from './calendarBefore.ts'
import { changeHistory } from './historyOf.ts'
import { passedEntries } from './passedEntries.ts'
import { calendarInverse } from './recordCalendarEdit.ts'

/**
 * Undo or redo an edit of a calendar. A new calendar goes only while it is empty. A deleted one comes back from
 * the bin, and goes there again.
 */
export async function restoreCalendar(
  { api, client }: Pick<EditContext, 'api' | 'client'>,
  { id, description, isUndone }: HistoryEntry,
  inverse: CalendarEdit,
): Promise<void> {
  const title = 'title' in description ? description.title : ''
  const wasDeleted = description.name === 'calendarDeleted'
  // It may be the offer to undo this.
  withdrawUndo()
  try {
    const mustBeEmpty = inverse.kind === 'deleteCalendar' && description.name === 'calendarCreated'
    const count = mustBeEmpty ? await countEvents(api, inverse.calendar, {}) : 0
    if (count !== 0) {
      passedEntries.add(id)
      return say('failed', () => notEmpty(title, count))
    }
    const before = calendarBefore(client, inverse)
    await whileBusy(() => sendCalendar({ api, client }, inverse))
    passedEntries.delete(id)
    changeHistory(client, (history) => toggled(history, id, calendarInverse(api, inverse, before)))
    say('done', () => doneSentence(inverse, title, { isUndone, wasDeleted }))
  } catch (error) {
    passedEntries.add(id)
    const { sentence } = explain(failureBehind(error))
    say('failed', () => paragraph([t`Calendar “${title}” stays as it is.`, i18n._(sentence)]))
  }
}

function doneSentence(
  { kind }: CalendarEdit,
  title: string,
  { isUndone, wasDeleted }: { readonly isUndone: boolean; readonly wasDeleted: boolean },
): string {
  if (kind === 'restoreCalendar') return t`Restored calendar “${title}”`
  if (kind === 'deleteCalendar')
    return wasDeleted ? t`Deleted calendar “${title}”` : t`Removed calendar “${title}” again`
  return isUndone ? t`Changed calendar “${title}”` : t`Calendar “${title}” is as it was before`
}

const say = (kind: 'done' | 'failed', text: Words) => void notify({ kind, text })

/** @param count how many events it has; null if that is unknown */
function notEmpty(title: string, count: number | null): string {
  if (count === null)
    return t`Calendar “${title}” may have events by now, so it stays. You can delete it in the list of calendars.`
  return plural(count, {
    one: `Calendar “${title}” has # event by now, so it stays. You can delete it in the list of calendars.`,
    other: `Calendar “${title}” has # events by now, so it stays. You can delete it in the list of calendars.`,
  })
}
