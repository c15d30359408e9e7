import { byText } from '../../byText.ts'
import { beyondBinLimit } from '../beyondBinLimit.ts'
import type { EventVersion, EventHistoryStore, Writer } from '../EventHistoryStore.ts'
import { isSameAddress } from '../isSameAddress.ts'
import type { EventAddress, EventRecord } from '../records.ts'
import { bytesOf, writerAt, type EventWriter, type MemoryShelves } from './memoryShelves.ts'

type Place = Pick<EventAddress, 'homeId' | 'calendarId'> & Partial<Pick<EventAddress, 'eventId'>>
type Former = {
  readonly id: string
  address: EventAddress
  readonly version: EventVersion
  readonly bytes: number
  readonly expiresAt: number
  /** The item of the bin with which its event was deleted. */
  binId: string | null
}

export type MemoryHistory = Omit<EventHistoryStore['history'], 'changedSince'> & {
  /** The former states of what is in the bin with this item, the newest first. */
  inBin(binId: string, now: number): readonly EventVersion[]
  add(event: EventRecord, state: EventWriter, writer: Writer): void
  drop(place: Place): void
  move(from: EventAddress, to: EventAddress): void
  intoBin(place: Place, binId: string): void
  fromBin(binId: string): void
  /** Deletes for ever what is in the bin with this item. */
  forget(binId: string): void
}

export function memoryHistory(shelves: MemoryShelves): MemoryHistory {
  let all: Former[] = []
  const live = (place: Place) => all.filter((each) => each.binId === null && isIn(place, each.address))
  const remove = (gone: readonly Former[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    all = all.filter(({ id }) => !ids.has(id))
  }
  const dropBeyond = (address: EventAddress, { perEvent, perHome, bytes }: Writer['limit']) => {
    remove(live(address).toSorted(newestFirst).slice(perEvent))
    const ofHome = all
      .filter((each) => each.address.homeId === address.homeId)
      .toSorted((one, other) => other.expiresAt - one.expiresAt || byText(other.id, one.id))
    const items = ofHome.map((each) => ({ ...each, size: { events: 1, bytes: each.bytes } }))
    remove(beyondBinLimit(items, { items: perHome, events: perHome, bytes }))
  }

  return {
    of: async (address, now) => {
      const shelf = shelves.find(address.homeId, address.calendarId)
      const event = shelf?.events.get(address.eventId)
      if (shelf === undefined || event === undefined) return []
      const former = live(address)
        .filter(({ expiresAt }) => expiresAt > now)
        .toSorted(newestFirst)
      return [versionOf(event, writerAt(shelf, event.eventId)), ...former.map(({ version }) => version)]
    },
    sweep: async (now) => {
      remove(all.filter(({ expiresAt }) => expiresAt <= now))
    },
    add: (event, state, { id, until, limit }) => {
      const { homeId, calendarId, eventId } = event
      const address = { homeId, calendarId, eventId }
      const version = versionOf(event, state)
      all.push({ id, address, version, bytes: bytesOf(event), expiresAt: until, binId: null })
      dropBeyond(address, limit)
    },
    inBin: (binId, now) =>
      all
        .filter((each) => each.binId === binId && each.expiresAt > now)
        .toSorted(newestFirst)
        .map(({ version }) => version),
    drop: (place) => remove(live(place)),
    move: (from, to) => {
      remove(live(to))
      if (from.homeId !== to.homeId) return remove(live(from))
      const { homeId, calendarId, eventId } = to
      for (const each of live(from)) each.address = { homeId, calendarId, eventId }
    },
    intoBin: (place, binId) => {
      for (const each of live(place)) each.binId = binId
    },
    fromBin: (binId) => {
      for (const each of all) if (each.binId === binId) each.binId = null
    },
    forget: (binId) => remove(all.filter((each) => each.binId === binId)),
  }
}

const newestFirst = (one: Former, other: Former) => other.version.number - one.version.number

const isIn = ({ homeId, calendarId, eventId }: Place, address: EventAddress) =>
  eventId === undefined
    ? homeId === address.homeId && calendarId === address.calendarId
    : isSameAddress({ homeId, calendarId, eventId }, address)

export const versionOf = (
  { jcal, etag, modifiedAt, calendarId: shownIn }: EventRecord,
  { number, by }: EventWriter,
): EventVersion => ({
  number,
  jcal,
  etag,
  at: modifiedAt,
  by,
  shownIn,
})
