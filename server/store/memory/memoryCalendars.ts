import { byteLength } from '../../byteLength.ts'
import { byText } from '../../byText.ts'
import { countWithin } from '../../countWithin.ts'
import type { EpochMs } from '../../epochMs.ts'
import type { CalendarRecord, EventAddress, EventRecord, HomeSize, Precondition, Store } from '../Store.ts'
import { growthBy, isOver } from '../homeSize.ts'
import { allows } from '../precondition.ts'

/** A calendar with what lies in it, and the revision at which each of its events last changed. */
export type MemoryShelf = {
  calendar: CalendarRecord
  readonly events: Map<string, EventRecord>
  /** Of the jCal of all of them. */
  bytes: number
  readonly changes: Map<string, { readonly revision: number; readonly isDeleted: boolean }>
}

type InRange = (
  homeId: string,
  calendarId: string,
  range: { readonly start: EpochMs; readonly end: EpochMs },
) => readonly EventRecord[]

/** Calendars and events over a plain map, in order of creation. */
export function memoryCalendars(shelves: Map<string, MemoryShelf>): Pick<Store, 'calendars' | 'events'> {
  const shelfOf = (homeId: string, calendarId: string) => shelves.get(JSON.stringify([homeId, calendarId]))
  const ofHome = (homeId: string) =>
    [...shelves.values()].filter(({ calendar }) => calendar.homeId === homeId)

  const sizeOfHome = (homeId: string): HomeSize => {
    const size = { events: 0, bytes: 0 }
    for (const { events, bytes } of ofHome(homeId)) {
      size.events += events.size
      size.bytes += bytes
    }
    return size
  }
  const write = (shelf: MemoryShelf, event: EventRecord) => {
    shelf.bytes += growthBy(event, bytesAt(shelf, event.eventId)).bytes
    shelf.events.set(event.eventId, event)
    recordChange(shelf, event.eventId, false)
  }
  const remove = (shelf: MemoryShelf, eventId: string) => {
    shelf.bytes -= bytesAt(shelf, eventId) ?? 0
    shelf.events.delete(eventId)
    recordChange(shelf, eventId, true)
  }

  const inRange: InRange = (homeId, calendarId, { start, end }) =>
    [...(shelfOf(homeId, calendarId)?.events.values() ?? [])]
      .filter(({ startUtc, lastUtc }) => startUtc < end && (lastUtc > start || startUtc >= start))
      .toSorted((one, other) => one.startUtc - other.startUtc || byText(one.eventId, other.eventId))

  return {
    calendars: {
      ofHome: async (homeId) => ofHome(homeId).map(({ calendar }) => calendar),
      find: async (homeId, calendarId) => shelfOf(homeId, calendarId)?.calendar ?? null,
      create: async (calendar, sizeLimit = Infinity) => {
        const key = JSON.stringify([calendar.homeId, calendar.calendarId])
        if (shelves.has(key)) return 'exists'
        if (ofHome(calendar.homeId).length >= sizeLimit) return 'full'
        shelves.set(key, { calendar, events: new Map(), bytes: 0, changes: new Map() })
        return 'created'
      },
      change: async (homeId, calendarId, change) => {
        const shelf = shelfOf(homeId, calendarId)
        if (shelf === undefined) return 'missing'
        shelf.calendar = { ...shelf.calendar, ...change, revision: shelf.calendar.revision + 1 }
        return 'changed'
      },
      delete: async (homeId, calendarId) =>
        shelves.delete(JSON.stringify([homeId, calendarId])) ? 'deleted' : 'missing',
    },
    events: {
      find: async (address) =>
        shelfOf(address.homeId, address.calendarId)?.events.get(address.eventId) ?? null,
      byUid: async (homeId, uid) => {
        const found = ofHome(homeId).flatMap(({ events }) =>
          [...events.values()].filter((event) => event.uid === uid),
        )
        return found.toSorted(byAddress)[0] ?? null
      },
      put: async (event, precondition: Precondition, sizeLimit) => {
        const shelf = shelfOf(event.homeId, event.calendarId)
        if (shelf === undefined) return 'no-calendar'
        const present = shelf.events.get(event.eventId)
        if (!allows(precondition, present?.etag)) return 'precondition-failed'
        const growth = growthBy(event, bytesAt(shelf, event.eventId))
        if (sizeLimit !== undefined && isOver(sizeOfHome(event.homeId), growth, sizeLimit)) return 'home-full'
        write(shelf, event)
        return present === undefined ? 'created' : 'changed'
      },
      delete: async (address, precondition) => {
        const shelf = shelfOf(address.homeId, address.calendarId)
        const present = shelf?.events.get(address.eventId)
        if (!allows(precondition, present?.etag)) return 'precondition-failed'
        if (shelf === undefined || present === undefined) return 'missing'
        remove(shelf, address.eventId)
        return 'deleted'
      },
      move: async (from, to, overwrite) => {
        const source = shelfOf(from.homeId, from.calendarId)
        const event = source?.events.get(from.eventId)
        if (source === undefined || event === undefined) return 'missing'
        const target = shelfOf(to.homeId, to.calendarId)
        if (target === undefined) return 'no-calendar'
        const isTaken = target.events.has(to.eventId)
        if (isTaken && !overwrite) return 'exists'
        if (isSame(from, to)) return 'replaced'
        remove(source, from.eventId)
        write(target, { ...event, ...addressOf(to) })
        return isTaken ? 'replaced' : 'created'
      },
      inRange: async (homeId, calendarId, range, limit) => {
        const found = inRange(homeId, calendarId, range)
        const isTooMuch = found.length > limit.events || found.some((each) => sizeOf(each) > limit.bytesEach)
        return isTooMuch ? 'too-much' : found
      },
      sizesInRange: async (homeId, calendarId, range) =>
        inRange(homeId, calendarId, range).map((event) => ({
          eventId: event.eventId,
          bytes: sizeOf(event),
        })),
      named: async (homeId, calendarId, eventIds) =>
        eventIds.flatMap((eventId) => shelfOf(homeId, calendarId)?.events.get(eventId) ?? []),
      page: async (homeId, calendarId, after, bytes) => {
        const later = [...(shelfOf(homeId, calendarId)?.events.values() ?? [])]
          .filter(({ eventId }) => byText(eventId, after) > 0)
          .toSorted((one, other) => byText(one.eventId, other.eventId))
        return later.slice(0, countWithin(later.map(sizeOf), bytes))
      },
      starts: async (homeId, calendarId) => {
        let first = Infinity
        let last = -Infinity
        for (const { startUtc } of shelfOf(homeId, calendarId)?.events.values() ?? []) {
          first = Math.min(first, startUtc)
          last = Math.max(last, startUtc)
        }
        return first === Infinity ? null : { first, last }
      },
      since: async (homeId, calendarId, revision, limit) => {
        const { changes, events } = shelfOf(homeId, calendarId) ?? nothing
        const isKnown = [...changes.values()].some((change) => change.revision <= revision)
        const changed = [...changes]
          .filter(([, change]) => change.revision > revision)
          .toSorted(([one], [other]) => byText(one, other))
          .map(([eventId]) => [eventId, events.get(eventId) ?? null] as const)
        const isTooMuch = changed.some(([, event]) => event !== null && sizeOf(event) > limit.bytesEach)
        return !isKnown || isTooMuch || changed.length > limit.events ? 'unknown' : new Map(changed)
      },
      changesSince: async (homeId, calendarId, revision) =>
        [...(shelfOf(homeId, calendarId)?.changes ?? [])]
          .filter(([, change]) => change.revision > revision)
          .toSorted(([one], [other]) => byText(one, other))
          .map(([eventId, { isDeleted }]) => ({ eventId, isDeleted })),
    },
  }
}

const sizeOf = ({ jcal }: EventRecord) => byteLength(jcal)

function bytesAt({ events }: MemoryShelf, eventId: string): number | undefined {
  const event = events.get(eventId)
  return event === undefined ? undefined : sizeOf(event)
}

const nothing: Pick<MemoryShelf, 'changes' | 'events'> = { changes: new Map(), events: new Map() }

function recordChange(shelf: MemoryShelf, eventId: string, isDeleted: boolean): void {
  const revision = shelf.calendar.revision + 1
  shelf.calendar = { ...shelf.calendar, revision }
  shelf.changes.set(eventId, { revision, isDeleted })
}

const addressOf = ({ homeId, calendarId, eventId }: EventAddress) => ({ homeId, calendarId, eventId })

const isSame = (one: EventAddress, other: EventAddress) =>
  one.homeId === other.homeId && one.calendarId === other.calendarId && one.eventId === other.eventId

const byAddress = (one: EventAddress, other: EventAddress) =>
  byText(one.calendarId, other.calendarId) || byText(one.eventId, other.eventId)
