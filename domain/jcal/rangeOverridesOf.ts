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
 * The part of a series that one VEVENT describes: the master from the beginning, or an override for its own
 * occurrence and all that follow. These have its length, and are shifted as far as it is (RECURRENCE-ID with
 * RANGE=THISANDFUTURE, RFC 5545 3.2.13 and 3.8.4.4).
 */
export type RangeOverride = {
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** Starts in the series: from inclusive, to exclusive. */
  readonly from: EpochMs
  readonly to: EpochMs
  /** How far local times are shifted from those of the series; whole days for dates. */
  readonly shiftMs: number
  /** The shifted start of the occurrence that starts in the series at an instant. */
  readonly moved: (start: EpochMs) => EpochMs
}

/**
 * Whether a VEVENT describes its occurrence and all that follow. With any other RANGE it describes only its
 * own.
 */
export function isForFollowing(vevent: JCalComponent): boolean {
  const property = propertyOf(vevent, 'recurrence-id')
  return property !== undefined && parameterOf(property, 'range')?.toUpperCase() === 'THISANDFUTURE'
}

/**
 * The parts of a series in order, without gaps: nearly always one. The shift is in local time: nine to ten
 * stays nine to ten when clocks change, as in ical.js.
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
