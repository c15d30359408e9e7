import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { eventsAlias } from '#contract/endpoints.ts'
import type { CalendarName, ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import { whileFailed } from '../../../api/whileFailed.ts'
import { pendingEditsOf } from './pendingEditsOf.ts'
import { askRange, unanswerable } from './ranges/askRange.ts'
import type { Calendar } from './calendars/Calendar.ts'
import { neighboursOf, type Range } from './ranges/rangeOf.ts'
import { changedCalendars } from './calendars/changedCalendars.ts'
import { readCalendars, type CalendarsRead } from './calendars/readCalendars.ts'
import { readItems, type RangeRead } from './ranges/readItems.ts'
import { countEvents } from './requests/changeRequests.ts'
import { reportRange } from './requests/rangeRequests.ts'
import { isRefreshable, type Refreshable } from './ranges/isRefreshable.ts'
import { getEvent, listCalendars } from './requests/requests.ts'

type CalendarKey = Pick<Calendar, 'homeId' | 'id'>

const minuteMs = 60_000

/** The names of what is kept. A shorter key stands for everything below it. */
export const keys = {
  allCalendars: ['calendar', 'list'] as const,
  calendars: (userId: string) => [...keys.allCalendars, userId] as const,
  rangesOf: ({ homeId, id }: CalendarKey) => ['calendar', 'range', homeId, id] as const,
  range: (calendar: CalendarKey, { month }: Range) => [...keys.rangesOf(calendar), month] as const,
  home: (homeId: string, { month }: Range) => ['calendar', 'home', homeId, month] as const,
  countOf: ['calendar', 'count'] as const,
  event: ({ userId, calendarId, eventId }: ObjectName) =>
    ['calendar', 'event', userId, calendarId, eventId] as const,
}

/**
 * The calendars of a person, looked at each minute and whenever they come back. Those whose ctag says that they were changed are asked
 * again (CAL-19); the others cost nothing.
 */
export const calendarsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: keys.calendars(userId),
    queryFn: async ({ client, signal }) => {
      const now = readCalendars(await listCalendars(api, userId, { signal }), userId)
      const before = client.getQueryData<CalendarsRead>(keys.calendars(userId))
      for (const calendar of changedCalendars(before, now))
        void client.invalidateQueries({ queryKey: keys.rangesOf(calendar) })
      return now
    },
    staleTime: minuteMs / 2,
    refetchInterval: (query) => whileFailed(query) || minuteMs,
    refetchOnWindowFocus: 'always',
  })

/**
 * What one calendar holds in a range. It stays good until the calendar's ctag changes, and is brought up to date then; a calendar that
 * shows none is asked again when the person comes back.
 */
export const rangeQuery = (api: Api, calendar: Calendar, range: Range) =>
  queryOptions({
    queryKey: keys.range(calendar, range),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<RangeRead>(keys.range(calendar, range))
      return unchangedOf(before, await readRange(client, api, calendar, range, { before, signal }))
    },
    staleTime: calendar.hasCtag ? Infinity : minuteMs / 2,
    gcTime: 30 * minuteMs,
    // Their ETags say what is new: nothing else is worth comparing in thousands of events.
    structuralSharing: false,
  })

/** A calendar object as it is kept, as of a tick of the pending edits that lie over it. */
export type ObjectRead = StoredVersion & { readonly asOf: number }

/** One calendar object as it is kept, to be changed (CAL-11): never from memory. */
export const eventQuery = (api: Api, name: ObjectName) =>
  queryOptions({
    queryKey: keys.event(name),
    queryFn: async ({ client, signal }): Promise<ObjectRead> => {
      const asOf = tickOf(client)
      return { ...(await getEvent(api, name, { signal })), asOf }
    },
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })

/** How many events a calendar holds by now; null where its server does not say. */
export const countQuery = (api: Api, { homeId, id }: CalendarKey) =>
  queryOptions({
    queryKey: [...keys.countOf, homeId, id],
    queryFn: ({ signal }) => countEvents(api, { userId: homeId, calendarId: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    // The question that shows it can be asked without it.
    retry: false,
  })

/** What is known of a range before it was asked: its neighbours reach into it. The same neighbours give the very same answer. */
export function itemsNearby(client: QueryClient, calendar: CalendarKey, range: Range): RangeRead | undefined {
  const [before, after] = neighboursOf(range).map((each) =>
    client.getQueryData<RangeRead>(keys.range(calendar, each)),
  )
  return before && after ? joined(before, after) : (before ?? after)
}

const joins = new WeakMap<RangeRead, { readonly after: RangeRead; readonly both: RangeRead }>()

function joined(before: RangeRead, after: RangeRead): RangeRead {
  const known = joins.get(before)
  if (known?.after === after) return known.both
  const ids = new Set(before.items.map(({ eventId }) => eventId))
  const both = {
    items: [...before.items, ...after.items.filter(({ eventId }) => !ids.has(eventId))],
    skipped: 0,
    asOf: Math.min(before.asOf, after.asOf),
  }
  joins.set(before, { after, both })
  return both
}

async function readRange(
  client: QueryClient,
  api: Api,
  { homeId, id }: Calendar,
  range: Range,
  { before, signal }: { readonly before: RangeRead | undefined; readonly signal: AbortSignal },
): Promise<RangeRead> {
  const asOf = tickOf(client)
  const name = { userId: homeId, calendarId: id }
  try {
    const current = isRefreshable(api, before) && (await refreshed(api, name, range, before, signal))
    if (current) return { ...current, asOf }
    const { items: inputs, token } = await askRange(api, name, range, signal)
    const { items, skipped } = readItems(inputs, id)
    // What was asked of a calendar is in it, whatever its hrefs say.
    return { items: items.map((item) => ({ ...item, calendarId: id })), skipped, asOf, token }
  } catch (error) {
    if (!unanswerable.has(failureBehind(error))) throw error
    const home = await client.query(homeQuery(api, homeId, range))
    return { asOf: home.asOf, items: home.items.filter(({ calendarId }) => calendarId === id), skipped: 0 }
  }
}

/** What does this is loaded when it is first needed; if it cannot be, the range is read as a whole. */
async function refreshed(
  api: Api,
  name: CalendarName,
  range: Range,
  before: Refreshable,
  signal: AbortSignal,
) {
  const loaded = await import('./ranges/refreshRange.ts').catch(() => null)
  return loaded && loaded.refreshRange(api, name, range, before, signal)
}

/** What came, each object that has the ETag it had before being the very same, so that it is neither read nor drawn again. */
function unchangedOf(before: RangeRead | undefined, now: RangeRead): RangeRead {
  const known = new Map(before?.items.map((item) => [item.eventId, item]))
  const items = now.items.map((item) => {
    const same = known.get(item.eventId)
    return same && item.etag !== null && item.etag === same.etag ? same : item
  })
  return { ...now, items }
}

/** Every calendar of a home at once, asked once for all that fall back to it (CAL-6). */
const homeQuery = (api: Api, homeId: string, range: Range) =>
  queryOptions({
    queryKey: keys.home(homeId, range),
    queryFn: async ({ client, signal }) => {
      const asOf = tickOf(client)
      const name = { userId: homeId, calendarId: eventsAlias }
      const { items: inputs } = await reportRange(api, name, range, { signal })
      // An object that names no calendar belongs to the default one, whose id is the home's.
      return { ...readItems(inputs, homeId), asOf }
    },
    staleTime: minuteMs / 6,
    structuralSharing: false,
  })

/** What is asked for now is answered as of this tick, or later. */
const tickOf = (client: QueryClient): number => pendingEditsOf(client).current().edits.tick
