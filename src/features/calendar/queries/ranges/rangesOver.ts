import { addDays } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { utcMidnight, type IsoDate } from '#domain/time/units.ts'
import { rangeOf, nextRange, type Range } from './rangeOf.ts'

/**
 * The ranges that cover some days and the day after them, as every view asks for one day more (CAL-8). Mostly
 * one; more if the days reach into further months.
 *
 * @param days in order
 */
export function rangesOver(days: readonly IsoDate[]): readonly Range[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = utcMidnight(dayNumber(addDays(last, 2)))
  const ranges = [rangeOf(first)]
  for (let range = rangeOf(first); range.end < end;) {
    range = nextRange(range)
    ranges.push(range)
  }
  return ranges
}
