import { addDays } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { utcMidnight, type IsoDate } from '#domain/time/units.ts'
import { rangeOf, nextRange, type Range } from './rangeOf.ts'

/**
 * The ranges that hold some days, a day more at their end, as every view is asked a day wider (CAL-8): one in most cases, and further
 * months where the days reach further.
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
