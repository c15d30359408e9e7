import { monthsIn, type Month } from './CalendarScale.ts'
import type { RuleScale } from './Rule.ts'

/**
 * The months of a year in BYMONTH. A leap month that this year does not have is replaced as SKIP says: by the
 * month before, the month after, or nothing (RFC 7529 4.1); after the last month comes the first of the next
 * year. Other numbers that do not exist are ignored.
 *
 * @param numbers a leap month is between two others: `5L` is 5.5
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
