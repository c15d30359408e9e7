import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { isOverride } from '../event/instancesIn.ts'
import { readOccurrenceId, zonesOf, type EventTime, type ZoneOf } from '../event/EventTime.ts'
import { propertyOf, textOf } from '../event/properties.ts'
import { rangeOverridesOf, type RangeOverride } from '../event/rangeOverridesOf.ts'
import { readPeriods, type PeriodTimings } from '../event/readPeriods.ts'
import { readTiming, type Timing } from '../event/Timing.ts'
import { readSeries, recurrenceIdOf, startInSeries } from '../event/VEventSeries.ts'
import type { Series } from '../recurrence/occurrencesIn.ts'
import { localAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { formOf, type ValueType } from './ValueType.ts'

/** A series as it is stored, ready to be changed. Floating times are calculated in UTC. */
export type StoredSeries = {
  readonly master: JCalComponent
  readonly dtstart: JCalProperty
  readonly timing: Timing
  readonly form: ValueType
  /** With the occurrences that overrides replace. */
  readonly series: Series
  /** The further dates that last as long as they say themselves. */
  readonly periods: PeriodTimings
  /** In the order of the object. */
  readonly overrides: readonly Override[]
  /** In order: the master, and what stands for all that follow. */
  readonly rangeOverrides: readonly [RangeOverride, ...RangeOverride[]]
  readonly zoneOf: ZoneOf
}

/** A VEVENT that stands for the occurrence of its series that starts, or would start, at an instant. */
export type Override = { readonly vevent: JCalComponent; readonly start: EpochMs }

/** The series of a calendar object: its first master and the overrides of that UID; null when there is no master to be read. */
export function storedSeries(jcal: JCal): StoredSeries | null {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const master = jcal[2].find((each) => each[0] === 'vevent' && !isOverride(each))
  const dtstart = master === undefined ? undefined : propertyOf(master, 'dtstart')
  const timing = master === undefined ? null : readTiming(master, zoneOf, utc)
  const form = dtstart === undefined ? null : formOf(dtstart, zoneOf)
  if (master === undefined || dtstart === undefined || timing === null || form === null) return null
  const overrides = jcal[2].flatMap((vevent): readonly Override[] => {
    const time = vevent[0] === 'vevent' ? recurrenceIdOf(vevent, zoneOf) : null
    if (time === null || textOf(vevent, 'uid') !== textOf(master, 'uid')) return []
    return [{ vevent, start: startInSeries(time, timing) }]
  })
  const series = readSeries(master, timing, [], zoneOf)
  const rangeOverrides = rangeOverridesOf(
    master,
    timing,
    overrides.map(({ vevent }) => vevent),
    zoneOf,
    utc,
  )
  const periods = readPeriods(master, timing, zoneOf)
  return { master, dtstart, timing, form, series, periods, overrides, rangeOverrides, zoneOf }
}

/** What says what the occurrence of a series is that starts at an instant, where no override of its own does. */
export function rangeOverrideAt({ rangeOverrides }: StoredSeries, start: EpochMs): RangeOverride {
  return rangeOverrides.findLast(({ from }) => from <= start) ?? rangeOverrides[0]
}

/** Where an occurrence starts by its name (`CalendarEvent.occurrence`), UTC midnight for a date; null when the name cannot be read. */
export function startNamed({ timing }: StoredSeries, occurrence: string): EpochMs | null {
  const time = readOccurrenceId(occurrence)
  return time === null ? null : startInSeries(time, timing)
}

/**
 * A time as a local time of the series' zone. What is written by the clock of that zone is read as it stands: 02:30 on a night that has
 * none is still 02:30 of the series.
 */
export function localInSeries({ form, timing }: StoredSeries, time: EventTime): LocalMs {
  const isByTheClock =
    time.kind === 'timed' && time.zone?.name === (form.kind === 'floating' ? undefined : form.zone.name)
  if (isByTheClock && form.kind !== 'date') return time.local
  if (time.kind === 'date' && timing.kind === 'timed') {
    return time.day * dayMs + timing.local - Math.floor(timing.local / dayMs) * dayMs
  }
  return localAt(startInSeries(time, timing), form.zone)
}
