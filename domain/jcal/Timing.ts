import type { JCalComponent } from '#contract/jcal.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import {
  dayMs,
  addMs,
  later,
  midnightOf,
  utcMidnight,
  type DayNumber,
  type EpochMs,
  type LocalMs,
} from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { readDuration, roughMs, type Duration } from './Duration.ts'
import { instantOfEventTime, readEventTime, type EventTime, type ZoneOf } from './EventTime.ts'
import { propertyOf } from './properties.ts'

/** When a VEVENT is, read from DTSTART with DTEND or DURATION. */
export type Timing =
  | {
      readonly kind: 'allDay'
      readonly first: DayNumber
      /** At least 1. */
      readonly days: number
    }
  | {
      readonly kind: 'timed'
      readonly local: LocalMs
      readonly zone: Zone
      /** Whether the zone is only the reader's, because the time floats. */
      readonly isFloating: boolean
      readonly start: EpochMs
      /** Exclusive, never before `start`. */
      readonly end: EpochMs
      /**
       * The length of each occurrence by the calendar, from DURATION; otherwise all last as long as the first
       * (RFC 5545 3.8.5.3).
       */
      readonly duration: Duration | null
    }

/**
 * The timing of a VEVENT (RFC 5545 3.6.1). Without an end a date lasts the day, and a time has no length; an
 * end before the start is ignored.
 *
 * @returns null if DTSTART is missing or cannot be read
 */
export function readTiming(vevent: JCalComponent, zoneOf: ZoneOf, viewZone: Zone): Timing | null {
  const start = timeIn(vevent, 'dtstart', zoneOf)
  return start && timingOf(vevent, { start, end: timeIn(vevent, 'dtend', zoneOf) }, viewZone)
}

/** The same from the times of DTSTART and DTEND, if these were read already. */
export function timingOf(
  vevent: JCalComponent,
  { start, end }: { readonly start: EventTime; readonly end: EventTime | null },
  viewZone: Zone,
): Timing {
  const durationValue = end === null ? propertyOf(vevent, 'duration')?.[3] : undefined
  const duration = typeof durationValue === 'string' ? readDuration(durationValue) : null
  return start.kind === 'date' ? allDay(start.day, end, duration) : timed(start, end, duration, viewZone)
}

/** The first start of an event; UTC midnight for a date. */
export function startOf(timing: Timing): EpochMs {
  return timing.kind === 'allDay' ? utcMidnight(timing.first) : timing.start
}

/** The end, exclusive, of the occurrence of an event that starts at an instant; UTC midnights for dates. */
export function timingEnd(timing: Timing, start: EpochMs): EpochMs {
  if (timing.kind === 'allDay') return addMs(start, timing.days * dayMs)
  if (timing.duration !== null) return after(start, timing.duration, timing.zone)
  return addMs(start, timing.end - timing.start)
}

/** The time of the first property with a name; null without a readable one. */
export function timeIn(vevent: JCalComponent, name: string, zoneOf: ZoneOf): EventTime | null {
  const property = propertyOf(vevent, name)
  return property === undefined ? null : readEventTime(property, zoneOf)
}

function allDay(first: DayNumber, end: EventTime | null, duration: Duration | null): Timing {
  return { kind: 'allDay', first, days: Math.max(1, daysUntil(end, duration, first)) }
}

function daysUntil(end: EventTime | null, duration: Duration | null, first: DayNumber): number {
  if (end?.kind === 'date') return end.day - first
  if (end?.kind === 'timed') return Math.ceil(end.local / dayMs) - first
  return duration === null ? 1 : Math.ceil(roughMs(duration) / dayMs)
}

function timed(
  time: Extract<EventTime, { kind: 'timed' }>,
  end: EventTime | null,
  duration: Duration | null,
  viewZone: Zone,
): Timing {
  const zone = time.zone ?? viewZone
  const start = instantOfLocal(time.local, zone)
  const endInstant = () => {
    if (end?.kind === 'date') return instantOfLocal(midnightOf(end.day), zone)
    if (end?.kind === 'timed') return instantOfEventTime(end, viewZone)
    return duration === null ? start : after(start, duration, zone)
  }
  return {
    kind: 'timed',
    local: time.local,
    zone,
    isFloating: time.zone === null,
    start,
    end: later(start, endInstant()),
    duration,
  }
}

/**
 * Days by the calendar first, then exact time: P1D over a night when clocks change is 23 or 25 hours (RFC
 * 5545 3.3.6).
 */
export function after(start: EpochMs, { days, ms }: Duration, zone: Zone): EpochMs {
  const onDay = days === 0 ? start : instantOfLocal(addMs(localAt(start, zone), days * dayMs), zone)
  return later(start, addMs(onDay, ms))
}
