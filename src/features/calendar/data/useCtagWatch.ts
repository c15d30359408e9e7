import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Calendar } from './Calendar.ts'
import { keys } from './queries.ts'

/** Ask those calendars again whose ctag says that they were changed elsewhere (CAL-19); the others cost nothing. */
export function useCtagWatch(calendars: readonly Calendar[]): void {
  const client = useQueryClient()
  const before = useRef(calendars)

  useEffect(() => {
    for (const calendar of changedSince(before.current, calendars))
      void client.invalidateQueries({ queryKey: keys.rangesOf(calendar) })
    before.current = calendars
  }, [calendars, client])
}

/** The calendars that were there before with another ctag. */
export function changedSince(before: readonly Calendar[], now: readonly Calendar[]): readonly Calendar[] {
  const ctags = new Map(before.map(({ homeId, id, ctag }) => [`${homeId}/${id}`, ctag]))
  return now.filter(({ homeId, id, ctag }) => {
    const was = ctags.get(`${homeId}/${id}`)
    return was !== undefined && was !== ctag
  })
}
