import { civil, dayNumber, dayOf, isoDate } from '#domain/time/dayNumber.ts'
import { plusDays, utcMidnight, type EpochMs, type IsoDate } from '#domain/time/units.ts'

/** A stable stretch of time that is asked for at once and kept: stepping week by week inside of it costs nothing. */
export type Range = {
  /** The month it is made around, `YYYY-MM`: its name in the cache. */
  readonly month: string
  /** Half-open, epoch milliseconds. */
  readonly start: EpochMs
  readonly end: EpochMs
}

/** Whole weeks around a month need at most six days on each side, and every view is asked a day wider (CAL-8). */
const marginDays = 7

/** The range that holds every view starting on a day of this month, and this month's whole weeks: the very same for each of its days. */
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

/** The ranges before and after: where a person goes next. */
export const neighboursOf = (range: Range): readonly [Range, Range] => [rangeBefore(range), nextRange(range)]

export const rangeBefore = ({ month }: Range): Range =>
  rangeOf(isoDate(plusDays(dayNumber(`${month}-01`), -1)))

export const nextRange = ({ month }: Range): Range => rangeOf(isoDate(plusDays(dayNumber(`${month}-01`), 31)))
