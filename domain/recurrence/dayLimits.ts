import { civil, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import type { DayNumber } from '../time/units.ts'
import type { Rule } from './Rule.ts'

/** Whether BYMONTHDAY, from the start or the end of the month, lets a day through. */
export function isMonthDay(rule: Rule, day: DayNumber): boolean {
  if (rule.byMonthDay.length === 0) return true
  const date = civil(day)
  const fromEnd = date.day - daysInMonth(date.year, date.month) - 1
  return rule.byMonthDay.includes(date.day) || rule.byMonthDay.includes(fromEnd)
}

/** Whether BYDAY lets a day through by its weekday alone. */
export function isOnWeekday(rule: Rule, day: DayNumber): boolean {
  return rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOf(day))
}

/** Whether BYYEARDAY, from the start or the end of the year, lets a day through. */
export function isYearDay(rule: Rule, day: DayNumber): boolean {
  if (rule.byYearDay.length === 0) return true
  const { year } = civil(day)
  const fromStart = day - dayOf(year, 1, 1) + 1
  const fromEnd = day - dayOf(year + 1, 1, 1)
  return rule.byYearDay.includes(fromStart) || rule.byYearDay.includes(fromEnd)
}
