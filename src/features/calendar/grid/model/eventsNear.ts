import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { dayMs, type IsoDate } from '#domain/time/units.ts'

/**
 * The events that may show on some days in any zone: those days and one more on each side. A cheap filter, so
 * that only these are sorted and placed, no matter how many others there are.
 *
 * @param days consecutive, in order
 */
export function eventsNear(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
): readonly CalendarEvent[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = (dayNumber(first) - 1) * dayMs
  const to = (dayNumber(last) + 2) * dayMs
  return events.filter(({ when }) =>
    when.kind === 'timed' ? when.start < to && when.end >= from : when.first <= last && when.last >= first,
  )
}
