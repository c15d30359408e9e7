import type { ChangeEvent, MoveEvent, MoveToCalendar } from '#domain/edits/Edit.ts'
import type { ItemView } from '#domain/event/Item.ts'
import type { JCal } from '#contract/jcal.ts'
import { rehearseEdit } from '../rehearsal/rehearseEdit.ts'
import type { EditContext } from './EditContext.ts'
import { editsOf } from './editsOf.ts'

type Seen = {
  /** The object as it is shown. */
  readonly data: JCal
  readonly reader: Omit<ItemView, 'window'>
}

/** Draws an edit in the grid, where `Apply` makes it, and `Discard` leaves everything as it is. */
export function lookAtEdit(
  context: EditContext,
  edit: ChangeEvent | MoveEvent | MoveToCalendar,
  { data, reader }: Seen,
): void {
  rehearseEdit({
    edit,
    data,
    reader,
    onApply: () => editsOf(context).make(edit, data),
    onDiscard: () => undefined,
    onLeave: () => undefined,
  })
}
