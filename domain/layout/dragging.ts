import { clamp } from './clamp.ts'
import type { EventWhen } from '../event/CalendarEvent.ts'
import { addDays, daysBetween } from '../time/dates.ts'
import { dateOf, instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayMs, hourMs, minuteMs, addMs, earlier, later, type EpochMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { isLong } from './isLong.ts'
import type { HourAxis } from './hourAxis.ts'

/** The part of an event that a person moves: all of it, or one of its ends. */
export type Part = 'all' | 'start' | 'end'

/** A position among days with hours: a day, and minutes from the top of its axis. */
export type Place = { readonly date: IsoDate; readonly at: number }

/** The step of a drag, and the minimum length of an event. */
export const stepMinutes = 15

/** Minutes rounded to a quarter of an hour. */
export function snapped(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes
}

/** The range between two positions in a day, in steps, in any order; end exclusive. */
export function rangeBetween(
  one: number,
  other: number,
  axis: Pick<HourAxis, 'minutes'>,
): { readonly start: number; readonly end: number } {
  const [early, late] = one < other ? [one, other] : [other, one]
  const start = clamp(Math.floor(early / stepMinutes) * stepMinutes, 0, axis.minutes - stepMinutes)
  const end = clamp(Math.ceil(late / stepMinutes) * stepMinutes, start + stepMinutes, axis.minutes)
  return { start, end }
}

/**
 * Moved by some days, in local time of the zone. If only one end moves, it stays on its side of the other.
 */
export function movedByDays(when: EventWhen, part: Part, days: number, zone: Zone): EventWhen {
  if (when.kind === 'allDay') {
    const first = part === 'end' ? when.first : addDays(when.first, days)
    const last = part === 'start' ? when.last : addDays(when.last, days)
    if (first <= last) return { ...when, first, last }
    return part === 'start' ? { ...when, first: last } : { ...when, last: first }
  }
  const moved = (instant: EpochMs) => instantOfLocal(addMs(localAt(instant, zone), days * dayMs), zone)
  if (part === 'all') return beginningAt(when, moved(when.start))
  const room = Math.floor((when.end - when.start - minuteMs) / dayMs)
  const possible = part === 'start' ? Math.min(days, room) : Math.max(days, -room)
  return possible === days ? { ...when, [part]: moved(when[part]) } : movedByDays(when, part, possible, zone)
}

/**
 * A timed event after its drawn part was moved from one position among hours to another. Its length stays.
 */
export function movedAmongHours(
  when: EventWhen,
  from: Place,
  to: Place,
  { axis, zone }: { readonly axis: HourAxis; readonly zone: Zone },
): EventWhen {
  if (when.kind === 'allDay') return when
  // What starts at ten past stays at ten past if only its day changes.
  if (from.at === to.at) return movedByDays(when, 'all', daysBetween(from.date, to.date), zone)
  const target = axis.instantAt(to.date, to.at)
  const origin = axis.instantAt(from.date, from.at)
  // If the part on the second day was dragged: the whole event moves by the same distance.
  if (dateOf(when.start, zone) === from.date && origin >= when.start) return beginningAt(when, target)
  const by = localAt(target, zone) - localAt(origin, zone)
  return beginningAt(when, instantOfLocal(addMs(localAt(when.start, zone), by), zone))
}

/** One end moved to an instant, at least a step from the other, or as close as they were before. */
export function pulledTo(when: EventWhen, part: 'start' | 'end', instant: EpochMs): EventWhen {
  if (when.kind === 'allDay') return when
  const least = Math.min(stepMinutes * minuteMs, when.end - when.start)
  return part === 'start'
    ? { ...when, start: earlier(instant, addMs(when.end, -least)) }
    : { ...when, end: later(instant, addMs(when.start, least)) }
}

/** An all-day event that is moved among the hours: an hour long until the person changes that. */
export function putAmongHours(start: EpochMs, zone: Zone): EventWhen {
  return { kind: 'timed', start, end: addMs(start, hourMs), zone: zone.name }
}

/** A timed event that is moved above the hours: as many days as it touched, from a new first day on. */
export function putAboveHours(when: EventWhen, first: IsoDate, zone: Zone): EventWhen {
  if (when.kind === 'allDay') return when
  const days = daysBetween(dateOf(when.start, zone), dateOf(later(when.start, addMs(when.end, -1)), zone))
  // A party until two in the morning does not take two days.
  return { kind: 'allDay', first, last: isLong(when) ? addDays(first, days) : first }
}

/** Whether two times look the same to the person. */
export function isSameTime(one: EventWhen, other: EventWhen): boolean {
  if (one.kind === 'allDay')
    return other.kind === 'allDay' && one.first === other.first && one.last === other.last
  return other.kind === 'timed' && one.start === other.start && one.end === other.end
}

/** It begins at that instant, and is as long as before. */
export function beginningAt(when: EventWhen & { kind: 'timed' }, start: EpochMs): EventWhen {
  return { ...when, start, end: addMs(start, when.end - when.start) }
}
