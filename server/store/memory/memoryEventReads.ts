import { earlier, later, type EpochMs } from '#domain/time/units.ts'
import { byText } from '../../byText.ts'
import { countWithin } from '../../countWithin.ts'
import type { Store } from '../Store.ts'
import type { EventRecord } from '../records.ts'
import { bytesOf, type MemoryShelf, type MemoryShelves } from './memoryShelves.ts'

/** Reads of a calendar's events: ranges, pages and changes. */
export function memoryEventReads(
  shelves: MemoryShelves,
): Omit<Store['events'], 'find' | 'byUid' | 'ofUid' | 'put' | 'delete' | 'move' | 'search'> {
  const shelfOf = (homeId: string, calendarId: string) => shelves.find(homeId, calendarId) ?? empty
  const eventsOf = (homeId: string, calendarId: string) => [...shelfOf(homeId, calendarId).events.values()]

  const inRange = (homeId: string, calendarId: string, { start, end }: Range): readonly EventRecord[] =>
    eventsOf(homeId, calendarId)
      .filter(({ startUtc, lastUtc }) => startUtc < end && (lastUtc > start || startUtc >= start))
      .toSorted((one, other) => one.startUtc - other.startUtc || byText(one.eventId, other.eventId))

  const changesSince = (homeId: string, calendarId: string, revision: number) =>
    [...shelfOf(homeId, calendarId).changes]
      .filter(([, change]) => change.revision > revision)
      .toSorted(([one], [other]) => byText(one, other))
      .map(([eventId, { isDeleted }]) => ({ eventId, isDeleted }))

  return {
    inRange: async (homeId, calendarId, range, limit) => {
      const found = inRange(homeId, calendarId, range)
      const isTooMuch = found.length > limit.events || found.some((each) => bytesOf(each) > limit.bytesEach)
      return isTooMuch ? 'too-much' : found
    },
    sizesInRange: async (homeId, calendarId, range) =>
      inRange(homeId, calendarId, range).map((event) => ({ eventId: event.eventId, bytes: bytesOf(event) })),
    named: async (homeId, calendarId, eventIds) =>
      eventIds.flatMap((eventId) => shelfOf(homeId, calendarId).events.get(eventId) ?? []),
    page: async (homeId, calendarId, after, bytes) => {
      const next = eventsOf(homeId, calendarId)
        .filter(({ eventId }) => byText(eventId, after) > 0)
        .toSorted((one, other) => byText(one.eventId, other.eventId))
      return next.slice(0, countWithin(next.map(bytesOf), bytes))
    },
    starts: async (homeId, calendarId) => {
      const starts = eventsOf(homeId, calendarId).map(({ startUtc }) => startUtc)
      return starts.length === 0 ? null : { first: starts.reduce(earlier), last: starts.reduce(later) }
    },
    since: async (homeId, calendarId, revision, limit) => {
      const { changes, events } = shelfOf(homeId, calendarId)
      const isKnown = [...changes.values()].some((change) => change.revision <= revision)
      const changed = changesSince(homeId, calendarId, revision).map(
        ({ eventId }) => [eventId, events.get(eventId) ?? null] as const,
      )
      const isTooMuch = changed.some(([, event]) => event !== null && bytesOf(event) > limit.bytesEach)
      return !isKnown || isTooMuch || changed.length > limit.events ? 'unknown' : new Map(changed)
    },
    changesSince: async (homeId, calendarId, revision) => changesSince(homeId, calendarId, revision),
  }
}

type Range = { readonly start: EpochMs; readonly end: EpochMs }

const empty: Pick<MemoryShelf, 'changes' | 'events'> = { changes: new Map(), events: new Map() }
