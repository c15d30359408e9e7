import type { CalendarEvent, EventWhen } from '../event/CalendarEvent.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { addMs, earlier, later } from '../time/units.ts'

/** What of an event decides whether another one overlaps it. */
export type OverlapEvent = Pick<CalendarEvent, 'when' | 'isFree' | 'status' | 'reply'>

/**
 * The events that take the same time as `when`, the longest overlap first. Days are compared with days and hours with
 * hours: a holiday overlaps no meeting. What is free, cancelled or declined takes no time.
 *
 * @param when its end is exclusive, as in the events; without length it overlaps what it lies in
 */
export function overlapping<Event extends OverlapEvent>(
  events: readonly Event[],
  when: EventWhen,
): readonly Event[] {
  return events
    .filter(({ isFree, status, reply }) => !isFree && status !== 'cancelled' && reply !== 'declined')
    .map((event) => ({ event, shared: sharedTime(event.when, when) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ event }) => event)
}

/** Milliseconds or days that two have in common; 0 or less for none. */
function sharedTime(one: EventWhen, other: EventWhen): number {
  if (one.kind === 'allDay' && other.kind === 'allDay') {
    const first = Math.max(dayNumber(one.first), dayNumber(other.first))
    return Math.min(dayNumber(one.last), dayNumber(other.last)) + 1 - first
  }
  if (one.kind === 'allDay' || other.kind === 'allDay') return 0
  return earlier(endOf(one), endOf(other)) - later(one.start, other.start)
}

/** What has no length takes its moment. */
const endOf = ({ start, end }: EventWhen & { kind: 'timed' }) => later(end, addMs(start, 1))
