import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { Series } from '../recurrence/occurrencesIn.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import { lastLocal } from '../recurrence/ruleTimes.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { dayMs, addMs, earlier, epochMs, later, type EpochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { ZoneOf } from '../jcal/EventTime.ts'
import { zonesOf } from '../jcal/zones/zonesOf.ts'
import { componentsOf, textOf, isOverride, hasRecurrence } from '../jcal/properties.ts'
import { readPeriods } from '../jcal/readPeriods.ts'
import { isForFollowing, rangeOverridesOf } from '../jcal/rangeOverridesOf.ts'
import { timingEnd, readTiming, startOf, type Timing } from '../jcal/Timing.ts'
import { readSeries } from '../jcal/VEventSeries.ts'

/** From the first start to the last end of an object. */
export type TimeSpan = {
  readonly startUtc: EpochMs
  /** Exclusive, and equal to `startUtc` for an event without length: compare with `>=` there. */
  readonly lastUtc: EpochMs
}

/** The end of time: 31 December 9999, for rules without end. */
export const endOfTime = epochMs(253_402_300_799_000)

/**
 * The time that an object covers with all its occurrences, overrides and RDATE, for an index by time. Never
 * too short; with UNTIL or EXDATE it may be too long. Dates count as UTC midnights, floating times as UTC
 * (CAL-8).
 *
 * @returns null if no VEVENT has a readable DTSTART
 */
export function spanOf(jcal: JCal): TimeSpan | null {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const vevents = componentsOf(jcal, 'vevent')
  let startUtc = epochMs(Infinity)
  let lastUtc = epochMs(-Infinity)
  const budget = new StepBudget()
  const followingOf = Map.groupBy(vevents.filter(isForFollowing), (vevent) => textOf(vevent, 'uid'))
  for (const vevent of vevents) {
    const timing = readTiming(vevent, zoneOf, utc)
    if (timing === null) continue
    const start = startOf(timing)
    const length = lengthMs(timing)
    startUtc = earlier(startUtc, start)
    lastUtc = later(lastUtc, addMs(start, length))
    if (!hasRecurrence(vevent) || isOverride(vevent)) continue
    const series = readSeries(vevent, timing, [], zoneOf)
    const further = furthest(vevent, timing, followingOf.get(textOf(vevent, 'uid')) ?? none, zoneOf)
    for (const added of series.added) {
      startUtc = earlier(startUtc, added)
      lastUtc = later(lastUtc, addMs(added, length + further))
    }
    for (const own of readPeriods(vevent, timing, zoneOf).values())
      lastUtc = later(lastUtc, addMs(startOf(own), lengthMs(own) + further))
    for (const rule of series.rules)
      lastUtc = later(lastUtc, addMs(lastStart(rule, series, budget), length + further))
  }
  return startUtc === Infinity ? null : { startUtc, lastUtc: earlier(lastUtc, endOfTime) }
}

/**
 * The limit for how far THISANDFUTURE overrides move occurrences, and how much longer they make them. Zones
 * differ by a day at most.
 */
function furthest(
  master: JCalComponent,
  timing: Timing,
  following: readonly JCalComponent[],
  zoneOf: ZoneOf,
): number {
  const [, ...others] = rangeOverridesOf(master, timing, following, zoneOf, zoneNamed('UTC'))
  return others.reduce((longest, each) => Math.max(longest, each.shiftMs + lengthMs(each.timing) + dayMs), 0)
}

const none: readonly never[] = []

/**
 * In elapsed time an occurrence may be longer than the first, by as much as zones change: a day is enough.
 */
function lengthMs(timing: Timing): number {
  const length = timingEnd(timing, startOf(timing)) - startOf(timing)
  return timing.kind === 'timed' && timing.duration !== null && timing.duration.days !== 0
    ? length + dayMs
    : length
}

function lastStart(rule: Rule, series: Series, budget: StepBudget): EpochMs {
  if (rule.until?.kind === 'utc') return rule.until.instant
  if (rule.until?.kind === 'date') return instantOfLocal(addMs(rule.until.local, dayMs - 1), series.zone)
  if (rule.until !== null) return instantOfLocal(rule.until.local, series.zone)
  if (rule.count === null) return endOfTime
  const last = lastLocal(rule, series.start, budget)
  return last < endOfTime ? instantOfLocal(last, series.zone) : endOfTime
}
