import { monthsIn, type Month } from './CalendarScale.ts'
import type { RuleScale } from './Rule.ts'

/**
 * The months of a year that BYMONTH names. In the place of a leap month that this year does not have, SKIP puts the month before it, the one
 * after it, or none (RFC 7529 4.1); the one after the last is the first of the next year. A plain number that no month has is none.
 *
 * @param numbers a leap month lies between two others: `5L` is 5.5
 */
export function monthsNamed(
  { calendar, skip }: RuleScale,
  year: number,
  numbers: readonly number[],
): readonly Month[] {
  const months = monthsIn(calendar, year)
  return numbers.flatMap((number) => {
    const month = months.find((each) => each.number === number)
    if (month !== undefined) return [month]
    if (Number.isInteger(number) || skip === 'OMIT' || months.length === 0) return []
    if (skip === 'BACKWARD') return months.filter((each) => each.number === Math.floor(number))
    const after = months.find((each) => each.number > number) ?? calendar.month(calendar.firstOf(year + 1))
    return after === null ? [] : [after]
  })
}
