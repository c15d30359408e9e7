import { dayMs, addMs, earlier, later, localMs, type LocalMs } from '../time/units.ts'
import { clockPeriods } from './clockPeriods.ts'
import { dayPeriods } from './dayPeriods.ts'
import type { Periods } from './Periods.ts'
import type { Rule } from './Rule.ts'
import { maxSteps, StepBudget } from './StepBudget.ts'

/** Local times in order, and whether there would be more: the work for one window is limited. */
export type RuleTimes = { readonly localTimes: readonly LocalMs[]; readonly isCapped: boolean }

/**
 * The local times at which a rule repeats after its start. Goes to the window by arithmetic, without passing
 * earlier ones (RFC 5545 3.3.10). COUNT is applied, counting the start as the first; UNTIL is left to the
 * caller, who knows the zone.
 *
 * @param start DTSTART as a local time, itself never in the result
 * @param from first local time of the window, inclusive
 * @param to end of the window, exclusive
 * @param limit the maximum number of local times
 * @param budget the steps it may take; if they are used up, the result is what was found until then
 */
export function ruleTimes(
  rule: Rule,
  start: LocalMs,
  from: LocalMs,
  to: LocalMs,
  limit: number,
  budget = new StepBudget(),
): RuleTimes {
  const begin = later(from, addMs(start, 1))
  const last = rule.count === null || begin >= to ? never : lastLocal(rule, start, budget)
  const end = earlier(to, addMs(last, 1))
  if (begin >= end || budget.isSpent) return { localTimes: [], isCapped: budget.isSpent }
  const periods = periodsOf(rule, start, budget)
  if (periods.even) return evenTimes(periods.even, begin, end, limit, budget)
  const lastPeriod = periods.indexOf(addMs(end, -1))
  const localTimes: LocalMs[] = []
  let empty = 0
  let at = periods.firstFrom(Math.max(0, periods.indexOf(begin)))
  for (; at <= lastPeriod && budget.take(1); at = periods.firstFrom(at + 1)) {
    if (empty++ > periods.cycle) break
    for (const local of periods.localTimesOf(at, begin)) {
      empty = 0
      if (local >= end) break
      if (localTimes.length === limit || !budget.take(1)) return { localTimes, isCapped: true }
      localTimes.push(local)
    }
  }
  return { localTimes, isCapped: budget.isSpent }
}

function evenTimes(
  { base, lengthMs, offsets }: NonNullable<Periods['even']>,
  begin: LocalMs,
  end: LocalMs,
  limit: number,
  budget: StepBudget,
): RuleTimes {
  const localTimes: LocalMs[] = []
  const first = addMs(base, Math.floor((begin - base) / lengthMs) * lengthMs)
  for (let from = first; from < end; from = addMs(from, lengthMs)) {
    for (const offset of offsets) {
      const local = addMs(from, offset)
      if (local < begin) continue
      if (local >= end) break
      if (localTimes.length === limit || !budget.take(1)) return { localTimes, isCapped: true }
      localTimes.push(local)
    }
  }
  return { localTimes, isCapped: budget.isSpent }
}

/**
 * The local time of the last occurrence of a rule with COUNT; the start if COUNT is 1. Calculated by division
 * if all periods have the same size, else stepped through once for each rule and cached. Infinity if that
 * takes too many steps, or is more than four hundred years away.
 */
export function lastLocal(rule: Rule, start: LocalMs, budget = new StepBudget()): LocalMs {
  const before = knownLast.get(rule)
  const known = before?.start === start ? before : foundLast(rule, start, budget)
  if (known.isTooFar) budget.take(Infinity)
  return known.last
}

/**
 * Whether a rule selects its own start: an RRULE includes it in any case, an EXRULE excludes it only then.
 */
export function namesStart(rule: Rule, start: LocalMs, budget: StepBudget): boolean {
  for (const local of periodsOf(rule, start, budget).localTimesOf(0, start))
    if (local >= start) return local === start
  return false
}

type KnownLast = { readonly start: LocalMs; readonly last: LocalMs; readonly isTooFar: boolean }

const knownLast = new WeakMap<Rule, KnownLast>()

function foundLast(rule: Rule, start: LocalMs, budget: StepBudget): KnownLast {
  const steps = Math.min(maxSteps, budget.left)
  const own = new StepBudget(steps)
  const found = { start, last: findLast(rule, start, own), isTooFar: own.isSpent }
  budget.take(own.taken)
  // What is cached depends only on the rule, and not on how many steps earlier queries had left.
  if (!found.isTooFar || steps === maxSteps) knownLast.set(rule, found)
  return found
}

/** After every local time. */
const never = localMs(Infinity)

/** Four hundred years, after which all dates fall on the same weekdays again. */
const longestMs = 146_097 * dayMs

function findLast(rule: Rule, start: LocalMs, budget: StepBudget): LocalMs {
  const periods = periodsOf(rule, start, budget)
  const size = periods.size ?? 0
  const lastPeriod = periods.indexOf(addMs(start, longestMs))
  let left = (rule.count ?? 1) - 1
  let last = start
  let at = 0
  let empty = 0
  for (let isFirst = true; left > 0 && empty <= periods.cycle; isFirst = false) {
    if (!budget.take(1) || (empty > 0 && at > lastPeriod)) return never
    if (!isFirst && size > 0) {
      // Goes directly to the last of equal periods.
      const skipped = Math.ceil(left / size) - 1
      at += skipped
      left -= skipped * size
    }
    empty++
    for (const local of periods.localTimesOf(at, addMs(start, 1))) {
      empty = 0
      last = local
      if (!budget.take(1) || local - start > longestMs) return never
      if (--left === 0) break
    }
    at = periods.firstFrom(at + 1)
  }
  return budget.isSpent ? never : last
}

function periodsOf(rule: Rule, start: LocalMs, budget: StepBudget): Periods {
  const { frequency } = rule
  const isByClock = frequency === 'SECONDLY' || frequency === 'MINUTELY' || frequency === 'HOURLY'
  return isByClock ? clockPeriods(rule, start, budget) : dayPeriods(rule, start, budget)
}
