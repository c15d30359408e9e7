import type { BinItemAnswer } from '#contract/bin.ts'
import type { CalendarName, ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { binnedAt } from '../../queries/requests/binRequests.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

/**
 * What a person has deleted themselves from their own home at this address, and is in the bin; else null. Over a
 * connection that broke a browser sends a deletion twice, and the second one finds nothing.
 */
export async function ownBinItem(api: Api, name: ObjectName | CalendarName): Promise<BinItemAnswer | null> {
  const item = offers(api, 'bin') ? await binnedAt(api, name).catch(() => null) : null
  return item?.deletedBy?.id === name.userId ? item : null
}
