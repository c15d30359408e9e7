import type { NthWeekday, Rule } from './Rule.ts'
import { civil, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { plusDays, type DayNumber } from '../time/units.ts'

/** One day of any month: the fifteenth, the last (-1), the third Monday, the last Friday (nth -1). */
export type DayOfMonth = { readonly monthDay: number } | NthWeekday

/** The day of a month (1 to 12) that this describes; null if that month has none. */
export function dayInMonth(which: DayOfMonth, year: number, month: number): DayNumber | null {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  if ('monthDay' in which) {
    const { monthDay } = which
    if (Math.abs(monthDay) > length) return null
    return plusDays(first, monthDay > 0 ? monthDay - 1 : length + monthDay)
  }
  const { weekday, nth } = which
  const last = plusDays(first, length - 1)
  const day =
    nth > 0
      ? plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
      : plusDays(last, (nth + 1) * 7 - ((weekdayOf(last) - weekday + 7) % 7))
  return day >= first && day <= last ? day : null
}

/**
 * The one day of a month that a monthly or yearly rule describes; null for rules with several days, or other
 * parts.
 *
 * @param start the day of DTSTART, which supplies the parts that the rule does not have
 */
export function dayOfMonthIn(rule: Rule, start: DayNumber): DayOfMonth | null {
  const { frequency, byMonth, byMonthDay, byDay, byWeekNo, byYearDay, bySetPos } = rule
  if (rule.scale !== null || (frequency !== 'MONTHLY' && frequency !== 'YEARLY')) return null
  if (byWeekNo.length + byYearDay.length + bySetPos.length > 0 || byMonthDay.length + byDay.length > 1)
    return null
  if (byMonth.length > (frequency === 'YEARLY' ? 1 : 0)) return null
  const [monthDay] = byMonthDay
  // A yearly fifteenth without a month is in the month of DTSTART.
  if (monthDay !== undefined) return { monthDay }
  const [weekday] = byDay
  if (weekday === undefined) return { monthDay: civil(start).day }
  const isOfMonth = weekday.nth !== 0 && (frequency === 'MONTHLY' || byMonth.length === 1)
  return isOfMonth ? weekday : null
}

/**
 * Another day described in the same way: by its weekday if the first one was, and from the end of its month if the
 * first one was and the new day is in the last week, or no further from the end. Never as a fifth weekday, which few
 * months have: somebody who chooses the fifth means the last.
 */
export function dayOfMonthLike(which: DayOfMonth, day: DayNumber): DayOfMonth {
  const { year, month, day: fromStart } = civil(day)
  const fromEnd = fromStart - daysInMonth(year, month) - 1
  if ('monthDay' in which) {
    // The last day moved to the first is the first of every month, not the thirty-first from its end.
    const { monthDay } = which
    return { monthDay: monthDay < 0 && fromEnd >= Math.min(monthDay, -7) ? fromEnd : fromStart }
  }
  const isNoFurther = which.nth < 0 && fromEnd >= 7 * Math.max(which.nth, -4)
  const isFromEnd = fromStart > 28 || isNoFurther
  return { weekday: weekdayOf(day), nth: isFromEnd ? -Math.ceil(-fromEnd / 7) : Math.ceil(fromStart / 7) }
}
