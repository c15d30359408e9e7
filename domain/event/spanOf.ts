import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { Series } from '../recurrence/occurrencesIn.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import { lastLocal } from '../recurrence/ruleTimes.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { dayMs, type EpochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { zonesOf, type ZoneOf } from './EventTime.ts'
import { isOverride } from './instancesIn.ts'
import { componentsOf, textOf } from './properties.ts'
import { readPeriods } from './readPeriods.ts'
import { isForFollowing, rangeOverridesOf } from './rangeOverridesOf.ts'
import { endOf, readTiming, startOf, type Timing } from './Timing.ts'
import { hasRecurrence, readSeries } from './VEventSeries.ts'

/** From the first start to the last end of an object. */
export type Span = {
  readonly startUtc: EpochMs
  /** Exclusive, and equal to `startUtc` for an event without length: compare with `>=` there. */
  readonly lastUtc: EpochMs
}

/** The end of time: 31 December 9999, for rules without one. */
export const endOfTime: EpochMs = 253_402_300_799_000

/**
 * The time that an object takes up over all its occurrences, overrides and RDATE included, for an index by time.
 * Never too short; with UNTIL or EXDATE it may be longer than what is left. Dates count as UTC midnights, floating times as UTC (CAL-8).
 *
 * @returns null when no VEVENT has a readable DTSTART
 */
export function spanOf(jcal: JCal): Span | null {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const vevents = componentsOf(jcal, 'vevent')
  let startUtc = Infinity
  let lastUtc = -Infinity
  const budget = new StepBudget()
  const followingOf = Map.groupBy(vevents.filter(isForFollowing), (vevent) => textOf(vevent, 'uid'))
  for (const vevent of vevents) {
    const timing = readTiming(vevent, zoneOf, utc)
    if (timing === null) continue
    const start = startOf(timing)
    const length = lengthMs(timing)
    startUtc = Math.min(startUtc, start)
    lastUtc = Math.max(lastUtc, start + length)
    if (!hasRecurrence(vevent) || isOverride(vevent)) continue
    const series = readSeries(vevent, timing, [], zoneOf)
    const further = furthest(vevent, timing, followingOf.get(textOf(vevent, 'uid')) ?? none, zoneOf)
    for (const added of series.added) {
      startUtc = Math.min(startUtc, added)
      lastUtc = Math.max(lastUtc, added + length + further)
    }
    for (const own of readPeriods(vevent, timing, zoneOf).values())
      lastUtc = Math.max(lastUtc, startOf(own) + lengthMs(own) + further)
    for (const rule of series.rules)
      lastUtc = Math.max(lastUtc, lastStart(rule, series, budget) + length + further)
  }
  return startUtc === Infinity ? null : { startUtc, lastUtc: Math.min(lastUtc, endOfTime) }
}

/** By how much overrides for all that follow move its occurrences at most, and make them longer; zones differ by a day at most. */
function furthest(
  master: JCalComponent,
  timing: Timing,
  following: readonly JCalComponent[],
  zoneOf: ZoneOf,
): number {
  const [, ...later] = rangeOverridesOf(master, timing, following, zoneOf, zoneNamed('UTC'))
  return later.reduce((longest, each) => Math.max(longest, each.shiftMs + lengthMs(each.timing) + dayMs), 0)
}

const none: readonly never[] = []

/** By the clock an occurrence may be longer than the first, by as much as zones move: a day is enough. */
function lengthMs(timing: Timing): number {
  const length = endOf(timing, startOf(timing)) - startOf(timing)
  return timing.kind === 'timed' && timing.duration !== null && timing.duration.days !== 0
    ? length + dayMs
    : length
}

function lastStart(rule: Rule, series: Series, budget: StepBudget): EpochMs {
  if (rule.until?.kind === 'utc') return rule.until.instant
  if (rule.until?.kind === 'date') return instantOfLocal(rule.until.local + dayMs - 1, series.zone)
  if (rule.until !== null) return instantOfLocal(rule.until.local, series.zone)
  if (rule.count === null) return endOfTime
  const last = lastLocal(rule, series.start, budget)
  return last < endOfTime ? instantOfLocal(last, series.zone) : endOfTime
}
