import type { Handover } from '../CalendarStore.ts'
import { isOver } from '../homeSize.ts'
import { remindersFrom } from '../remindersFrom.ts'
import type { EventAddress } from '../records.ts'
import type { Store } from '../Store.ts'
import type { MemoryHistory } from './memoryHistory.ts'
import type { MemoryScheduling } from './memoryScheduling.ts'
import {
  putOn,
  removeFrom,
  sizeOfHome,
  writerAt,
  type MemoryShelf,
  type MemoryShelves,
} from './memoryShelves.ts'

/** Hands the calendars of a home to another one (ID-25). */
export function memoryHandover(
  shelves: MemoryShelves,
  history: MemoryHistory,
  scheduling: MemoryScheduling,
): Pick<Store['calendars'], 'handOver'> {
  const eventAt = ({ homeId, calendarId, eventId }: EventAddress) =>
    shelves.find(homeId, calendarId)?.events.get(eventId)
  const isPossible = (from: string, { calendars, dropped, scheduling: writes }: Handover) =>
    shelves.ofHome(from).length === calendars.length &&
    calendars.every(
      ({ known }) => shelves.find(from, known.calendarId)?.calendar.revision === known.revision,
    ) &&
    dropped.every((each) => eventAt(each)?.etag === each.etag) &&
    writes.every(({ homeId, write }) => scheduling.isKnown(homeId, write))
  const hasRoom = (from: string, to: string, { calendars, limit }: Handover) =>
    !isOver(sizeOfHome(shelves, to), sizeOfHome(shelves, from), limit) &&
    shelves.ofHome(to).length + handedIn(calendars).length <= limit.calendars
  const drop = (address: EventAddress) => {
    const shelf = shelves.find(address.homeId, address.calendarId)
    if (shelf?.events.has(address.eventId) !== true) return
    history.drop(address)
    removeFrom(shelf, address.eventId)
  }

  return {
    handOver: async (from, to, handover) => {
      if (!isPossible(from, handover)) return 'changed-meanwhile'
      if (!hasRoom(from, to, handover)) return 'full'
      for (const each of handover.dropped) drop(each)
      for (const { known, handed } of handover.calendars) {
        const source = shelves.find(from, known.calendarId)
        if (source !== undefined) source.secretAddress = null
        if (handed === null) continue
        shelves.add(handed)
        const target = shelves.find(handed.homeId, handed.calendarId)
        if (source === undefined || target === undefined) continue
        moveEvents(source, target, handover, history)
        moveShares(source, target)
        if (source.events.size === 0 && known.calendarId !== from) shelves.remove(from, known.calendarId)
      }
      for (const { shares, web } of shelves.all()) {
        shares.delete(from)
        if (web?.userId === from) shelves.remove(web.source.homeId, web.source.calendarId)
      }
      for (const { homeId, write } of handover.scheduling) scheduling.apply(homeId, write)
      return 'handed-over'
    },
  }
}

function moveEvents(
  source: MemoryShelf,
  target: MemoryShelf,
  { staying, written, now }: Handover,
  history: MemoryHistory,
): void {
  const { homeId, calendarId } = target.calendar
  const at = source.calendar.calendarId
  const left = new Set(staying.filter((each) => each.calendarId === at).map(({ eventId }) => eventId))
  const there = written.filter((each) => each.calendarId === calendarId)
  const changed = new Map(there.map((each) => [each.eventId, each]))
  for (const event of [...source.events.values()].filter(({ eventId }) => !left.has(eventId))) {
    const moved = changed.get(event.eventId) ?? { ...event, homeId, calendarId }
    const { by } = writerAt(source, event.eventId)
    history.drop(event)
    removeFrom(source, event.eventId)
    putOn(target, moved, { number: 1, by }, remindersFrom(moved.jcal, now))
  }
}

const handedIn = (calendars: Handover['calendars']) => calendars.filter(({ handed }) => handed !== null)

/** Shares go on, but for one with the new owner. */
function moveShares(source: MemoryShelf, target: MemoryShelf): void {
  const { homeId, calendarId } = target.calendar
  for (const [userId, share] of source.shares)
    if (userId !== homeId) target.shares.set(userId, { ...share, source: { homeId, calendarId } })
  source.shares.clear()
  const { publicRight: _, ...calendar } = source.calendar
  source.calendar = calendar
}
