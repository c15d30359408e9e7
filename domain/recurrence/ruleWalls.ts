import { dayMs, type WallMs } from '../time/units.ts'
import { daysOfPeriod, periodOf } from './periods.ts'
import type { Rule } from './Rule.ts'

/** Walls in order, and whether there would have been more: the work for one window has an end. */
export type Walls = { readonly walls: readonly WallMs[]; readonly isCapped: boolean }

/**
 * The walls at which a rule repeats after its start, by arithmetic that jumps to the window (RFC 5545 3.3.10).
 * COUNT is honoured, the start counting as the first; UNTIL is left to the caller, who knows the zone; rare parts (`isRare`) are not looked at.
 *
 * @param start DTSTART as a wall, itself never among the answers
 * @param from first wall of the window, inclusive
 * @param to end of the window, exclusive
 * @param limit at most so many walls
 */
export function ruleWalls(rule: Rule, start: WallMs, from: WallMs, to: WallMs, limit: number): Walls {
  const startDay = Math.floor(start / dayMs)
  const timeOfDay = start - startDay * dayMs
  const last = rule.count === null ? Infinity : lastWall(rule, start)
  const begin = Math.max(from, start + 1)
  const end = Math.min(to, last + 1)
  const walls: WallMs[] = []
  if (begin >= end) return { walls, isCapped: false }
  const firstPeriod = Math.max(0, periodOf(rule, startDay, Math.floor(begin / dayMs)))
  const lastPeriod = periodOf(rule, startDay, Math.floor((end - 1) / dayMs))
  for (let period = firstPeriod; period <= lastPeriod; period++) {
    if (period - firstPeriod > mostPeriods) return { walls, isCapped: true }
    for (const day of daysOfPeriod(rule, startDay, period)) {
      const wall = day * dayMs + timeOfDay
      if (wall < begin || wall >= end) continue
      if (walls.length === limit) return { walls, isCapped: true }
      walls.push(wall)
    }
  }
  return { walls, isCapped: false }
}

/**
 * The wall of the last occurrence of a rule with COUNT; it is the start when COUNT is 1.
 * Days and weeks are divided, months and years stepped through once per rule and then remembered.
 */
export function lastWall(rule: Rule, start: WallMs): WallMs {
  const known = lastWalls.get(rule)
  if (known?.start === start) return known.last
  const last = findLast(rule, start)
  lastWalls.set(rule, { start, last })
  return last
}

const lastWalls = new WeakMap<Rule, { readonly start: WallMs; readonly last: WallMs }>()

/** A month has at most 31 occurrences, a year 366: nobody looks at more periods than this, and a bomb ends here. */
const mostPeriods = 50_000

function findLast(rule: Rule, start: WallMs): WallMs {
  const startDay = Math.floor(start / dayMs)
  const timeOfDay = start - startDay * dayMs
  let left = (rule.count ?? 1) - 1
  if (left === 0) return start
  const rest = daysOfPeriod(rule, startDay, 0).filter((day) => day > startDay)
  if (left <= rest.length) return (rest[left - 1] ?? startDay) * dayMs + timeOfDay
  left -= rest.length
  let last = rest.at(-1) ?? startDay
  const perPeriod = sizeOfEveryPeriod(rule, startDay)
  if (perPeriod !== null) {
    const periods = Math.ceil(left / perPeriod)
    const days = daysOfPeriod(rule, startDay, periods)
    return (days[left - (periods - 1) * perPeriod - 1] ?? last) * dayMs + timeOfDay
  }
  for (let period = 1; period <= mostPeriods; period++) {
    const days = daysOfPeriod(rule, startDay, period)
    if (left <= days.length) return (days[left - 1] ?? last) * dayMs + timeOfDay
    left -= days.length
    last = days.at(-1) ?? last
  }
  return last * dayMs + timeOfDay
}

/** How many occurrences each period after the first has, where that is the same number for all. */
function sizeOfEveryPeriod(rule: Rule, startDay: number): number | null {
  const isPlain = rule.byMonth.length === 0 && rule.byMonthDay.length === 0 && rule.bySetPos.length === 0
  if (rule.frequency === 'WEEKLY' && isPlain) return daysOfPeriod(rule, startDay, 1).length
  if (rule.frequency === 'DAILY' && isPlain && rule.byDay.length === 0) return 1
  return null
}
