import { mergeEdits } from '#domain/edits/mergeEdits.ts'
import type { Api } from '../../../api/createApi.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { storedNow } from '../queries/requests/guardedWrites.ts'
import { newUid } from './newUid.ts'

/**
 * An edit that was rejected because somebody else changed the event, on top of what they have stored.
 *
 * @returns null if both changed the same, the event is gone, it cannot be read, or nothing is left to do
 */
export async function mergedAgain(api: Api, { edit, ...rest }: QueuedEdit): Promise<QueuedEdit | null> {
  if (edit.kind !== 'changeEvent' && edit.kind !== 'moveEvent') return null
  const { baseVersion: base, object } = edit
  if (base === null || base === 'latest') return null
  try {
    const theirs = await storedNow(api, object)
    if (theirs === null) return null
    const merged = mergeEdits(base.data, theirs, edit)
    if (!merged.ok || merged.edit === null) return null
    return {
      ...rest,
      edit: { ...merged.edit, id: newUid() },
      snapshot: [theirs.data, ...rest.snapshot.slice(1)],
    }
  } catch {
    // The rejection is announced as any other.
    return null
  }
}
