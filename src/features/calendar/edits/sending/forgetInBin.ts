import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { binnedAt, deleteFromBin } from '../../queries/requests/binRequests.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

/**
 * Take out of the bin what was just deleted because its creation is undone: nobody deleted it, and the history brings
 * it back. In a calendar of somebody else it stays there, as only the owner may.
 */
export async function forgetInBin(api: Api, name: ObjectName): Promise<void> {
  if (!offers(api, 'bin')) return
  try {
    const item = await binnedAt(api, name)
    if (item?.mayDelete) await deleteFromBin(api, item.id)
  } catch {
    // It is in the bin for thirty days, where it does no harm. The undo itself has succeeded.
  }
}
