import type { LocalMs } from '../time/units.ts'
import type { Rule } from './Rule.ts'

/**
 * A rule as a sequence of periods: 0 is the year, month, week, day, hour, ... of DTSTART, 1 the one INTERVAL
 * later, and so on. Each is accessible by its number, without passing those before it.
 */
export type Periods = {
  /** The period that a local time falls into; for a time between two periods, the earlier one. */
  readonly indexOf: (local: LocalMs) => number
  /**
   * The occurrences of a period in order, without duplicates, from a local time on. Those before DTSTART are
   * included, because BYSETPOS counts them. None if the budget is used up.
   */
  readonly localTimesOf: (index: number, from: LocalMs) => Iterable<LocalMs>
  /** The same period or a later one: those in between are known to be empty. */
  readonly firstFrom: (index: number) => number
  /**
   * If all periods are alike and at the same distance: the first begins at `base`, and these are the offsets
   * of its occurrences.
   */
  readonly even: {
    readonly base: LocalMs
    readonly lengthMs: number
    readonly offsets: readonly number[]
  } | null
  /** How many occurrences each period after the first has, if that is the same number for all; else null. */
  readonly size: number | null
  /**
   * After this many empty periods in a row there will never be an occurrence: the calendar repeats every 400
   * years.
   */
  readonly cycle: number
}

/** BYSETPOS: only these occurrences of a period, counted from its start (1) or its end (-1). */
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

/** Sorted, without duplicates; usually they are already. */
export function inOrder<Unit extends number>(numbers: readonly Unit[]): readonly Unit[] {
  for (let index = 1; index < numbers.length; index++) {
    if ((numbers[index] ?? 0) <= (numbers[index - 1] ?? 0))
      return [...new Set(numbers)].toSorted((a, b) => a - b)
  }
  return numbers
}

/**
 * How many steps it takes to compare a day with the lists that limit a rule: one for the short lists that
 * people choose, more for hundreds of numbers.
 */
export function stepsPerDay({ scale, byMonth, byWeekNo, byYearDay, byMonthDay, byDay }: Rule): number {
  const numbers = byMonth.length + 2 * (byWeekNo.length + byYearDay.length + byMonthDay.length) + byDay.length
  // In another calendar system, also the search for the months around a day.
  return (scale === null ? 1 : 5) + Math.floor(numbers / 32)
}
