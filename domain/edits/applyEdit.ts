import type { CalendarEdit, Edit } from './Edit.ts'
import { applyCalendarEdit } from './applyCalendarEdit.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import type { Applied, Objects } from './Objects.ts'

/**
 * Objects as they become by an edit. Pure and total: the same edit on the same objects gives the same, and
 * one that cannot be applied returns why. What an edit does not touch is the very same value.
 *
 * @param objects what is known of the objects that the edit touches; one that is not there does not exist
 */
export function applyEdit(edit: Edit, objects: Objects): Applied<Objects> {
  if (isCalendarEdit(edit)) return applyCalendarEdit(edit, objects)
  const applied = applyEventEdit(edit, objects.events)
  return applied.ok ? { ok: true, value: { ...objects, events: applied.value } } : applied
}

const isCalendarEdit = (edit: Edit): edit is CalendarEdit =>
  edit.kind === 'createCalendar' || edit.kind === 'changeCalendar' || edit.kind === 'deleteCalendar'
