import type { Deletion } from '../../store/BinStore.ts'
import { StoreFull } from '../../store/storeErrors.ts'

/**
 * Deletes something into the bin. On a full disk there is no room for that: it is deleted for ever instead, since
 * deleting is how people make room.
 */
export async function intoBin<Outcome>(
  deletion: Deletion,
  remove: (deletion?: Deletion) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await remove(deletion)
  } catch (error) {
    if (!(error instanceof StoreFull)) throw error
    return remove()
  }
}
