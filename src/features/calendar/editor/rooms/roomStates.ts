import type { Window } from '#domain/time/Window.ts'
import type { BusyPerson } from '../../freebusy/busyQueries.ts'
import type { FoundRoom } from './roomQueries.ts'

/** A room at the time of an event; `unknown` while that was not asked, or the event has no time. */
export type RoomAtTime = FoundRoom & { readonly state: 'free' | 'taken' | 'not-allowed' | 'unknown' }

/** Rooms at a time, the free ones first, in their order otherwise. */
export function roomStates(
  rooms: readonly FoundRoom[],
  known: ReadonlyMap<string, BusyPerson> | null,
  time: Window | null,
): readonly RoomAtTime[] {
  const stateOf = ({ id, isBookable }: FoundRoom): RoomAtTime['state'] => {
    if (!isBookable) return 'not-allowed'
    const busy = known?.get(id)?.busy
    if (busy === undefined || time === null) return 'unknown'
    return busy.some(({ start, end }) => start < time.end && end > time.start) ? 'taken' : 'free'
  }
  return rooms
    .map((room) => ({ ...room, state: stateOf(room) }))
    .toSorted((one, other) => ranks[one.state] - ranks[other.state])
}

/** Whether so many people do not fit into some rooms together. A room whose size is not known holds everybody. */
export function areTooSmall(rooms: readonly (FoundRoom | undefined)[], people: number): boolean {
  const seats = rooms.map((room) => room?.capacity ?? people)
  return rooms.length > 0 && seats.reduce((sum, each) => sum + each, 0) < people
}

const ranks = { free: 0, unknown: 1, taken: 2, 'not-allowed': 3 } as const
