import type { QueryClient } from '@tanstack/react-query'
import { describeCalendarEdit } from '#domain/edits/describeEdit.ts'
import type { CalendarEdit } from '#domain/edits/Edit.ts'
import { isCalendarEdit } from '#domain/edits/editKinds.ts'
import { recorded } from '#domain/edits/history/history.ts'
import { invertEdit, tellingOfInverse } from '#domain/edits/invertEdit.ts'
import { calendarKey } from '#domain/edits/ObjectName.ts'
import type { CalendarProperties } from '#domain/edits/Objects.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { editHead } from '../editHead.ts'
import { changeHistory } from './historyOf.ts'

/** Add an edit of a calendar to the history of a cache. */
export function recordCalendarEdit(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  edit: CalendarEdit,
  before: CalendarProperties | null,
): void {
  const { id, at } = edit
  const inverse = calendarInverse(api, edit, before)
  const entry = { id, at, description: describeCalendarEdit(edit), inverse }
  changeHistory(client, (history) => recorded(history, entry))
}

/**
 * What undoes an edit of a calendar; null for nothing: a deleted calendar only comes back from a bin
 * (CAL-34).
 */
export function calendarInverse(
  api: Api,
  edit: CalendarEdit,
  before: CalendarProperties | null,
): CalendarEdit | null {
  const { id, at } = editHead()
  if (edit.kind === 'deleteCalendar') {
    const { version, calendar, title } = edit
    if (!offers(api, 'bin')) return null
    return { version, id, at, kind: 'restoreCalendar', calendar, title, ...tellingOfInverse(edit) }
  }
  const calendars = new Map(edit.kind === 'createCalendar' ? [] : [[calendarKey(edit.calendar), before]])
  const inverted = invertEdit(edit, { events: new Map(), calendars }, { id, at })
  return inverted.ok && isCalendarEdit(inverted.value) ? inverted.value : null
}
