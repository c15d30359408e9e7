import { addDays } from '../time/dates.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { localAt, startOfDay } from '../time/instantOf.ts'
import { addMs, dayOfLocal, hourMs, minuteMs, timeOfDay, type EpochMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { foldAt } from './foldedAxis.ts'
import type { HourAxis } from './hourAxis.ts'
import type { Span } from './sideBySide.ts'

/** The hours of another place beside those of a grid. Places are minutes from the top of the axis. */
export type ZoneRuler = {
  /** Where whole hours begin there, and what its clock shows then in minutes from midnight; `days` is how many days its date is ahead. */
  readonly marks: readonly RulerMark[]
  /** The parts of the day that are of one date there, in order: none of those that have no mark. */
  readonly dates: readonly (Span & Pick<RulerMark, 'days'>)[]
  /** Where it is night there. */
  readonly nights: readonly Span[]
}

type RulerMark = { readonly at: number; readonly clock: number; readonly days: number }

/** From ten at night to six in the morning, by the clock. */
const night = { from: 22 * 60, to: 6 * 60 }

/**
 * What the clock of another place shows in the hours of a day. Where it is off by a part of an hour, so are its marks.
 *
 * @param axis the hours of the grid, of which this day is one
 * @param zone that of the grid
 * @param other that of the place
 */
export function zoneRuler(axis: HourAxis, date: IsoDate, zone: Zone, other: Zone): ZoneRuler {
  const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  const marks = wholeHours(start, end, other)
    .map((instant) => ({
      at: axis.placeOf(instant, date, 'start'),
      clock: clockAt(instant, other),
      days: dayOfLocal(localAt(instant, other)) - dayNumber(date),
    }))
    .filter(({ at }) => foldAt(axis, at) === null)
  const edges = [start, ...wholeHours(addMs(start, 1), end, other), end]
  const nights: Span[] = []
  for (const [index, from] of edges.slice(0, -1).entries()) {
    if (!isNight(clockAt(from, other))) continue
    const span = {
      start: axis.placeOf(from, date, 'start'),
      end: axis.placeOf(edges[index + 1] ?? end, date, 'end'),
    }
    const before = nights.at(-1)
    if (before?.end === span.start) nights[nights.length - 1] = { start: before.start, end: span.end }
    else nights.push(span)
  }
  return { marks, dates: datesOf(marks, axis), nights }
}

/** The first begins with the day, the last ends with it. */
function datesOf(marks: readonly RulerMark[], { folds, minutes }: HourAxis): ZoneRuler['dates'] {
  // What a fold at the top begins with is not seen.
  const seen = folds[0]?.start === 0 ? marks.filter(({ at }) => at > 0) : marks
  const firsts = seen.filter(({ days }, index) => days !== seen[index - 1]?.days)
  return firsts.map(({ at, days }, index) => ({
    start: index === 0 ? 0 : at,
    end: firsts[index + 1]?.at ?? minutes,
    days,
  }))
}

/** A day on which another place comes to be further ahead of a grid, or less far, because clocks change here or there. */
export type ZoneShift = {
  readonly date: IsoDate
  /** How many minutes later it is there than a ruler of the first day says. */
  readonly minutes: number
}

/**
 * Where a ruler of the first day is wrong from some day on.
 *
 * @param days in order
 * @returns the days on which that changes, the first of them perhaps in its course; none in most weeks
 */
export function zoneShifts(days: readonly IsoDate[], zone: Zone, other: Zone): readonly ZoneShift[] {
  const ahead = (instant: EpochMs) => (other.offsetAt(instant) - zone.offsetAt(instant)) / minuteMs
  const [first] = days
  if (first === undefined) return []
  const atFirst = ahead(startOfDay(first, zone))
  const shifts: ZoneShift[] = []
  for (const date of days) {
    const minutes = ahead(addMs(startOfDay(addDays(date, 1), zone), -1)) - atFirst
    if (minutes !== (shifts.at(-1)?.minutes ?? 0)) shifts.push({ date, minutes })
  }
  return shifts
}

/** The instants at which the clock of a zone shows a whole hour, from one on to another, exclusive. */
function wholeHours(from: EpochMs, to: EpochMs, zone: Zone): readonly EpochMs[] {
  const hours: EpochMs[] = []
  for (let at = nextHour(from, zone); at < to; at = nextHour(addMs(at, 1), zone)) hours.push(at)
  return hours
}

/** The next whole hour of a clock, at an instant or after it. */
function nextHour(from: EpochMs, zone: Zone): EpochMs {
  const untilHour = (instant: EpochMs) => {
    const past = timeOfDay(localAt(instant, zone)) % hourMs
    return past === 0 ? 0 : hourMs - past
  }
  const at = addMs(from, untilHour(from))
  // Where the clock changes by half an hour on the way, it shows another half hour then.
  return addMs(at, untilHour(at))
}

const clockAt = (instant: EpochMs, zone: Zone) => timeOfDay(localAt(instant, zone)) / minuteMs

const isNight = (clock: number) => clock >= night.from || clock < night.to
