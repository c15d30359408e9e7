import type { Deletion } from '../../store/BinStore.ts'
import { StoreFull } from '../../store/storeErrors.ts'

/**
 * Deletes an event into the bin. On a full disk there is no room for that: it is deleted for ever instead, since
 * deleting is how people make room.
 */
export async function intoBin<Outcome>(
  deletion: Deletion,
  remove: (deletion?: Deletion) => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly isInBin: boolean }> {
  try {
    return { outcome: await remove(deletion), isInBin: true }
  } catch (error) {
    if (!(error instanceof StoreFull)) throw error
    return { outcome: await remove(), isInBin: false }
  }
}
