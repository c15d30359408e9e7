import type { JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { localAt } from '../time/instantOf.ts'
import { later, type EpochMs } from '../time/units.ts'
import { readDuration } from './Duration.ts'
import { readEventTimes, type ZoneOf } from './EventTime.ts'
import { after, type Timing } from './Timing.ts'
import { startInSeries } from './VEventSeries.ts'

/** The occurrences of a series that have a length of their own, by their starts in the series. */
export type PeriodTimings = ReadonlyMap<EpochMs, Timing>

/**
 * The timings of the further dates that are periods (`RDATE;VALUE=PERIOD`, RFC 5545 3.8.5.2), each with its
 * own length. A series of dates has none; what cannot be read is left out.
 */
export function readPeriods(master: JCalComponent, timing: Timing, zoneOf: ZoneOf): PeriodTimings {
  let timings: Map<EpochMs, Timing> | null = null
  if (timing.kind === 'allDay') return none
  for (const property of master[1]) {
    if (property[0] !== 'rdate' || property[2] !== 'period') continue
    for (const value of property.slice(3)) {
      const own = periodTiming(property, value, timing, zoneOf)
      if (own !== null) (timings ??= new Map()).set(own.start, own)
    }
  }
  return timings ?? none
}

const none: PeriodTimings = new Map()

/**
 * The two parts of a period: a start, and an end or a duration. An array in jCal (RFC 7265 3.6.9), with a
 * slash in iCalendar.
 */
export function partsOfPeriod(value: JCalValue): readonly [string, string] | null {
  const parts = typeof value === 'string' ? value.split('/') : Array.isArray(value) ? value : []
  const [start, end] = parts
  return typeof start === 'string' && typeof end === 'string' ? [start, end] : null
}

function periodTiming(
  [name, parameters, type]: JCalProperty,
  value: JCalValue,
  timing: Extract<Timing, { kind: 'timed' }>,
  zoneOf: ZoneOf,
): Extract<Timing, { kind: 'timed' }> | null {
  const parts = partsOfPeriod(value)
  const eventTimeOf = (text: string) => readEventTimes([name, parameters, type, text], zoneOf)[0]
  const time = parts === null ? undefined : eventTimeOf(parts[0])
  if (parts === null || time === undefined) return null
  const start = startInSeries(time, timing)
  const duration = readDuration(parts[1])
  const last = duration === null ? eventTimeOf(parts[1]) : undefined
  if (duration === null && last === undefined) return null
  const end = last === undefined ? after(start, duration ?? noTime, timing.zone) : startInSeries(last, timing)
  return { ...timing, local: localAt(start, timing.zone), start, end: later(start, end), duration }
}

const noTime = { days: 0, ms: 0 }
