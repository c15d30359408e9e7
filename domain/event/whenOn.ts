import { addDays, daysBetween } from '../time/dates.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { addMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { EventWhen } from './CalendarEvent.ts'

/**
 * The same time on another day: at the same hour by the clock, and as long.
 *
 * @param date the day it begins on
 * @param zone in which days and hours are read
 */
export function whenOn(when: EventWhen, date: IsoDate, zone: Zone): EventWhen {
  if (when.kind === 'allDay')
    return { kind: 'allDay', first: date, last: addDays(date, daysBetween(when.first, when.last)) }
  const clock = localOf(when.start, zone).slice('2027-03-15'.length)
  const start = instantOf(`${date}${clock}`, zone)
  return { ...when, start, end: addMs(start, when.end - when.start) }
}
