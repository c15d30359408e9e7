import { t } from '@lingui/core/macro'
import type { DeleteCalendar } from '#domain/edits/Edit.ts'
import { isCalendarEdit } from '#domain/edits/editKinds.ts'
import { historySentence } from '../messages/historySentence.ts'
import type { EditContext } from '../EditContext.ts'
import { binSentence } from '../messages/binSentence.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { offerUndo } from '../undo.ts'
import { historyOf } from './historyOf.ts'
import { restoreCalendar } from './restoreCalendar.ts'

/** Announce that a calendar is deleted; where there is a bin, that it is there, with `Undo`. */
export function announceDeletedCalendar(
  context: Pick<EditContext, 'api' | 'client'>,
  { id, title }: DeleteCalendar,
): void {
  const entry = historyOf(context.client)
    .current()
    .history.find((each) => each.id === id)
  const text = () => historySentence({ name: 'calendarDeleted', title })
  const inverse = entry?.inverse
  if (!entry || !inverse || !isCalendarEdit(inverse)) return void notify({ kind: 'done', text })
  const run = () => void restoreCalendar(context, entry, inverse)
  offerUndo(text, () => t`Undo`, run, { extra: binSentence })
}
