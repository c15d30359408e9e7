import type { QueryClient } from '@tanstack/react-query'
import { isExpanded, isRecurring } from '#domain/event/isRecurring.ts'
import { foreseen, type Reading } from '#domain/intention/foreseen.ts'
import type { JCal } from '#contract/jcal.ts'
import type { Api } from '../../../api/createApi.ts'
import { offers } from './hostFeatures.ts'
import { ledgerOf } from './ledgerOf.ts'
import { keyOf } from './objectKey.ts'
import { outboxOf } from './outbox.ts'
import { keys, type ObjectRead } from './queries.ts'
import type { RangeRead } from './readItems.ts'
import type { ObjectName } from './requests.ts'
import type { Seen, Shown } from './Seen.ts'
import { itemIn } from './shownReads.ts'

/**
 * One object as a person sees it, from what is known already: read by itself, written by us, or held by the answer for a range, where a service
 * answers objects as it keeps them (CAL-9).
 *
 * @param read what was read of the object by itself
 * @returns null where nothing is known of it that may be changed, or it is gone
 */
export function shownObject(
  client: QueryClient,
  api: Api,
  name: ObjectName,
  read?: ObjectRead,
): Shown | null {
  const { ledger } = ledgerOf(client).current()
  const key = keyOf(name)
  const reading = read ?? reportedOf(client, api, name)
  const readingOf = (each: string): Reading<JCal> | null =>
    each === key && reading ? { value: reading.data, asOf: reading.asOf } : null
  const change = foreseen(ledger, readingOf).get(key)
  const own = outboxOf(client).own(name)
  const isOwnNewer = own !== undefined && (ledger.written.get(key)?.asOf ?? -1) > (reading?.asOf ?? -1)
  const over: Seen | null = isOwnNewer ? own : (reading ?? null)
  const data = change ? change.value : (reading?.data ?? null)
  return data === null ? null : { data, over }
}

/**
 * The same from what an answer for a range holds: good to show where a drag goes, and not to be written (CAL-9). Of a series only where the
 * service answers its master, and it is there.
 */
export function shownInRanges(client: QueryClient, api: Api, name: ObjectName): Shown | null {
  const drawn = newestInRanges(client, name)
  if (!drawn || isExpanded(drawn.data)) return null
  return isRecurring(drawn.data) && !offers(api, 'expandFalse') ? null : { data: drawn.data, over: null }
}

/** Whether it is on its way to the service for the first time, which cannot be asked for it yet. */
export function isNewObject(client: QueryClient, name: ObjectName): boolean {
  const key = keyOf(name)
  return ledgerOf(client)
    .current()
    .ledger.intentions.some(({ keys: touched, basis }) => {
      const index = touched.indexOf(key)
      return index >= 0 && basis[index] === null
    })
}

/** What a range holds of an object, where it may be what is stored: never of a series, whose editor waits for what is stored (CAL-36). */
function reportedOf(client: QueryClient, api: Api, name: ObjectName): ObjectRead | undefined {
  const reported = offers(api, 'expandFalse') ? newestInRanges(client, name) : undefined
  return reported && !isRecurring(reported.data) ? reported : undefined
}

function newestInRanges(
  client: QueryClient,
  { userId, calendarId, eventId }: ObjectName,
): ObjectRead | undefined {
  const reads = client.getQueriesData<RangeRead>({
    queryKey: keys.rangesOf({ homeId: userId, id: calendarId }),
  })
  let newest: ObjectRead | undefined
  for (const [, read] of reads) {
    const item = read && itemIn(read, eventId)
    if (item && read.asOf >= (newest?.asOf ?? -1))
      newest = { data: item.data, etag: item.etag, asOf: read.asOf, isReported: true }
  }
  return newest
}
