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
 * One object as a person sees it, from what is known already: read by itself, written by us, or held by the
 * answer for a range, where a service answers objects as it keeps them (CAL-9).
 *
 * @param read what was read of the object by itself
 * @returns null where nothing is known of it that may be changed, or it is gone
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
 * The same from what an answer for a range holds: good to show where a drag goes, and not to be written
 * (CAL-9). Of a series only where the service answers its master, and it is there.
 */
export function viewedInRanges(client: QueryClient, api: Api, name: ObjectName): ViewedVersion | null {
  const drawn = newestInRanges(client, name)
  if (!drawn || isExpanded(drawn.data)) return null
  return isRecurring(drawn.data) && !offers(api, 'expandFalse')
    ? null
    : { data: drawn.data, baseVersion: null }
}

/** Whether it is on its way to the service for the first time, which cannot be asked for it yet. */
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
 * What a range holds of an object, where it may be what is stored: never of a series, whose editor waits for
 * what is stored (CAL-36).
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
