import type { JCal } from '#contract/jcal.ts'
import { applyEventEdit } from '../applyEventEdit.ts'
import type { EventEdit, ImportEvents } from '../Edit.ts'
import { keyOf, type ObjectName } from '../ObjectName.ts'
import type { Applied, EventObjects } from '../Objects.ts'
import { touchedBy } from '../touchedBy.ts'

/** An object that an edit would change: what it would be then, null if it would be gone. */
export type RehearsedObject = { readonly object: ObjectName; readonly after: JCal | null }

/**
 * What an edit would do, without doing it: laid over `stored`, the result is what `applyEdit` makes of it.
 *
 * @param stored the objects that the edit touches; a missing one does not exist
 * @returns only the objects that would differ; the reason if the edit cannot be applied
 */
export function rehearse(
  edit: EventEdit | ImportEvents,
  stored: EventObjects,
): Applied<readonly RehearsedObject[]> {
  const applied = applyEventEdit(edit, stored)
  if (!applied.ok) return applied
  const value = touchedBy(edit).flatMap((object) => {
    const key = keyOf(object)
    const after = applied.value.get(key) ?? null
    return after === (stored.get(key) ?? null) ? [] : [{ object, after }]
  })
  return { ok: true, value }
}
