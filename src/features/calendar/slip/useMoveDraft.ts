import { useCallback } from 'react'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { daysIn, timesIn } from './timesIn.ts'
import type { WaysToEvents } from '../views/usePeriod.ts'

/** Draws the draft at another time, which the address says then. */
export function useMoveDraft(redraw: WaysToEvents['redraw'], zone: Zone): (to: EventWhen) => void {
  return useCallback(
    (to) =>
      to.kind === 'allDay'
        ? redraw(daysIn(to.first, to.last), to.first)
        : redraw(timesIn(to.start, to.end, zone), dateOf(to.start, zone)),
    [redraw, zone],
  )
}
