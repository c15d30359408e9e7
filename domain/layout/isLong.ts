import type { EventWhen } from '../event/CalendarEvent.ts'
import { dayMs } from '../time/units.ts'

/** What lasts a day or more is a bar over days, whether it has times or not. */
export function isLong(when: EventWhen): boolean {
  return when.kind === 'allDay' || when.end - when.start >= dayMs
}
