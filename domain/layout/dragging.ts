import type { CalendarEvent, DraftWhen } from '../event/CalendarEvent.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOf, instantOfWall, localOf, wallAt } from '../time/instantOf.ts'
import { dayMs, minuteMs, type EpochMs } from '../time/units.ts'
import { localDateTime, wallOf } from '../time/wall.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'

/** How far something moves on a grid. */
export type Shift = { readonly days: number; readonly minutes: number }

/** What a person does to an event on a grid: all of it moves, or only its end. */
export type Drag = { readonly kind: 'move' | 'resize'; readonly shift: Shift }

/** What a drag moves by, and the least that something lasts. */
export const stepMinutes = 15

/** Minutes at the nearest quarter of an hour. */
export function snapped(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes
}

/**
 * How far a pointer has moved an event among days by the hour, in whole steps, and not out of them.
 *
 * @param by pixels to the end of the line and down
 * @param grid pixels of a day across and of a minute down
 * @param place where it was: the 0-based index of its day among so many, and its start in minutes from midnight
 */
export function shiftByHour(
  by: { readonly x: number; readonly y: number },
  grid: { readonly dayWidth: number; readonly minuteHeight: number; readonly days: number },
  place: { readonly day: number; readonly start: number },
): Shift {
  const day = within(place.day + Math.round(by.x / grid.dayWidth), 0, grid.days - 1)
  const start = within(snapped(place.start + by.y / grid.minuteHeight), 0, minutesOfDay - stepMinutes)
  // What starts at ten past stays at ten past when it only changes its day.
  const minutes = snapped(by.y / grid.minuteHeight) === 0 ? 0 : start - place.start
  return { days: day - place.day, minutes }
}

/** How much later something ends that is pulled at its end: never so early that less than a step is left. */
export function resizeByHour(
  y: number,
  minuteHeight: number,
  place: { readonly start: number; readonly end: number },
): Shift {
  const end = within(snapped(place.end + y / minuteHeight), place.start + stepMinutes, minutesOfDay)
  return { days: 0, minutes: end - place.end }
}

/** The times between two places in a day, in steps, whichever came first; minutes from midnight, end exclusive. */
export function rangeBetween(one: number, other: number): { readonly start: number; readonly end: number } {
  const [early, late] = one < other ? [one, other] : [other, one]
  const start = within(Math.floor(early / stepMinutes) * stepMinutes, 0, minutesOfDay - stepMinutes)
  const end = within(Math.ceil(late / stepMinutes) * stepMinutes, start + stepMinutes, minutesOfDay)
  return { start, end }
}

/** Where an event lies after a drag, as it is shown. What a clock in the view's zone shows moves, so that things lie where they were dropped. */
export function draggedTo(
  when: CalendarEvent['when'],
  { kind, shift }: Drag,
  zone: Zone,
): CalendarEvent['when'] {
  if (when.kind === 'allDay') {
    const later = (date: string) => isoDate(dayNumber(date) + shift.days)
    const last = later(when.last)
    if (kind === 'resize') return { ...when, last: last < when.first ? when.first : last }
    return { ...when, first: later(when.first), last }
  }
  const later = (instant: EpochMs) => instantOfWall(wallAt(instant, zone) + msOf(shift), zone)
  if (kind === 'resize') return { ...when, end: Math.max(when.start, later(when.end)) }
  const start = later(when.start)
  return { ...when, start, end: start + when.end - when.start }
}

/** The same drag of the time as it is edited, in the event's own zone. */
export function draggedDraft(when: DraftWhen, drag: Drag, viewZone: Zone): DraftWhen {
  if (when.kind === 'allDay') {
    const moved = draggedTo(when, drag, viewZone)
    return moved.kind === 'allDay' ? moved : when
  }
  if (when.zone === null) {
    const later = (local: string) => localDateTime(wallOf(local) + msOf(drag.shift))
    return { ...when, start: drag.kind === 'move' ? later(when.start) : when.start, end: later(when.end) }
  }
  const own = zoneNamed(when.zone)
  const shown = {
    kind: 'timed',
    zone: when.zone,
    start: instantOf(when.start, own),
    end: instantOf(when.end, own),
  } as const
  const moved = draggedTo(shown, drag, viewZone)
  if (moved.kind === 'allDay') return when
  return { ...when, start: localOf(moved.start, own), end: localOf(moved.end, own) }
}

const minutesOfDay = dayMs / minuteMs

const msOf = ({ days, minutes }: Shift) => days * dayMs + minutes * minuteMs

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
