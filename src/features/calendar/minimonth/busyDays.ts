import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber, isoDate } from '#domain/time/dayNumber.ts'
import { plusDays, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/**
 * The days from one on that something is on.
 *
 * @param end the day after the last
 */
export function busyDays(
  events: readonly CalendarEvent[],
  days: { readonly start: IsoDate; readonly end: IsoDate },
  zone: Zone,
): ReadonlySet<IsoDate> {
  const start = dayNumber(days.start)
  const end = dayNumber(days.end)
  const found = new Set<number>()
  for (const event of events) {
    if (event.status === 'cancelled') continue
    const { first, last } = daysOf(event, zone)
    for (let day = Math.max(first, start); day <= Math.min(last, end - 1); day++) found.add(day - start)
  }
  return new Set([...found].map((day) => isoDate(plusDays(start, day))))
}
