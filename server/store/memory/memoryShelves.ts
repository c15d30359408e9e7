import type { EpochMs } from '#domain/time/units.ts'
import { byteLength } from '../../byteLength.ts'
import { growthBy } from '../homeSize.ts'
import type { EventVersion } from '../EventHistoryStore.ts'
import type { CalendarRecord, EventRecord, HomeSize, WebCalendarRecord } from '../records.ts'
import type { ShareRecord } from '../records.ts'
import type { SecretAddressRecord } from '../SecretAddressStore.ts'

/** A calendar, its events, and the revision of the last change of each. */
export type MemoryShelf = {
  calendar: CalendarRecord
  readonly events: Map<string, EventRecord>
  /** The number of each event's state, and who wrote it. */
  readonly writers: Map<string, EventWriter>
  /** From when on the reminders of each event are still to be looked for. */
  readonly reminders: Map<string, EpochMs>
  /** The bytes of jCal of all events. */
  bytes: number
  readonly changes: Map<string, { readonly revision: number; readonly isDeleted: boolean }>
  /** By the ids of the people it is shared with. */
  readonly shares: Map<string, ShareRecord>
  secretAddress: SecretAddressRecord | null
  /** Of a calendar on the web. */
  web: WebCalendarRecord | null
}

export type EventWriter = Pick<EventVersion, 'number' | 'by'>

/** All calendars, in the order of creation. */
export type MemoryShelves = {
  find(homeId: string, calendarId: string): MemoryShelf | undefined
  ofHome(homeId: string): readonly MemoryShelf[]
  all(): readonly MemoryShelf[]
  /** False if there is a calendar with this id. @param contents what it has; nothing unless given */
  add(
    calendar: CalendarRecord,
    contents?: Omit<MemoryShelf, 'calendar' | 'shares' | 'secretAddress' | 'web'>,
  ): boolean
  /** False if there is no such calendar. */
  remove(homeId: string, calendarId: string): boolean
}

export function memoryShelves(): MemoryShelves {
  const shelves = new Map<string, MemoryShelf>()
  return {
    find: (homeId, calendarId) => shelves.get(keyOf(homeId, calendarId)),
    ofHome: (homeId) => [...shelves.values()].filter(({ calendar }) => calendar.homeId === homeId),
    all: () => [...shelves.values()],
    add: (
      calendar,
      contents = {
        events: new Map(),
        writers: new Map(),
        reminders: new Map(),
        bytes: 0,
        changes: new Map(),
      },
    ) => {
      const key = keyOf(calendar.homeId, calendar.calendarId)
      if (shelves.has(key)) return false
      shelves.set(key, { ...contents, calendar, shares: new Map(), secretAddress: null, web: null })
      return true
    },
    remove: (homeId, calendarId) => shelves.delete(keyOf(homeId, calendarId)),
  }
}

/** The size of all calendars of a home together. */
export function sizeOfHome(shelves: MemoryShelves, homeId: string): HomeSize {
  const size = { events: 0, bytes: 0 }
  for (const { events, bytes } of shelves.ofHome(homeId)) {
    size.events += events.size
    size.bytes += bytes
  }
  return size
}

/**
 * Puts an event into a calendar, or replaces the one with its id.
 *
 * @param remindersFrom as `remindersFrom` gives it
 */
export function putOn(
  shelf: MemoryShelf,
  event: EventRecord,
  writer: EventWriter,
  remindersFrom: EpochMs | null,
): void {
  shelf.bytes += growthBy(event, bytesAt(shelf, event.eventId)).bytes
  shelf.events.set(event.eventId, event)
  shelf.writers.set(event.eventId, writer)
  setReminders(shelf, event.eventId, remindersFrom)
  recordChange(shelf, event.eventId, false)
}

export function removeFrom(shelf: MemoryShelf, eventId: string): void {
  shelf.bytes -= bytesAt(shelf, eventId) ?? 0
  shelf.events.delete(eventId)
  shelf.writers.delete(eventId)
  shelf.reminders.delete(eventId)
  recordChange(shelf, eventId, true)
}

/** From when on the reminders of an event are to be looked for; null for none. */
export function setReminders({ reminders }: MemoryShelf, eventId: string, from: EpochMs | null): void {
  if (from === null) reminders.delete(eventId)
  else reminders.set(eventId, from)
}

/** The number of an event's state, and who wrote it. */
export const writerAt = ({ writers }: MemoryShelf, eventId: string): EventWriter =>
  writers.get(eventId) ?? { number: 0, by: null }

/** The bytes of jCal of an event; undefined if there is no such event. */
export function bytesAt({ events }: MemoryShelf, eventId: string): number | undefined {
  const event = events.get(eventId)
  return event === undefined ? undefined : bytesOf(event)
}

export const bytesOf = ({ jcal }: EventRecord): number => byteLength(jcal)

/** Raises the calendar's revision and records it for the event (CAL-19). */
function recordChange(shelf: MemoryShelf, eventId: string, isDeleted: boolean): void {
  const revision = shelf.calendar.revision + 1
  shelf.calendar = { ...shelf.calendar, revision }
  shelf.changes.set(eventId, { revision, isDeleted })
}

const keyOf = (homeId: string, calendarId: string) => JSON.stringify([homeId, calendarId])
