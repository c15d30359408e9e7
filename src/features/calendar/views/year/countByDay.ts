import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/**
 * How many events are on each of some days. One that lasts several days counts on each.
 *
 * @param days consecutive
 */
export function countByDay(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
): ReadonlyMap<IsoDate, number> {
  const counts = days.map(() => 0)
  const offset = dayNumber(days[0] ?? '')
  for (const event of events) {
    const { first, last } = daysOf(event, zone)
    const until = Math.min(last - offset, days.length - 1)
    for (let day = Math.max(0, first - offset); day <= until; day++) counts[day] = (counts[day] ?? 0) + 1
  }
  return new Map(days.map((date, index) => [date, counts[index] ?? 0]))
}
