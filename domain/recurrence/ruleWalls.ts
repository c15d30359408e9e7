import { dayMs, type WallMs } from '../time/units.ts'
import { clockPeriods } from './clockPeriods.ts'
import { dayPeriods } from './dayPeriods.ts'
import type { Periods } from './Periods.ts'
import type { Rule } from './Rule.ts'

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
 */
export function ruleWalls(rule: Rule, start: WallMs, from: WallMs, to: WallMs, limit: number): Walls {
  const begin = Math.max(from, start + 1)
  const last = rule.count === null || begin >= to ? Infinity : lastWall(rule, start)
  const end = Math.min(to, last + 1)
  if (begin >= end) return { walls: [], isCapped: false }
  const periods = periodsOf(rule, start)
  if (periods.even) return evenWalls(periods.even, begin, end, limit)
  const firstPeriod = Math.max(0, periods.indexOf(begin))
  const lastPeriod = periods.indexOf(end - 1)
  const walls: WallMs[] = []
  let work = 0
  let empty = 0
  for (let at = periods.firstFrom(firstPeriod); at <= lastPeriod; at = periods.firstFrom(at + 1)) {
    if (work++ > mostPeriods) return { walls, isCapped: true }
    if (empty++ > periods.cycle) break
    for (const wall of periods.wallsOf(at, begin)) {
      empty = 0
      if (wall >= end) break
      if (walls.length === limit) return { walls, isCapped: true }
      walls.push(wall)
    }
  }
  return { walls, isCapped: false }
}

function evenWalls(
  { base, lengthMs, offsets }: NonNullable<Periods['even']>,
  begin: WallMs,
  end: WallMs,
  limit: number,
): Walls {
  const walls: WallMs[] = []
  for (let from = base + Math.floor((begin - base) / lengthMs) * lengthMs; from < end; from += lengthMs) {
    for (const offset of offsets) {
      const wall = from + offset
      if (wall < begin) continue
      if (wall >= end) break
      if (walls.length === limit) return { walls, isCapped: true }
      walls.push(wall)
    }
  }
  return { walls, isCapped: false }
}

/**
 * The wall of the last occurrence of a rule with COUNT; it is the start when COUNT is 1.
 * Divided where all periods have the same size, else stepped through once per rule and then remembered. Infinity where that takes too long
 * or leads too far: whoever counts to half a million, or beyond four hundred years, has no last one in mind.
 */
export function lastWall(rule: Rule, start: WallMs): WallMs {
  const known = lastWalls.get(rule)
  if (known?.start === start) return known.last
  const last = findLast(rule, start)
  lastWalls.set(rule, { start, last })
  return last
}

const lastWalls = new WeakMap<Rule, { readonly start: WallMs; readonly last: WallMs }>()

/** Nobody looks at more periods, or counts further, at once: a bomb ends here. */
const mostPeriods = 20_000
const mostCounted = 500_000
/** Four hundred years, after which all dates fall on the same weekdays again. */
const longestMs = 146_097 * dayMs

function findLast(rule: Rule, start: WallMs): WallMs {
  const periods = periodsOf(rule, start)
  const size = periods.size ?? 0
  const lastPeriod = periods.indexOf(start + longestMs)
  let left = (rule.count ?? 1) - 1
  let last = start
  let at = 0
  let empty = 0
  let counted = 0
  for (let work = 0; left > 0 && empty <= periods.cycle; work++) {
    if (work > mostPeriods || (empty > 0 && at > lastPeriod)) return Infinity
    if (work > 0 && size > 0) {
      // To the last period of an even row without the way there.
      const skipped = Math.ceil(left / size) - 1
      at += skipped
      left -= skipped * size
    }
    empty++
    for (const wall of periods.wallsOf(at, start + 1)) {
      empty = 0
      last = wall
      if (++counted > mostCounted || wall - start > longestMs) return Infinity
      if (--left === 0) break
    }
    at = periods.firstFrom(at + 1)
  }
  return last
}

function periodsOf(rule: Rule, start: WallMs): Periods {
  const { frequency } = rule
  const isByClock = frequency === 'SECONDLY' || frequency === 'MINUTELY' || frequency === 'HOURLY'
  return isByClock ? clockPeriods(rule, start) : dayPeriods(rule, start)
}
