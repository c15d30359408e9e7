import type { EventWhen } from '../event/CalendarEvent.ts'
import { daysBetween } from '../time/dates.ts'
import { dateOf, instantOf, startOfDay } from '../time/instantOf.ts'
import { isoDate } from '../time/dayNumber.ts'
import { addMs, later, minuteMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { daysOf } from './daysOf.ts'
import {
  movedByDays,
  beginningAt,
  pulledTo,
  putAboveHours,
  putAmongHours,
  stepMinutes,
  type Part,
} from './dragging.ts'
import { typeClock } from './typedClock.ts'

/** An event that was lifted by keys: its present time, and the part that the arrows move. */
export type LiftedEvent = {
  readonly part: Part
  readonly when: EventWhen
  /** Its times before it was moved above the hours, to return to. */
  readonly hours: EventWhen | null
  /** The digits of a time that were typed until now (`typeClock`). */
  readonly typed: string
  /** Whether a copy is put down, and the event stays where it is. */
  readonly isCopy: boolean
}

/** What a key does to it. */
export type Lifted = ({ readonly kind: 'moving' | 'kept' } & LiftedEvent) | { readonly kind: 'reverted' }

/** What keys do depends on where the event is drawn. */
export type LiftContext = {
  /** Whether up and down change the time of day; otherwise the week. */
  readonly hasHours: boolean
  /** The arrow to the next day: left if the page runs from right to left. */
  readonly forward: 'ArrowRight' | 'ArrowLeft'
  readonly zone: Zone
  /** Whether the view ever shows a day: what is moved steps over hidden weekends. */
  readonly isShown: (date: IsoDate) => boolean
}

/**
 * The event after one more key. Arrows move by a quarter of an hour and by days, above the hours by days, in
 * a month by days and weeks; up from the first time of day leads above the hours, down leads back among them.
 * S and E select the start or the end alone, M all of it, A moves it above the hours and back. Digits say the time
 * of day to the minute: when it begins, or when it ends if the end alone is selected. C puts down a copy, or again
 * the event itself. Enter and Space save, Escape reverts. An event as a whole never begins on a day that the view hides.
 *
 * @returns null for a key without a meaning here
 */
export function lifted(lifting: LiftedEvent, key: string, around: LiftContext): Lifted | null {
  if (/^\d$/.test(key)) return atTypedTime(lifting, key, around)
  const event = { ...lifting, typed: '' }
  const { when, part } = event
  const { hasHours, forward, zone } = around
  const moving = (to: EventWhen, direction: -1 | 1): Lifted => ({
    ...event,
    kind: 'moving',
    when: part === 'all' ? ontoShown(to, direction, around) : to,
  })
  const isByHour = hasHours && when.kind === 'timed'
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const direction = key === forward ? 1 : -1
      return moving(movedByDays(when, part, direction, zone), direction)
    }
    case 'ArrowDown':
      if (isByHour) return moving(byStep(when, part, 1), 1)
      return hasHours ? amongHours(event, zone) : moving(movedByDays(when, part, 7, zone), 1)
    case 'ArrowUp':
      if (isByHour) return isAtTop(event, zone) ? aboveHours(event, zone) : moving(byStep(when, part, -1), -1)
      return hasHours ? null : moving(movedByDays(when, part, -7, zone), -1)
    case 'a':
      return when.kind === 'timed' ? aboveHours(event, zone) : amongHours(event, zone)
    case 's':
      return { ...event, kind: 'moving', part: 'start' }
    case 'e':
      return { ...event, kind: 'moving', part: 'end' }
    case 'm':
      return { ...event, kind: 'moving', part: 'all' }
    case 'c':
      return { ...event, kind: 'moving', isCopy: !event.isCopy }
    case 'Enter':
    case ' ':
      return { ...event, kind: 'kept' }
    case 'Escape':
      return { kind: 'reverted' }
    default:
      return null
  }
}

/** An all-day event goes down among the hours; without hours it has no time of day. */
function atTypedTime(event: LiftedEvent, digit: string, { hasHours, zone }: LiftContext): Lifted | null {
  const { when, part } = event
  const { typed, time } = typeClock(event.typed, digit)
  const at = (date: IsoDate) => instantOf(`${date}T${time}:00`, zone)
  if (when.kind === 'allDay') {
    if (!hasHours) return null
    return {
      ...event,
      kind: 'moving',
      part: 'all',
      when: putAmongHours(at(when.first), zone),
      hours: null,
      typed,
    }
  }
  const end = part === 'end' ? later(when.start, addMs(when.end, -1)) : when.start
  const instant = at(dateOf(end, zone))
  const to = part === 'all' ? beginningAt(when, instant) : pulledTo(when, part, instant)
  return { ...event, kind: 'moving', when: to, typed }
}

/** Days on until it begins on one that is shown; where it is if there is none within a week. */
function ontoShown(when: EventWhen, direction: -1 | 1, { zone, isShown }: LiftContext): EventWhen {
  for (let days = 0; days < 7; days++) {
    const to = days === 0 ? when : movedByDays(when, 'all', direction * days, zone)
    if (isShown(isoDate(daysOf({ when: to }, zone).first))) return to
  }
  return when
}

/**
 * A quarter of an hour later or earlier in elapsed time, so that an hour that exists twice is passed twice.
 */
function byStep(when: EventWhen & { kind: 'timed' }, part: Part, direction: -1 | 1): EventWhen {
  const by = direction * stepMinutes * minuteMs
  if (part !== 'all') return pulledTo(when, part, addMs(when[part], by))
  return { ...when, start: addMs(when.start, by), end: addMs(when.end, by) }
}

function isAtTop({ when, part }: LiftedEvent, zone: Zone): boolean {
  if (when.kind === 'allDay' || part !== 'all') return false
  return when.start - startOfDay(dateOf(when.start, zone), zone) < stepMinutes * minuteMs
}

function aboveHours(event: LiftedEvent, zone: Zone): Lifted | null {
  const { when } = event
  if (when.kind === 'allDay') return null
  const first = dateOf(when.start, zone)
  return { ...event, kind: 'moving', part: 'all', when: putAboveHours(when, first, zone), hours: when }
}

/** Down to its earlier times, on the present day; without these to nine o'clock. */
function amongHours(event: LiftedEvent, zone: Zone): Lifted | null {
  const { when, hours } = event
  if (when.kind === 'timed') return null
  const came = hours?.kind === 'timed' ? hours : null
  const days = came === null ? 0 : daysBetween(dateOf(came.start, zone), when.first)
  const to =
    came === null
      ? putAmongHours(instantOf(`${when.first}T09:00:00`, zone), zone)
      : movedByDays(came, 'all', days, zone)
  return { ...event, kind: 'moving', part: 'all', when: to, hours: null }
}
