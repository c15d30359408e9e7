import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { localAt } from '../time/instantOf.ts'
import { addMs, dayOfLocal, later, type DayNumber } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'

/**
 * The days that an event shows on in a zone, first and last inclusive. One that ends at midnight does not
 * show on the day that begins then; one without length shows on its day.
 */
export function daysOf(
  { when }: Pick<CalendarEvent, 'when'>,
  zone: Zone,
): { readonly first: DayNumber; readonly last: DayNumber } {
  if (when.kind === 'allDay') return { first: dayNumber(when.first), last: dayNumber(when.last) }
  const first = dayOfLocal(localAt(when.start, zone))
  const last = when.end > when.start ? dayOfLocal(localAt(addMs(when.end, -1), zone)) : first
  return { first, last: later(first, last) }
}
