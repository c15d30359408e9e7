import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { dayMs, type IsoDate } from '#domain/time/units.ts'

/**
 * What may show on some days in whatever zone, a day around them included: a glance at each event, so that only these are sorted and
 * placed, however many there are before and after.
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
