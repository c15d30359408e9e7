import { instantOfLocal, localAt } from '../time/instantOf.ts'
import {
  dayMs,
  addMs,
  dayOfLocal,
  earlier,
  localMs,
  type DayNumber,
  type EpochMs,
  type LocalMs,
} from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { inOrder } from './Periods.ts'
import type { Rule, Until } from './Rule.ts'
import { namesStart, ruleTimes } from './ruleTimes.ts'
import { StepBudget } from './StepBudget.ts'
import type { Window } from '../time/Window.ts'

/**
 * What repeats: DTSTART, RRULE, RDATE and EXDATE, prepared for calculation. Dates (all-day) are local times
 * at midnight in UTC; floating times get the viewer's zone.
 */
export type Series = {
  readonly start: LocalMs
  readonly zone: Zone
  readonly rules: readonly Rule[]
  /** EXRULE of RFC 2445, which newer programs only read: its occurrences are left out, also DTSTART. */
  readonly excludedRules: readonly Rule[]
  /** RDATE: further starts, in order. */
  readonly added: readonly EpochMs[]
  /** EXDATE: starts that are left out ... */
  readonly excluded: ReadonlySet<EpochMs>
  /** ... and whole days, if an EXDATE of a timed series is a date. */
  readonly excludedDays: ReadonlySet<DayNumber>
}

export type Occurrences = {
  /** In order, each once. */
  readonly starts: readonly EpochMs[]
  /** Whether there were more than `limit`, or the steps were used up before all were found. */
  readonly isCapped: boolean
}

/** No window shows more: the limit for a rule of every second. */
export const maxOccurrences = 3000

/**
 * The starts of a series within a window (RFC 5545 3.8.5): DTSTART, and what the rules and RDATE add, without
 * EXDATE.
 *
 * @param window instants, start inclusive, end exclusive. To get occurrences that reach into it, begin
 *   earlier
 * @param limit the maximum number; if there are more, `isCapped` is set
 * @param budget the steps for the rules, shared by all queries of one object
 */
export function occurrencesIn(
  series: Series,
  window: Window,
  limit = maxOccurrences,
  budget = new StepBudget(),
): Occurrences {
  if (window.start >= window.end) return { starts: [], isCapped: false }
  const { zone } = series
  const added = series.added.slice(placeOf(window.start, series.added), placeOf(window.end, series.added))
  const starts = [instantOfLocal(series.start, zone), ...added.slice(0, limit + slack)]
  let isCapped = added.length > limit + slack
  for (const rule of series.rules) {
    const found = startsOf(rule, series, window, limit + slack, budget)
    isCapped ||= found.isCapped
    for (const start of found.starts) starts.push(start)
  }
  const ordered = inOrder(starts).filter(
    (start) => start >= window.start && start < window.end && !isLeftOut(series, start, budget),
  )
  return {
    starts: ordered.slice(0, limit),
    isCapped: isCapped || ordered.length > limit || budget.isSpent,
  }
}

/** What a rule adds to a series within a window, or takes from it; DTSTART itself is never among it. */
function startsOf(
  rule: Rule,
  { start, zone }: Series,
  window: Window,
  limit: number,
  budget: StepBudget,
): Occurrences {
  // Near a change of clocks, local times and instants differ: this range is wider by that, and the instants
  // are compared below.
  const from = addMs(localAt(window.start, zone), -shiftNear(window.start, zone))
  const to = earlier(
    addMs(localAt(window.end, zone), shiftNear(window.end, zone)),
    untilLocal(rule.until, zone),
  )
  const until = rule.until?.kind === 'utc' ? rule.until.instant : Infinity
  const { localTimes, isCapped } = ruleTimes(rule, start, from, to, limit, budget)
  const instants = localTimes.map((local) => instantOfLocal(local, zone))
  return { starts: instants.filter((instant) => instant <= until), isCapped }
}

/** The index of the first instant in an ordered list that is not before another. */
function placeOf(instant: EpochMs, ordered: readonly EpochMs[]): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordered[middle] ?? 0) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Occurrences before the window, or removed by EXDATE, must not count towards the limit. */
const slack = 1000

/** How far the clocks change within a day of an instant. */
function shiftNear(instant: EpochMs, zone: Zone): number {
  return Math.abs(zone.offsetAt(addMs(instant, dayMs)) - zone.offsetAt(addMs(instant, -dayMs)))
}

/**
 * The end, exclusive, of the local times up to UNTIL; one day more for an instant, because the caller then
 * compares instants.
 */
function untilLocal(until: Until | null, zone: Zone): LocalMs {
  if (until === null) return localMs(Infinity)
  if (until.kind === 'floating') return addMs(until.local, 1)
  return addMs(until.kind === 'date' ? until.local : localAt(until.instant, zone), dayMs)
}

/**
 * Whether EXDATE or EXRULE removes a start. Each is looked for by itself, because a rule may name many more than there
 * are starts. If the steps are used up, it is not known: then the start is removed.
 */
export function isLeftOut(series: Series, start: EpochMs, budget: StepBudget): boolean {
  const { zone, excluded, excludedDays, excludedRules } = series
  const isNamed = (rule: Rule) =>
    (start === instantOfLocal(series.start, zone) && namesStart(rule, series.start, budget)) ||
    startsOf(rule, series, { start, end: addMs(start, 1) }, slack, budget).starts.includes(start) ||
    budget.isSpent
  return (
    excluded.has(start) ||
    (excludedDays.size > 0 && excludedDays.has(dayOfLocal(localAt(start, zone)))) ||
    excludedRules.some(isNamed)
  )
}
