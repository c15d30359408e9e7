import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Calendar } from './Calendar.ts'
import { keys } from './queries.ts'
import type { CalendarsRead } from './readCalendars.ts'

type Ctags = CalendarsRead['ctags']

const none: Ctags = {}

/** Ask those calendars again whose ctag says that they were changed elsewhere (CAL-19); the others cost nothing. */
export function useCtagWatch(calendars: readonly Calendar[], ctags: Ctags = none): void {
  const client = useQueryClient()
  const before = useRef(ctags)

  useEffect(() => {
    for (const calendar of calendars) {
      if (isChanged(calendar, before.current, ctags))
        void client.invalidateQueries({ queryKey: keys.rangesOf(calendar) })
    }
    before.current = ctags
  }, [calendars, ctags, client])
}

/** Whether a calendar was there before with another ctag. */
export function isChanged({ homeId, id }: Calendar, before: Ctags, now: Ctags): boolean {
  const name = `${homeId}/${id}`
  return before[name] !== undefined && before[name] !== now[name]
}
