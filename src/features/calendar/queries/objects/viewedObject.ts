import type { QueryClient } from '@tanstack/react-query'
import type { JCal } from '#contract/jcal.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import { withPendingEdits, type Reading } from '#domain/edits/pending/withPendingEdits.ts'
import { isExpanded, isRecurring } from '#domain/jcal/isRecurring.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import { calendarKeys } from '../calendarKeys.ts'
import type { ObjectRead } from './eventQuery.ts'
import type { RangeRead } from '../ranges/readItems.ts'
import { ownVersionsOf } from './ownVersions.ts'
import { pendingEditsOf } from '../pendingEditsOf.ts'
import { itemIn } from '../ranges/rangesWithPendingEdits.ts'
import type { ViewedVersion } from './ViewedVersion.ts'

/**
 * One object as a person sees it, from what is already in memory: read on its own, written by us, or in the
 * answer for a range if the service answers objects as they are stored (CAL-9).
 *
 * @param read the answer for the object itself
 * @returns null if nothing that may be changed is in memory, or it was deleted
 */
export function viewedObject(
  client: QueryClient,
  api: Api,
  name: ObjectName,
  read?: ObjectRead,
): ViewedVersion | null {
  const { edits, apply } = pendingEditsOf(client).current()
  const key = keyOf(name)
  const reading = read ?? reportedOf(client, api, name)
  const readingOf = (each: string): Reading<JCal> | null =>
    each === key && reading ? { value: reading.data, asOf: reading.asOf } : null
  const change = withPendingEdits(edits, readingOf, apply).get(key)
  const own = ownVersionsOf(client).own(name)
  const isOwnNewer = own !== undefined && (edits.written.get(key)?.asOf ?? -1) > (reading?.asOf ?? -1)
  const baseVersion: StoredVersion | null = isOwnNewer ? own : (reading ?? null)
  const data = change ? change.value : (reading?.data ?? null)
  return data === null ? null : { data, baseVersion }
}

/**
 * The same from the answers for ranges: enough to show where a drag goes, but never written (CAL-9). Of a
 * series only if the service answers its master.
 */
export function viewedInRanges(client: QueryClient, api: Api, name: ObjectName): ViewedVersion | null {
  const drawn = newestInRanges(client, name)
  if (!drawn || isExpanded(drawn.data)) return null
  return isRecurring(drawn.data) && !offers(api, 'expandFalse')
    ? null
    : { data: drawn.data, baseVersion: null }
}

/** Whether it is being created, so that the service does not have it yet. */
export function isNewObject(client: QueryClient, name: ObjectName): boolean {
  const key = keyOf(name)
  return pendingEditsOf(client)
    .current()
    .edits.pending.some(({ keys: touched, snapshot }) => {
      const index = touched.indexOf(key)
      return index >= 0 && snapshot[index] === null
    })
}

/**
 * The object in the answers for ranges, if that may be the stored one. Never of a series: its editor waits
 * for the stored object (CAL-36).
 */
function reportedOf(client: QueryClient, api: Api, name: ObjectName): ObjectRead | undefined {
  const reported = offers(api, 'expandFalse') ? newestInRanges(client, name) : undefined
  return reported && !isRecurring(reported.data) ? reported : undefined
}

function newestInRanges(
  client: QueryClient,
  { userId, calendarId, eventId }: ObjectName,
): ObjectRead | undefined {
  const reads = client.getQueriesData<RangeRead>({
    queryKey: calendarKeys.rangesOf({ homeId: userId, id: calendarId }),
  })
  let newest: ObjectRead | undefined
  for (const [, read] of reads) {
    const item = read && itemIn(read, eventId)
    if (item && read.asOf >= (newest?.asOf ?? -1))
      newest = { data: item.data, etag: item.etag, asOf: read.asOf, isReported: true }
  }
  return newest
}
