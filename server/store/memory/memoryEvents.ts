import { byText } from '../../byText.ts'
import { maxOfUid, type OutsideOf } from '../CalendarStore.ts'
import type { Store } from '../Store.ts'
import type { EventAddress } from '../records.ts'
import { isSameAddress } from '../isSameAddress.ts'
import { growthBy, isOver } from '../homeSize.ts'
import { nextVersion } from '../nextVersion.ts'
import { remindersFrom } from '../remindersFrom.ts'
import { allows } from '../precondition.ts'
import type { MemoryBin } from './memoryBin.ts'
import type { MemoryHistory } from './memoryHistory.ts'
import type { MemoryScheduling } from './memoryScheduling.ts'
import { memoryEventReads } from './memoryEventReads.ts'
import { memoryEventSearch } from './memoryEventSearch.ts'
import type { MemoryUnseen } from './memoryUnseen.ts'
import { bytesAt, putOn, removeFrom, sizeOfHome, writerAt, type MemoryShelves } from './memoryShelves.ts'

type Parts = {
  readonly bin: MemoryBin
  readonly history: MemoryHistory
  readonly scheduling: MemoryScheduling
  readonly unseen: MemoryUnseen
}

export function memoryEvents(
  shelves: MemoryShelves,
  { bin, history, scheduling, unseen }: Parts,
): Store['events'] {
  const shelfOf = ({ homeId, calendarId }: Pick<EventAddress, 'homeId' | 'calendarId'>) =>
    shelves.find(homeId, calendarId)
  const allOfUid = (homeId: string, uid: string) =>
    shelves
      .ofHome(homeId)
      .flatMap(({ events }) => [...events.values()].filter((event) => event.uid === uid))
      .toSorted(byAddress)

  return {
    ...memoryEventReads(shelves),
    ...memoryEventSearch(shelves),
    find: async (address) => shelfOf(address)?.events.get(address.eventId) ?? null,
    byUid: async (homeId, uid, outside) =>
      allOfUid(homeId, uid).find((event) => !isWithin(event, outside)) ?? null,
    ofUid: async (homeId, uid) => allOfUid(homeId, uid).slice(0, maxOfUid),
    put: async (event, precondition, sizeLimit, writer, written) => {
      const shelf = shelfOf(event)
      if (shelf === undefined) return 'no-calendar'
      const present = shelf.events.get(event.eventId)
      if (!allows(precondition, present?.etag, shelf.calendar.revision)) return 'precondition-failed'
      if (!scheduling.isKnown(event.homeId, written)) return 'precondition-failed'
      const growth = growthBy(event, bytesAt(shelf, event.eventId))
      if (sizeLimit !== undefined && isOver(sizeOfHome(shelves, event.homeId), growth, sizeLimit))
        return 'home-full'
      const state = writerAt(shelf, event.eventId)
      const isSame = present?.etag === event.etag
      if (present !== undefined && writer !== undefined && !isSame) history.add(present, state, writer)
      putOn(
        shelf,
        event,
        isSame ? state : { number: nextVersion(present && state.number), by: writer?.by ?? null },
        remindersFrom(event.jcal, event.modifiedAt),
      )
      scheduling.apply(event.homeId, written)
      return present === undefined ? 'created' : 'changed'
    },
    delete: async (address, precondition, deletion, written) => {
      const shelf = shelfOf(address)
      const present = shelf?.events.get(address.eventId)
      if (!allows(precondition, present?.etag, shelf?.calendar.revision)) return 'precondition-failed'
      if (shelf === undefined || present === undefined) return 'missing'
      if (!scheduling.isKnown(address.homeId, written)) return 'precondition-failed'
      if (deletion === undefined) history.drop(address)
      else bin.addEvent(shelf, present, deletion)
      removeFrom(shelf, address.eventId)
      scheduling.apply(address.homeId, written)
      return 'deleted'
    },
    move: async (from, to, overwrite, { limit, deletion } = {}, replacing) => {
      const source = shelfOf(from)
      const event = source?.events.get(from.eventId)
      if (source === undefined || event === undefined) return 'missing'
      const target = shelfOf(to)
      if (target === undefined) return 'no-calendar'
      const there = target.events.get(to.eventId)
      const isTaken = there !== undefined
      if (isTaken && !overwrite) return 'exists'
      if (isSameAddress(from, to)) return 'replaced'
      const isSeen = replacing === undefined || replacing.etag === (there?.etag ?? null)
      if (!isSeen || !scheduling.isKnown(to.homeId, replacing?.scheduling)) return 'changed-meanwhile'
      const state = writerAt(source, from.eventId)
      if (to.homeId !== from.homeId) {
        const growth = growthBy(event, bytesAt(target, to.eventId))
        if (limit !== undefined && isOver(sizeOfHome(shelves, to.homeId), growth, limit)) return 'home-full'
        if (deletion !== undefined) bin.addEvent(source, event, deletion)
      } else if (deletion !== undefined) unseen.addMove(from, to, deletion)
      if (isTaken && replacing?.deletion !== undefined) bin.addEvent(target, there, replacing.deletion)
      const reminders = source.reminders.get(from.eventId) ?? null
      removeFrom(source, from.eventId)
      history.move(from, to)
      const { homeId, calendarId, eventId } = to
      putOn(target, { ...event, homeId, calendarId, eventId }, state, reminders)
      scheduling.apply(homeId, replacing?.scheduling)
      return isTaken ? 'replaced' : 'created'
    },
  }
}

const isWithin = ({ calendarId, eventId }: EventAddress, outside: OutsideOf | undefined) =>
  calendarId === outside?.calendarId && (outside.eventId ?? eventId) === eventId

const byAddress = (one: EventAddress, other: EventAddress) =>
  byText(one.calendarId, other.calendarId) || byText(one.eventId, other.eventId)
