import { civil, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { plusDays, type DayNumber } from '../time/units.ts'
import { isInMonth, isMonthDay, isOnWeekday, isYearDay } from './dayLimits.ts'
import { isInWeek } from './isInWeek.ts'
import { daysOfMonth, nthWeekdays } from './daysOfMonth.ts'
import type { Rule } from './Rule.ts'

/**
 * The days of a year that a yearly rule selects, unordered. Missing parts come from DTSTART (RFC 5545
 * 3.3.10): also the month of a BYMONTHDAY without BYMONTH and BYDAY.
 */
export function daysOfYear(rule: Rule, startDay: DayNumber, year: number): readonly DayNumber[] {
  const start = civil(startDay)
  if (rule.byWeekNo.length > 0 || rule.byYearDay.length > 0) return daysByNumber(rule, startDay, year)
  if (rule.byMonth.length > 0)
    return rule.byMonth.flatMap((month) => daysOfMonth(rule, year, month, start.day))
  if (rule.byDay.length > 0) {
    const first = dayOf(year, 1, 1)
    const length = dayOf(year + 1, 1, 1) - first
    return rule.byDay
      .flatMap((each) => nthWeekdays(each, first, length))
      .filter((day) => isMonthDay(rule, day))
  }
  return daysOfMonth(rule, year, start.month, start.day)
}

/**
 * BYWEEKNO and BYYEARDAY, limited by every other part. A week at the turn of the year gives each year its own
 * days: 31 December 2029 is in week 1.
 */
function daysByNumber(rule: Rule, startDay: DayNumber, year: number): readonly DayNumber[] {
  const first = dayOf(year, 1, 1)
  const days = Array.from({ length: dayOf(year + 1, 1, 1) - first }, (_, index) => plusDays(first, index))
  const isNamed = namedWeekdays(rule, year)
  const isOpen = rule.byDay.length + rule.byYearDay.length + rule.byMonthDay.length === 0
  return days.filter(
    (day) =>
      isYearDay(rule, day) &&
      isInWeek(rule, day) &&
      isInMonth(rule, day) &&
      isMonthDay(rule, day) &&
      (isOpen ? weekdayOf(day) === weekdayOf(startDay) : isNamed(day)),
  )
}

/**
 * BYDAY beside BYYEARDAY: the nth weekday of the year, or of each month of BYMONTH. Beside BYWEEKNO numbers
 * have no meaning.
 */
function namedWeekdays(rule: Rule, year: number): (day: DayNumber) => boolean {
  const isPlain = rule.byWeekNo.length > 0 || rule.byDay.every(({ nth }) => nth === 0)
  if (isPlain) return (day) => isOnWeekday(rule, day)
  const months = rule.byMonth.map((month) => [dayOf(year, month, 1), daysInMonth(year, month)] as const)
  const whole = [dayOf(year, 1, 1), dayOf(year + 1, 1, 1) - dayOf(year, 1, 1)] as const
  const spans = months.length > 0 ? months : [whole]
  const days = spans.flatMap(([first, length]) =>
    rule.byDay.flatMap((each) => nthWeekdays(each, first, length)),
  )
  const named = new Set(days)
  return (day) => named.has(day)
}
