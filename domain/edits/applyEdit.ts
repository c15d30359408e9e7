import type { Edit } from './Edit.ts'
import { applyCalendarEdit } from './applyCalendarEdit.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import { isCalendarEdit } from './editKinds.ts'
import type { Applied, Objects } from './Objects.ts'

/**
 * Objects after an edit. Pure and total: the same edit on the same objects gives the same result, and one
 * that cannot be applied returns the reason. Objects that an edit does not touch stay identical.
 *
 * @param objects the objects that the edit touches; a missing one does not exist
 */
export function applyEdit(edit: Edit, objects: Objects): Applied<Objects> {
  if (isCalendarEdit(edit)) return applyCalendarEdit(edit, objects)
  const applied = applyEventEdit(edit, objects.events)
  return applied.ok ? { ok: true, value: { ...objects, events: applied.value } } : applied
}
