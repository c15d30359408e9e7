import { later, epochMs, type EpochMs } from '#domain/time/units.ts'
import { byText } from '../../byText.ts'
import type { BinItem, BinPlaces, Deletion } from '../BinStore.ts'
import { beyondBinLimit } from '../beyondBinLimit.ts'
import { binLabel } from '../binLabel.ts'
import { isOver } from '../homeSize.ts'
import type { Store } from '../Store.ts'
import type { EventRecord } from '../records.ts'
import { remindersFrom } from '../remindersFrom.ts'
import type { DeletedBy } from '../unseen/changeSince.ts'
import type { EventVersion } from '../EventHistoryStore.ts'
import { versionOf, type MemoryHistory } from './memoryHistory.ts'
import {
  bytesOf,
  putOn,
  setReminders,
  sizeOfHome,
  writerAt,
  type EventWriter,
  type MemoryShelf,
  type MemoryShelves,
} from './memoryShelves.ts'

/** A calendar that was deleted with its events, or one event. */
type Binned = {
  item: BinItem
  readonly shelf: MemoryShelf
  readonly event: EventRecord | null
  readonly state: EventWriter | null
}

export type MemoryBin = Store['bin'] & {
  addEvent(shelf: MemoryShelf, event: EventRecord, deletion: Deletion): void
  addCalendar(shelf: MemoryShelf, deletion: Deletion): void
  /** The events that were deleted from a calendar, which is there. */
  deletedIn(calendar: Pick<EventRecord, 'homeId' | 'calendarId'>, now: EpochMs): readonly DeletedEvent[]
}

export type DeletedEvent = DeletedBy & {
  /** Of the item in the bin. */
  readonly id: string
  readonly eventId: string
  readonly version: EventVersion
}

export function memoryBin(shelves: MemoryShelves, history: MemoryHistory): MemoryBin {
  const binned = new Map<string, Binned>()
  /** The calendar in the bin with which an event came there, by the ids of their items. */
  const withCalendar = new Map<string, string>()

  const newestFirst = (isMeant: (item: BinItem) => boolean) =>
    [...binned.values()]
      .map(({ item }) => item)
      .filter(isMeant)
      .toSorted((one, other) => other.deletedAt - one.deletedAt || byText(other.id, one.id))
  const ofHome = (homeId: string) => newestFirst((item) => item.homeId === homeId)

  const remove = (id: string): boolean => {
    for (const [child, parent] of withCalendar) {
      if (parent !== id) continue
      binned.delete(child)
      history.forget(child)
      withCalendar.delete(child)
    }
    withCalendar.delete(id)
    history.forget(id)
    return binned.delete(id)
  }
  const add = (entry: Binned, { limit }: Deletion) => {
    binned.set(entry.item.id, entry)
    for (const { id } of beyondBinLimit(ofHome(entry.item.homeId), limit)) remove(id)
  }
  const found = (id: string, now: number) => {
    const entry = binned.get(id)
    return entry === undefined || entry.item.expiresAt <= now ? undefined : entry
  }
  const setGone = (id: string, isCalendarGone: boolean) => {
    const entry = binned.get(id)
    if (entry !== undefined) entry.item = { ...entry.item, isCalendarGone }
  }

  const restoreEvent = ({ item, state }: Binned, event: EventRecord, now: EpochMs, limit: LimitOfHome) => {
    const shelf = shelves.find(item.homeId, item.calendarId)
    if (shelf === undefined || item.isCalendarGone) return 'gone'
    const there = shelves.ofHome(item.homeId).flatMap(({ events }) => [...events.values()])
    if (shelf.events.has(event.eventId) || there.some(({ uid }) => uid === event.uid)) return 'taken'
    if (isOver(sizeOfHome(shelves, item.homeId), item.size, limit)) return 'full'
    putOn(shelf, event, state ?? { number: 0, by: null }, remindersFrom(event.jcal, now))
    return 'restored'
  }
  const restoreCalendar = ({ item, shelf }: Binned, now: EpochMs, limit: LimitOfHome) => {
    if (shelves.find(item.homeId, item.calendarId) !== undefined) return 'taken'
    if (shelves.ofHome(item.homeId).length >= limit.calendars) return 'full'
    if (isOver(sizeOfHome(shelves, item.homeId), item.size, limit)) return 'full'
    const revision = later(now, epochMs(shelf.calendar.revision + 1))
    const changes = [...shelf.events.keys()].map(
      (eventId) => [eventId, { revision, isDeleted: false }] as const,
    )
    for (const { eventId, jcal } of shelf.events.values())
      setReminders(shelf, eventId, remindersFrom(jcal, now))
    // What comes back is shared with nobody, and not public.
    const { publicRight: _, ...calendar } = shelf.calendar
    shelves.add({ ...calendar, revision }, { ...shelf, changes: new Map(changes) })
    for (const [child, parent] of withCalendar) {
      if (parent !== item.id) continue
      withCalendar.delete(child)
      setGone(child, false)
    }
    return 'restored'
  }

  return {
    of: async (places, now, { limit, offset }) => {
      const items = newestFirst((item) => item.expiresAt > now && isIn(item, places))
      return { total: items.length, items: items.slice(offset, offset + limit) }
    },
    find: async (id, now) => found(id, now)?.item ?? null,
    meetings: async (id, from) => meetingsIn(binned.get(id), from),
    restore: async (id, now, limit) => {
      const entry = found(id, now)
      if (entry === undefined) return 'missing'
      const { event } = entry
      const outcome =
        event === null ? restoreCalendar(entry, now, limit) : restoreEvent(entry, event, now, limit)
      if (outcome === 'restored') {
        history.fromBin(id)
        remove(id)
      }
      return outcome
    },
    delete: async (id) => (remove(id) ? 'deleted' : 'missing'),
    empty: async (homeId) => {
      for (const { id } of ofHome(homeId)) remove(id)
    },
    sweep: async (now) => {
      for (const { item } of binned.values()) if (item.expiresAt <= now) remove(item.id)
    },
    deletedIn: (calendar, now) => deletedIn([...binned.values()], calendar, now),
    addEvent: (shelf, event, deletion) => {
      const item = {
        ...itemOf(shelf, deletion, event.eventId),
        ...binLabel(event.jcal),
        size: { events: 1, bytes: bytesOf(event) },
      }
      history.intoBin(event, deletion.id)
      add({ item, shelf, event, state: writerAt(shelf, event.eventId) }, deletion)
    },
    addCalendar: (shelf, deletion) => {
      const { homeId, calendarId } = shelf.calendar
      for (const item of ofHome(homeId)) {
        if (item.calendarId !== calendarId || item.eventId === null || item.isCalendarGone) continue
        setGone(item.id, true)
        withCalendar.set(item.id, deletion.id)
      }
      history.intoBin({ homeId, calendarId }, deletion.id)
      add({ item: itemOf(shelf, deletion, null), shelf, event: null, state: null }, deletion)
    },
  }
}

function meetingsIn(entry: Binned | undefined, from: EpochMs): number {
  const events = entry?.event ? [entry.event] : [...(entry?.shelf.events.values() ?? [])]
  return events.filter(({ jcal, lastUtc }) => jcal.includes('["organizer"') && lastUtc > from).length
}

function isIn(item: BinItem, { home, shared }: BinPlaces): boolean {
  const isAt = (name: 'calendarId' | 'eventId') => home?.[name] === undefined || home[name] === item[name]
  if (home?.homeId === item.homeId && isAt('calendarId') && isAt('eventId')) return true
  if (shared === undefined || item.eventId === null || item.isCalendarGone) return false
  return (
    (shared.eventId ?? item.eventId) === item.eventId &&
    shared.calendars.some((each) => each.homeId === item.homeId && each.calendarId === item.calendarId)
  )
}

const deletedIn = (
  binned: readonly Binned[],
  { homeId, calendarId }: Pick<EventRecord, 'homeId' | 'calendarId'>,
  now: EpochMs,
): readonly DeletedEvent[] =>
  binned.flatMap(({ item, event, state }) => {
    const isThere = item.homeId === homeId && item.calendarId === calendarId && item.expiresAt > now
    if (!isThere || item.isCalendarGone || event === null) return []
    const version = versionOf(event, state ?? { number: 0, by: null })
    return [{ id: item.id, eventId: event.eventId, at: item.deletedAt, by: item.deletedBy, version }]
  })

type LimitOfHome = Parameters<Store['bin']['restore']>[2]

const itemOf = (
  { calendar, events, bytes }: MemoryShelf,
  { id, by, at, until }: Deletion,
  eventId: string | null,
): BinItem => ({
  id,
  homeId: calendar.homeId,
  calendarId: calendar.calendarId,
  eventId,
  name: calendar.name,
  isPrivate: false,
  calendarName: calendar.name,
  size: { events: events.size, bytes },
  deletedAt: at,
  deletedBy: by,
  expiresAt: until,
  isCalendarGone: false,
})
