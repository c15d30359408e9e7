import type { EventWhen } from '../../event/CalendarEvent.ts'
import { addDays, daysBetween } from '../../time/dates.ts'
import { instantOfLocal, localAt } from '../../time/instantOf.ts'
import { addMs, dayMs, minuteMs } from '../../time/units.ts'
import type { Zone } from '../../time/Zone.ts'

const dayMinutes = dayMs / minuteMs

/**
 * How far an event was moved, in minutes by the clock of the zone: a day is 1440, also where clocks change.
 *
 * @returns null if it became longer or shorter, or all-day, or timed
 */
export function shiftBetween(from: EventWhen, to: EventWhen, zone: Zone): number | null {
  if (from.kind === 'allDay') {
    const isMoved =
      to.kind === 'allDay' && daysBetween(from.first, from.last) === daysBetween(to.first, to.last)
    return isMoved ? daysBetween(from.first, to.first) * dayMinutes : null
  }
  if (to.kind === 'allDay' || from.end - from.start !== to.end - to.start) return null
  return (localAt(to.start, zone) - localAt(from.start, zone)) / minuteMs
}

/**
 * An event moved as far as others, by the clock of the zone; its length stays. All-day events move by whole
 * days only.
 *
 * @param minutes by the clock: a day is 1440
 * @returns null if it stays where it is
 */
export function shifted(when: EventWhen, minutes: number, zone: Zone): EventWhen | null {
  if (when.kind === 'allDay') {
    const days = Math.trunc(minutes / dayMinutes)
    return days === 0 ? null : { ...when, first: addDays(when.first, days), last: addDays(when.last, days) }
  }
  if (minutes === 0) return null
  const start = instantOfLocal(addMs(localAt(when.start, zone), minutes * minuteMs), zone)
  return { ...when, start, end: addMs(start, when.end - when.start) }
}
