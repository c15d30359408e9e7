import { civil, dayNumber, dayOf, isoDate } from '#domain/time/dayNumber.ts'
import { plusDays, utcMidnight, type EpochMs, type IsoDate } from '#domain/time/units.ts'

/**
 * A fixed range of time that is read and cached as one: going from week to week inside it needs no request.
 */
export type Range = {
  /** The month it is around, `YYYY-MM`; its key in the cache. */
  readonly month: string
  /** Half-open, epoch milliseconds. */
  readonly start: EpochMs
  readonly end: EpochMs
}

/** Whole weeks reach at most six days over a month, and every view asks for one day more (CAL-8). */
const marginDays = 7

/**
 * The range of every view that starts in this month, with the month's whole weeks. Each day of a month gives
 * the identical range.
 */
export function rangeOf(date: IsoDate): Range {
  const name = date.slice(0, 7)
  const known = ranges.get(name) ?? madeRange(name)
  ranges.set(name, known)
  return known
}

const ranges = new Map<string, Range>()

function madeRange(name: string): Range {
  const { year, month } = civil(dayNumber(`${name}-01`))
  return {
    month: name,
    start: utcMidnight(plusDays(dayOf(year, month, 1), -marginDays)),
    end: utcMidnight(plusDays(dayOf(year, month + 1, 1), marginDays)),
  }
}

/** The ranges before and after, which a person will open next. */
export const neighboursOf = (range: Range): readonly [Range, Range] => [rangeBefore(range), nextRange(range)]

export const rangeBefore = ({ month }: Range): Range =>
  rangeOf(isoDate(plusDays(dayNumber(`${month}-01`), -1)))

export const nextRange = ({ month }: Range): Range => rangeOf(isoDate(plusDays(dayNumber(`${month}-01`), 31)))
