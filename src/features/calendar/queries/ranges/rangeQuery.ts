import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { minuteMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { loadedOnce } from '../../../../ui/loading/loadedOnce.ts'
import { calendarKeys } from '../calendarKeys.ts'
import type { Calendar } from '../calendars/Calendar.ts'
import { currentTick } from '../pendingEditsOf.ts'
import { askRange, unanswerable } from './askRange.ts'
import { homeQuery } from './homeQuery.ts'
import { isRefreshable, type Refreshable } from './isRefreshable.ts'
import type { Range } from './rangeOf.ts'
import { readItems, type ItemsRead, type RangeRead } from './readItems.ts'

/**
 * What one calendar holds in a range. It is fresh until the calendar's ctag changes, and is then brought up
 * to date. A calendar without a ctag is read again when the window gets the focus.
 */
export const rangeQuery = (api: Api, calendar: Calendar, range: Range) =>
  queryOptions({
    queryKey: calendarKeys.range(calendar, range),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<RangeRead>(calendarKeys.range(calendar, range))
      return keepUnchanged(before, await readRange(client, api, calendar, range, { before, signal }))
    },
    staleTime: calendar.hasCtag ? Infinity : minuteMs / 2,
    gcTime: 30 * minuteMs,
    // Its ETags show what changed. A deep comparison of thousands of events would find nothing more.
    structuralSharing: false,
  })

async function readRange(
  client: QueryClient,
  api: Api,
  { homeId, id, ownerId, canWrite }: Calendar,
  range: Range,
  { before, signal }: { readonly before: RangeRead | undefined; readonly signal: AbortSignal },
): Promise<RangeRead> {
  const asOf = currentTick(client)
  const name = { userId: homeId, calendarId: id }
  try {
    const current = isRefreshable(api, before) && (await refreshed(api, name, range, before, signal))
    if (current) return { ...current, asOf }
    const { items: inputs, token } = await askRange(api, name, range, signal)
    const { items, skipped } = readItems(inputs, id)
    // The answer of a calendar holds its own objects, even if their hrefs name another calendar.
    return { items: items.map((item) => ({ ...item, calendarId: id })), skipped, asOf, token }
  } catch (error) {
    if (failureBehind(error) === 'forbidden' && ownerId !== null && !canWrite)
      return { ...(await busyTimes(api, name, range, error, signal)), asOf }
    if (!unanswerable.has(failureBehind(error))) throw error
    const home = await client.query(homeQuery(api, homeId, range))
    return { asOf: home.asOf, items: home.items.filter(({ calendarId }) => calendarId === id), skipped: 0 }
  }
}

/** What somebody shares who shows no more than when they are busy. @throws the error, if they show nothing */
async function busyTimes(
  api: Api,
  name: CalendarName,
  range: Range,
  error: unknown,
  signal: AbortSignal,
): Promise<ItemsRead> {
  const loaded = await import('./askBusyTimes.ts').catch(() => null)
  const busy = await loaded?.askBusyTimes(api, name, range, { signal }).catch(() => null)
  if (!busy) throw error
  return busy
}

/**
 * A range brought up to date; null if the whole range has to be read, also because this script could not be
 * loaded.
 */
async function refreshed(
  api: Api,
  name: CalendarName,
  range: Range,
  before: Refreshable,
  signal: AbortSignal,
) {
  const loaded = await loadRefreshRange().catch(() => null)
  return loaded && loaded.refreshRange(api, name, range, before, signal)
}

const loadRefreshRange = loadedOnce(() => import('./refreshRange.ts'))

/**
 * The new answer, with the identical item for each object whose ETag did not change, so that it is not parsed
 * or drawn again.
 */
function keepUnchanged(before: RangeRead | undefined, now: RangeRead): RangeRead {
  const known = new Map(before?.items.map((item) => [item.eventId, item]))
  const items = now.items.map((item) => {
    const same = known.get(item.eventId)
    return same && item.etag !== null && item.etag === same.etag ? same : item
  })
  return { ...now, items }
}
