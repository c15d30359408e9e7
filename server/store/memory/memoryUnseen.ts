import type { EpochMs } from '#domain/time/units.ts'
import type { Deletion } from '../BinStore.ts'
import type { EventAddress } from '../records.ts'
import { unseenRows, type DeletedCalendar, type EventMove, type UnseenStore } from '../unseen/UnseenStore.ts'
import type { MemoryShelf } from './memoryShelves.ts'

type Expiring = { readonly homeId: string; readonly expiresAt: EpochMs }

export type MemoryUnseen = UnseenStore['unseen'] & {
  addMove(from: EventAddress, to: EventAddress, deletion: Deletion): void
  addDeleted(shelf: MemoryShelf, deletion: Deletion): void
  sweep(now: EpochMs): void
  /** Everything that is of a person, or about their calendars. */
  drop(userId: string): void
}

/** What is remembered for those who see what others changed (CAL-34). */
export function memoryUnseen(): MemoryUnseen {
  let moves: readonly (EventMove & Expiring)[] = []
  let deleted: readonly (DeletedCalendar & Expiring & { readonly userId: string })[] = []
  return {
    moves: async (homeId, since, now) =>
      moves
        .filter((each) => each.homeId === homeId && each.at > since && each.expiresAt > now)
        .slice(-unseenRows.moves)
        .map(({ from, to, at, by }) => ({ from, to, at, by })),
    deletedCalendars: async (userId, since, now) =>
      deleted
        .filter((each) => each.userId === userId && each.at > since && each.expiresAt > now)
        .toReversed()
        .slice(0, unseenRows.calendars)
        .map(({ copyId, name, events, at, by }) => ({ copyId, name, events, at, by })),
    addMove: (from, to, { at, by, until }) => {
      const { homeId } = from
      moves = [...moves, { homeId, from: placeOf(from), to: placeOf(to), at, by, expiresAt: until }]
    },
    addDeleted: ({ calendar, events, shares }, { at, by, until }) => {
      const { homeId } = calendar
      const told = [...shares.values()].filter(
        ({ status, right }) => status === 'accepted' && right !== 'freebusy',
      )
      deleted = [
        ...deleted,
        ...told.map(({ userId, copyId, name }) => {
          const seen = { copyId, name: name ?? calendar.name, events: events.size }
          return { ...seen, homeId, userId, at, by, expiresAt: until }
        }),
      ]
    },
    sweep: (now) => {
      moves = moves.filter(({ expiresAt }) => expiresAt > now)
      deleted = deleted.filter(({ expiresAt }) => expiresAt > now)
    },
    drop: (userId) => {
      moves = moves.filter(({ homeId }) => homeId !== userId)
      deleted = deleted.filter((each) => each.homeId !== userId && each.userId !== userId)
    },
  }
}

const placeOf = ({ calendarId, eventId }: EventAddress) => ({ calendarId, eventId })
