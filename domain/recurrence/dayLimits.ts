import { civil, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { dateIn, monthsIn } from './CalendarScale.ts'
import { monthsNamed } from './monthsNamed.ts'
import { dayAt, plusDays, type DayNumber } from '../time/units.ts'
import type { Rule } from './Rule.ts'

/**
 * Whether BYMONTH allows a day. If its year does not have a leap month, the month is used that SKIP puts
 * there.
 */
export function isInMonth({ byMonth, scale }: Rule, day: DayNumber): boolean {
  if (byMonth.length === 0) return true
  if (scale === null) return byMonth.includes(civil(day).month)
  const month = dateIn(scale.calendar, day)?.month
  if (month === undefined) return false
  // The first month of this year may stand for the last leap month of the year before.
  const named = [month.year - 1, month.year].flatMap((year) => monthsNamed(scale, year, byMonth))
  return named.some(({ first }) => first === month.first)
}

/** Whether BYMONTHDAY, counted from the start or the end of the month, allows a day. */
export function isMonthDay(rule: Rule, day: DayNumber): boolean {
  if (rule.byMonthDay.length === 0) return true
  if (rule.scale !== null) {
    const date = dateIn(rule.scale.calendar, day)
    if (date === null) return false
    return [date.date, date.date - date.month.length - 1].some((each) => rule.byMonthDay.includes(each))
  }
  const date = civil(day)
  const fromEnd = date.day - daysInMonth(date.year, date.month) - 1
  return rule.byMonthDay.includes(date.day) || rule.byMonthDay.includes(fromEnd)
}

/** Whether BYDAY allows a day by its weekday alone. */
export function isOnWeekday(rule: Rule, day: DayNumber): boolean {
  return rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOf(day))
}

/** Whether BYYEARDAY, counted from the start or the end of the year, allows a day. */
export function isYearDay(rule: Rule, day: DayNumber): boolean {
  if (rule.byYearDay.length === 0) return true
  const [first, next] = yearAround(rule, day)
  const fromStart = day - first + 1
  const fromEnd = day - next
  return rule.byYearDay.includes(fromStart) || rule.byYearDay.includes(fromEnd)
}

/** The first day of a day's year, and of the next year; NaN outside of the scale. */
function yearAround({ scale }: Rule, day: DayNumber): readonly [DayNumber, DayNumber] {
  if (scale === null) {
    const { year } = civil(day)
    return [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)]
  }
  const year = dateIn(scale.calendar, day)?.month.year ?? NaN
  const months = monthsIn(scale.calendar, year)
  const last = months.at(-1)
  return [months[0]?.first ?? noDay, last === undefined ? noDay : plusDays(last.first, last.length)]
}

const noDay = dayAt(NaN)
