import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { addMonths } from '#domain/time/dates.ts'
import { dayNumber, isoDate } from '#domain/time/dayNumber.ts'
import { plusDays, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/**
 * The days of a month that something is on.
 *
 * @param month its first day
 */
export function busyDays(events: readonly CalendarEvent[], month: IsoDate, zone: Zone): ReadonlySet<IsoDate> {
  const start = dayNumber(month)
  const end = dayNumber(addMonths(month, 1))
  const days = new Set<number>()
  for (const event of events) {
    if (event.status === 'cancelled') continue
    const { first, last } = daysOf(event, zone)
    for (let day = Math.max(first, start); day <= Math.min(last, end - 1); day++) days.add(day - start)
  }
  return new Set([...days].map((day) => isoDate(plusDays(start, day))))
}
