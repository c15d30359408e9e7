import type { EventMove } from '../../store/unseen/UnseenStore.ts'

/**
 * Where events are that others moved to another calendar, each once, from where it was when somebody looked. What this
 * person moved counts as seen, and so does everything before it.
 *
 * @param moves within a home, the earliest first
 */
export function netMoves(moves: readonly EventMove[], reader: string): readonly EventMove[] {
  const byPlace = new Map<string, EventMove>()
  for (const move of moves) {
    const before = byPlace.get(keyOf(move.from))
    byPlace.delete(keyOf(move.from))
    // What was there has been replaced.
    byPlace.delete(keyOf(move.to))
    if (move.by !== reader) byPlace.set(keyOf(move.to), { ...move, from: before?.from ?? move.from })
  }
  return [...byPlace.values()].filter(({ from, to }) => from.calendarId !== to.calendarId)
}

const keyOf = ({ calendarId, eventId }: EventMove['to']) => JSON.stringify([calendarId, eventId])
