import { dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { plusDays, type DayNumber } from '../time/units.ts'
import { isMonthDay } from './dayLimits.ts'
import type { NthWeekday, Rule } from './Rule.ts'

/**
 * The days of a month that BYDAY and BYMONTHDAY select, or without them the one with DTSTART's number;
 * unordered. A month without a 31st is left out, not shortened (RFC 5545 3.3.10).
 */
export function daysOfMonth(
  rule: Rule,
  year: number,
  month: number,
  startDate: number,
): readonly DayNumber[] {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  if (rule.byDay.length > 0) {
    return rule.byDay
      .flatMap((each) => nthWeekdays(each, first, length))
      .filter((day) => isMonthDay(rule, day))
  }
  const dates = rule.byMonthDay.length > 0 ? rule.byMonthDay : [startDate]
  return dates
    .map((date) => (date < 0 ? length + date + 1 : date))
    .filter((date) => date >= 1 && date <= length)
    .map((date) => plusDays(first, date - 1))
}

/** The days of a period on a weekday: all of them, or the nth from its start or end. */
export function nthWeekdays(
  { weekday, nth }: NthWeekday,
  first: DayNumber,
  length: number,
): readonly DayNumber[] {
  const earliest = plusDays(first, (weekday - weekdayOf(first) + 7) % 7)
  const howMany = Math.floor((first + length - 1 - earliest) / 7) + 1
  if (nth === 0) return Array.from({ length: howMany }, (_, index) => plusDays(earliest, index * 7))
  const index = nth > 0 ? nth - 1 : howMany + nth
  return index >= 0 && index < howMany ? [plusDays(earliest, index * 7)] : []
}
