import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { restoring } from '#domain/edits/invertEdit.ts'
import { nameOf } from '#domain/edits/ObjectName.ts'
import { newUid } from '../newUid.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { Versions } from '../Sending.ts'
import { epochMs } from '#domain/time/units.ts'

/**
 * The edit that undoes everything an edit has written; null if it wrote nothing.
 *
 * @param base what was stored of its objects before
 * @param stored what is stored now
 */
export function inverseOf(
  { edit }: QueuedEdit,
  keys: readonly string[],
  base: Versions,
  stored: Versions,
): RestoreEvents | null {
  const objects = keys.map((key, index) => ({
    object: nameOf(key),
    from: stored[index]?.data ?? null,
    to: base[index]?.data ?? null,
  }))
  const inverse = restoring(edit, objects, {
    id: newUid(),
    at: epochMs(Date.now()),
    baseVersion: stored[0] ?? null,
  })
  return inverse.objects.length === 0 ? null : inverse
}
