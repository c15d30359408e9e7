import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isLeftOut, maxOccurrences, occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import { localAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { occurrenceId, zonesOf, type EventTime, type ZoneOf } from './EventTime.ts'
import { sequenceOf } from './latestOf.ts'
import { componentsOf, propertyOf, textOf } from './properties.ts'
import { readPeriods } from './readPeriods.ts'
import { rangeOverridesOf, type RangeOverride } from './rangeOverridesOf.ts'
import { endOf, readTiming, startOf, type Timing } from './Timing.ts'
import {
  hasRecurrence,
  eventTimeInSeries,
  readSeries,
  recurrenceIdOf,
  startInSeries,
} from './VEventSeries.ts'

/** An event at one of its times. */
export type Instance = {
  /** The master, or the override that stands for this occurrence. */
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** Where this instance starts and ends; UTC midnights for dates. */
  readonly start: EpochMs
  readonly end: EpochMs
  /** Which occurrence it is; null for an event that does not repeat. */
  readonly occurrence: Occurrence | null
}

/** Names an occurrence of a series. */
export type Occurrence = {
  /** In the form of its series' DTSTART. */
  readonly time: EventTime
}

export type Instances = {
  readonly instances: readonly Instance[]
  readonly skipped: readonly { readonly uid: string; readonly why: SkippedEvent }[]
  readonly isCapped: boolean
}

/** Why a VEVENT could not be read. */
export type SkippedEvent = 'no-dtstart' | 'no-recurrence-id' | 'second-master'

/**
 * The instances of a calendar object that touch a window: series expanded, overrides in the place of what they replace, wherever they
 * moved to, and those for all that follow (RANGE=THISANDFUTURE) in the place of these. An override whose occurrence is not in its series is an instance all the same, and so is one without a master (CAL-9).
 *
 * @param window instants, start inclusive, end exclusive
 * @param viewZone for floating times and for the days of the window, which dates are compared with (CAL-8: UTC)
 * @param budget the steps that all series of the object may take together; what is found when they are spent is all there is
 */
export function instancesIn(
  jcal: JCal,
  window: { readonly start: EpochMs; readonly end: EpochMs },
  viewZone: Zone,
  budget = new StepBudget(),
): Instances {
  const zoneOf = zonesOf(jcal)
  const only = jcal[2].length === 1 ? jcal[2][0] : undefined
  if (only && isPlain(only)) return plainInstance(only, window, zoneOf, viewZone)
  const windowOf = (timing: Timing) => (timing.kind === 'allDay' ? daysOf(window, viewZone) : window)
  const vevents = componentsOf(jcal, 'vevent')
  const overrides = vevents.some(isOverride) ? vevents.filter(isOverride) : none
  const overridesOf = overrides === none ? null : Map.groupBy(overrides, (vevent) => textOf(vevent, 'uid'))
  const masters = new Map<string, Timing>()
  const instances: Instance[] = []
  const skipped: Instances['skipped'][number][] = []
  let isCapped = false
  const add = (vevent: JCalComponent, timing: Timing, start: EpochMs, occurrence: Occurrence | null) => {
    const end = endOf(timing, start)
    if (touches(windowOf(timing), start, end)) instances.push({ vevent, timing, start, end, occurrence })
  }

  for (const vevent of overrides === none ? vevents : vevents.filter((each) => !isOverride(each))) {
    const uid = textOf(vevent, 'uid')
    const timing = readTiming(vevent, zoneOf, viewZone)
    if (timing === null) skipped.push({ uid, why: 'no-dtstart' })
    else if (masters.has(uid)) skipped.push({ uid, why: 'second-master' })
    else {
      masters.set(uid, timing)
      const replacing = overridesOf?.get(uid) ?? none
      const isSeries = replacing.length > 0 || hasRecurrence(vevent)
      if (!isSeries) {
        add(vevent, timing, startOf(timing), null)
        continue
      }
      const series = readSeries(vevent, timing, replacing, zoneOf)
      const periods = readPeriods(vevent, timing, zoneOf)
      const rangeOverrides = rangeOverridesOf(vevent, timing, replacing, zoneOf, viewZone)
      let left = maxOccurrences
      for (const override of rangeOverrides) {
        const found = occurrencesIn(series, startsFor(override, windowOf(override.timing)), left, budget)
        isCapped ||= found.isCapped
        left -= found.starts.length
        for (const named of found.starts) {
          if (!periods.has(named))
            add(override.vevent, override.timing, override.moved(named), new StartIn(timing, named))
        }
      }
      // Periods may be longer than all else, and reach into a window from further away.
      for (const [named, own] of periods) {
        if (!budget.take(rangeOverrides.length)) {
          isCapped = true
          break
        }
        if (isLeftOut(series, named, budget)) continue
        const override = rangeOverrides.findLast(({ from }) => from <= named) ?? rangeOverrides[0]
        const lasting = override.timing.kind === 'timed' ? own : override.timing
        add(override.vevent, lasting, override.moved(named), new StartIn(timing, named))
      }
    }
  }

  const latest = new Map<string, Override>()
  for (const vevent of overrides) {
    const uid = textOf(vevent, 'uid')
    const time = recurrenceIdOf(vevent, zoneOf)
    const timing = readTiming(vevent, zoneOf, viewZone)
    const master = masters.get(uid)
    if (time === null) skipped.push({ uid, why: 'no-recurrence-id' })
    else if (timing === null) skipped.push({ uid, why: 'no-dtstart' })
    else {
      // A RECURRENCE-ID may be written in another form than DTSTART; an occurrence has one name all the same.
      const start = master ? startInSeries(time, master) : null
      const named = master && start !== null ? new StartIn(master, start) : { time }
      // Two overrides of one occurrence, spelt in two ways, are two revisions of it: the later one counts.
      const key = `${start ?? occurrenceId(time)} ${uid}`
      const other = latest.get(key)
      if (other === undefined || sequenceOf(vevent) >= sequenceOf(other.vevent))
        latest.set(key, { vevent, timing, named })
    }
  }
  for (const { vevent, timing, named } of latest.values()) add(vevent, timing, startOf(timing), named)
  return { instances, skipped, isCapped }
}

type Override = { readonly vevent: JCalComponent; readonly timing: Timing; readonly named: Occurrence }

/** An occurrence by its start; many are never asked for their name. */
class StartIn implements Occurrence {
  private readonly series: Timing
  private readonly start: EpochMs

  constructor(series: Timing, start: EpochMs) {
    this.series = series
    this.start = start
  }

  get time(): EventTime {
    return eventTimeInSeries(this.start, this.series)
  }
}

const none: readonly never[] = []

/** Most objects are one event that does not repeat, and are read by the thousand. */
function plainInstance(vevent: JCalComponent, window: Window, zoneOf: ZoneOf, viewZone: Zone): Instances {
  const timing = readTiming(vevent, zoneOf, viewZone)
  if (timing === null)
    return { instances: none, skipped: [{ uid: textOf(vevent, 'uid'), why: 'no-dtstart' }], isCapped: false }
  const start = startOf(timing)
  const end = endOf(timing, start)
  const isIn = touches(timing.kind === 'allDay' ? daysOf(window, viewZone) : window, start, end)
  const instances = isIn ? [{ vevent, timing, start, end, occurrence: null }] : none
  return { instances, skipped: none, isCapped: false }
}

function isPlain(component: JCalComponent): boolean {
  if (component[0] !== 'vevent') return false
  // By place and not by destructuring, which makes an iterator for each of ten thousand times seven properties.
  for (const property of component[1]) {
    const name = property[0]
    if (name === 'rrule' || name === 'rdate' || name === 'recurrence-id') return false
  }
  return true
}

function touches(window: Window, start: EpochMs, end: EpochMs): boolean {
  return start < window.end && (end > window.start || start === window.start)
}

/** Whether a VEVENT stands for one occurrence of a series. */
export function isOverride(vevent: JCalComponent): boolean {
  return propertyOf(vevent, 'recurrence-id') !== undefined
}

type Window = { readonly start: EpochMs; readonly end: EpochMs }

/** The days that a window touches in a zone, as UTC midnights. */
function daysOf({ start, end }: Window, zone: Zone): Window {
  const dayAt = (instant: EpochMs) => Math.floor(localAt(instant, zone) / dayMs)
  return { start: dayAt(start) * dayMs, end: (dayAt(end - 1) + 1) * dayMs }
}

/** The window in which those occurrences of a part start, by the series, that reach into another. */
function startsFor({ timing, from, to, shiftMs }: RangeOverride, window: Window): Window {
  const first = startOf(timing)
  // By the clock an occurrence may be longer than the first one, and moved by more or less, by as much as zones move.
  const slack = shiftMs !== 0 || (timing.kind === 'timed' && timing.duration !== null) ? dayMs : 0
  const reach = endOf(timing, first) - first + slack
  return {
    start: Math.max(from, window.start - reach - shiftMs),
    end: Math.min(to, window.end - shiftMs + (shiftMs === 0 ? 0 : dayMs)),
  }
}
