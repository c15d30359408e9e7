import { dayMs, type WallMs } from '../time/units.ts'
import { clockPeriods } from './clockPeriods.ts'
import { dayPeriods } from './dayPeriods.ts'
import type { Periods } from './Periods.ts'
import type { Rule } from './Rule.ts'
import { mostSteps, StepBudget } from './StepBudget.ts'

/** Walls in order, and whether there would have been more: the work for one window has an end. */
export type Walls = { readonly walls: readonly WallMs[]; readonly isCapped: boolean }

/**
 * The walls at which a rule repeats after its start, by arithmetic that jumps to the window (RFC 5545 3.3.10).
 * COUNT is honoured, the start counting as the first; UNTIL is left to the caller, who knows the zone.
 *
 * @param start DTSTART as a wall, itself never among the answers
 * @param from first wall of the window, inclusive
 * @param to end of the window, exclusive
 * @param limit at most so many walls
 * @param budget the steps it may take; what is found when they are spent is all there is
 */
export function ruleWalls(
  rule: Rule,
  start: WallMs,
  from: WallMs,
  to: WallMs,
  limit: number,
  budget = new StepBudget(),
): Walls {
  const begin = Math.max(from, start + 1)
  const last = rule.count === null || begin >= to ? Infinity : lastWall(rule, start, budget)
  const end = Math.min(to, last + 1)
  if (begin >= end || budget.isSpent) return { walls: [], isCapped: budget.isSpent }
  const periods = periodsOf(rule, start, budget)
  if (periods.even) return evenWalls(periods.even, begin, end, limit, budget)
  const lastPeriod = periods.indexOf(end - 1)
  const walls: WallMs[] = []
  let empty = 0
  let at = periods.firstFrom(Math.max(0, periods.indexOf(begin)))
  for (; at <= lastPeriod && budget.take(1); at = periods.firstFrom(at + 1)) {
    if (empty++ > periods.cycle) break
    for (const wall of periods.wallsOf(at, begin)) {
      empty = 0
      if (wall >= end) break
      if (walls.length === limit || !budget.take(1)) return { walls, isCapped: true }
      walls.push(wall)
    }
  }
  return { walls, isCapped: budget.isSpent }
}

function evenWalls(
  { base, lengthMs, offsets }: NonNullable<Periods['even']>,
  begin: WallMs,
  end: WallMs,
  limit: number,
  budget: StepBudget,
): Walls {
  const walls: WallMs[] = []
  for (let from = base + Math.floor((begin - base) / lengthMs) * lengthMs; from < end; from += lengthMs) {
    for (const offset of offsets) {
      const wall = from + offset
      if (wall < begin) continue
      if (wall >= end) break
      if (walls.length === limit || !budget.take(1)) return { walls, isCapped: true }
      walls.push(wall)
    }
  }
  return { walls, isCapped: budget.isSpent }
}

/**
 * The wall of the last occurrence of a rule with COUNT; it is the start when COUNT is 1.
 * Divided where all periods have the same size, else stepped through once per rule and then kept. Infinity where that takes more steps
 * than there are, or leads too far: a rule that counts beyond four hundred years has no last one that anybody means.
 */
export function lastWall(rule: Rule, start: WallMs, budget = new StepBudget()): WallMs {
  const before = lastWalls.get(rule)
  const known = before?.start === start ? before : foundLast(rule, start, budget)
  if (known.isTooFar) budget.take(Infinity)
  return known.last
}

/** Whether a rule names its own start: an RRULE has it in any case, an EXRULE takes it away only then. */
export function namesStart(rule: Rule, start: WallMs, budget: StepBudget): boolean {
  for (const wall of periodsOf(rule, start, budget).wallsOf(0, start))
    if (wall >= start) return wall === start
  return false
}

type KnownLast = { readonly start: WallMs; readonly last: WallMs; readonly isTooFar: boolean }

const lastWalls = new WeakMap<Rule, KnownLast>()

function foundLast(rule: Rule, start: WallMs, budget: StepBudget): KnownLast {
  const steps = Math.min(mostSteps, budget.left)
  const own = new StepBudget(steps)
  const found = { start, last: findLast(rule, start, own), isTooFar: own.isSpent }
  budget.take(own.taken)
  // What is kept depends on the rule alone, and not on what was read before and left too few steps.
  if (!found.isTooFar || steps === mostSteps) lastWalls.set(rule, found)
  return found
}

/** Four hundred years, after which all dates fall on the same weekdays again. */
const longestMs = 146_097 * dayMs

function findLast(rule: Rule, start: WallMs, budget: StepBudget): WallMs {
  const periods = periodsOf(rule, start, budget)
  const size = periods.size ?? 0
  const lastPeriod = periods.indexOf(start + longestMs)
  let left = (rule.count ?? 1) - 1
  let last = start
  let at = 0
  let empty = 0
  for (let isFirst = true; left > 0 && empty <= periods.cycle; isFirst = false) {
    if (!budget.take(1) || (empty > 0 && at > lastPeriod)) return Infinity
    if (!isFirst && size > 0) {
      // To the last period of an even row without the way there.
      const skipped = Math.ceil(left / size) - 1
      at += skipped
      left -= skipped * size
    }
    empty++
    for (const wall of periods.wallsOf(at, start + 1)) {
      empty = 0
      last = wall
      if (!budget.take(1) || wall - start > longestMs) return Infinity
      if (--left === 0) break
    }
    at = periods.firstFrom(at + 1)
  }
  return budget.isSpent ? Infinity : last
}

function periodsOf(rule: Rule, start: WallMs, budget: StepBudget): Periods {
  const { frequency } = rule
  const isByClock = frequency === 'SECONDLY' || frequency === 'MINUTELY' || frequency === 'HOURLY'
  return isByClock ? clockPeriods(rule, start, budget) : dayPeriods(rule, start, budget)
}
