import type { EpochMs } from '#domain/time/units.ts'
import type { EventMove } from '../../store/unseen/UnseenStore.ts'

/** Where an event was first, where it is, and who moved it there when. */
export type NetMove = EventMove & {
  /** When it left the place where it was first: `at`, unless it was elsewhere in between. */
  readonly leftAt: EpochMs
}

/**
 * Where events are that others moved, each once, from where it was when somebody looked; also those that are back in
 * their calendar, as they may have changed elsewhere. What this person moved counts as seen, and so does everything
 * before it.
 *
 * @param moves within a home, the earliest first
 */
export function netMoves(moves: readonly EventMove[], reader: string): readonly NetMove[] {
  const byPlace = new Map<string, NetMove>()
  for (const move of moves) {
    const { from = move.from, leftAt = move.at } = byPlace.get(keyOf(move.from)) ?? {}
    byPlace.delete(keyOf(move.from))
    // What was there has been replaced.
    byPlace.delete(keyOf(move.to))
    if (move.by !== reader) byPlace.set(keyOf(move.to), { ...move, from, leftAt })
  }
  return [...byPlace.values()]
}

const keyOf = ({ calendarId, eventId }: EventMove['to']) => JSON.stringify([calendarId, eventId])
