import type { JCalComponent } from '#contract/jcal.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import {
  addMs,
  dayOfLocal,
  epochMs,
  midnightOf,
  utcMidnight,
  type EpochMs,
  type LocalMs,
} from '../time/units.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import type { ZoneOf } from './EventTime.ts'
import { sequenceOf } from './latestOf.ts'
import { parameterOf, propertyOf } from './properties.ts'
import { readTiming, startOf, type Timing } from './Timing.ts'
import { recurrenceIdOf, startInSeries } from './VEventSeries.ts'

/**
 * A part of a series in which one VEVENT says what its occurrences are: the master from the beginning, or an override for its own occurrence
 * and all that follow, as many minutes later or earlier as it is itself, and as long (RECURRENCE-ID with RANGE=THISANDFUTURE, RFC 5545 3.2.13 and 3.8.4.4).
 */
export type RangeOverride = {
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** Starts in the series: from inclusive, to exclusive. */
  readonly from: EpochMs
  readonly to: EpochMs
  /** By how much clocks show another time than the series says; days where it is of dates. */
  readonly shiftMs: number
  /** When the occurrence is that the series has at a start. */
  readonly moved: (start: EpochMs) => EpochMs
}

/** Whether a VEVENT stands for its occurrence and all that follow; who can be read otherwise is for one alone. */
export function isForFollowing(vevent: JCalComponent): boolean {
  const property = propertyOf(vevent, 'recurrence-id')
  return property !== undefined && parameterOf(property, 'range')?.toUpperCase() === 'THISANDFUTURE'
}

/**
 * The parts of a series in order, without gaps: nearly always one.
 * The shift is what clocks show: from nine to ten stays from nine to ten over a night of change, as ical.js has it, too.
 *
 * @param overrides of this series
 */
export function rangeOverridesOf(
  master: JCalComponent,
  timing: Timing,
  overrides: readonly JCalComponent[],
  zoneOf: ZoneOf,
  viewZone: Zone,
): readonly [RangeOverride, ...RangeOverride[]] {
  const whole = { vevent: master, timing, from: epochMs(-Infinity), to: never, shiftMs: 0, moved: asItIs }
  if (!overrides.some(isForFollowing)) return [whole]
  const later = overrides
    .filter(isForFollowing)
    .map((vevent) => ranged(vevent, timing, zoneOf, viewZone))
    .filter((each) => each !== null)
    .toSorted((a, b) => a.from - b.from || sequenceOf(a.vevent) - sequenceOf(b.vevent))
  return [
    { ...whole, to: later[0]?.from ?? never },
    ...later.map((each, index) => ({ ...each, to: later[index + 1]?.from ?? never })),
  ]
}

/** After every instant. */
const never = epochMs(Infinity)

const asItIs = (start: EpochMs) => start

function ranged(vevent: JCalComponent, of: Timing, zoneOf: ZoneOf, viewZone: Zone): RangeOverride | null {
  const time = recurrenceIdOf(vevent, zoneOf)
  const timing = readTiming(vevent, zoneOf, viewZone)
  if (time === null || timing === null) return null
  const from = startInSeries(time, of)
  const own = timing.kind === 'allDay' ? zoneNamed('UTC') : timing.zone
  const series = of.kind === 'allDay' ? zoneNamed('UTC') : of.zone
  const ownLocal: LocalMs = timing.kind === 'allDay' ? midnightOf(timing.first) : timing.local
  const shiftMs = ownLocal - localAt(from, series)
  return {
    vevent,
    timing,
    from,
    to: never,
    shiftMs,
    moved: (start) => {
      if (start === from) return startOf(timing)
      const local = addMs(localAt(start, series), shiftMs)
      return timing.kind === 'allDay' ? utcMidnight(dayOfLocal(local)) : instantOfLocal(local, own)
    },
  }
}
