import type { LocalMs } from '../time/units.ts'
import type { Rule } from './Rule.ts'

/**
 * A rule as a row of periods: 0 is the year, month, week, day, hour, ... of DTSTART, 1 the one INTERVAL later, and so on.
 * Any period can be asked for by its number, so nobody has to walk there.
 */
export type Periods = {
  /** The period a local time falls into; a local time between two belongs to the earlier one. */
  readonly indexOf: (local: LocalMs) => number
  /** The occurrences of a period in order, each once, from a local time on; those before DTSTART are still among them, as BYSETPOS counts them. None where the budget is spent. */
  readonly localTimesOf: (index: number, from: LocalMs) => Iterable<LocalMs>
  /** The same period or a later one: those passed over are surely empty. */
  readonly firstFrom: (index: number) => number
  /** Where all periods look alike and follow each other at one distance: the first begins at `base`, and its occurrences lie so far from there. */
  readonly even: {
    readonly base: LocalMs
    readonly lengthMs: number
    readonly offsets: readonly number[]
  } | null
  /** How many occurrences each period after the first has, where that is the same number for all; else null. */
  readonly size: number | null
  /** After so many empty periods in a row none will ever have an occurrence: the calendar repeats every 400 years. */
  readonly cycle: number
}

/** BYSETPOS: only these of the occurrences of a period, from its start (1) or its end (-1). */
export function atPositions(
  localTimes: readonly LocalMs[],
  positions: readonly number[],
): readonly LocalMs[] {
  if (positions.length === 0) return localTimes
  const picked = positions
    .map((position) => localTimes.at(position > 0 ? position - 1 : position))
    .filter((local) => local !== undefined)
  return inOrder(picked)
}

/** In order, each once; mostly they are already. */
export function inOrder<Unit extends number>(numbers: readonly Unit[]): readonly Unit[] {
  for (let index = 1; index < numbers.length; index++) {
    if ((numbers[index] ?? 0) <= (numbers[index - 1] ?? 0))
      return [...new Set(numbers)].toSorted((a, b) => a - b)
  }
  return numbers
}

/**
 * How many steps it is to hold a day against the lists that limit a rule: one for the few numbers that people choose, more for lists
 * of hundreds.
 */
export function stepsPerDay({ scale, byMonth, byWeekNo, byYearDay, byMonthDay, byDay }: Rule): number {
  const numbers = byMonth.length + 2 * (byWeekNo.length + byYearDay.length + byMonthDay.length) + byDay.length
  // In another calendar the months around a day are looked for.
  return (scale === null ? 1 : 5) + Math.floor(numbers / 32)
}
