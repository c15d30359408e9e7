import type { EventWhen } from '../event/CalendarEvent.ts'
import { dayMs } from '../time/units.ts'

/** An event of a day or more is a bar over days, with or without times. */
export function isLong(when: EventWhen): boolean {
  return when.kind === 'allDay' || when.end - when.start >= dayMs
}
