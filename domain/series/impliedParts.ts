import { dateIn } from '../recurrence/CalendarScale.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { civil, weekdayOf } from '../time/dayNumber.ts'
import { dayOfLocal, hourMs, minuteMs, timeOfDay, type DayNumber, type LocalMs } from '../time/units.ts'

/**
 * The parts that one of several rules takes from DTSTART because it does not have them (RFC 5545 3.3.10):
 * weekday, day and month, and the time if another rule has times. Written into the rule, they stay the same
 * if another rule changes DTSTART.
 *
 * @param rules all rules of the series
 * @param start DTSTART as a local time
 * @returns parts for `withParts`; `{}` if the rule has all of them
 */
export function impliedParts(
  rule: Rule,
  rules: readonly Rule[],
  start: LocalMs,
): Readonly<Record<string, string | number>> {
  const day = impliedDay(rule, dayOfLocal(start))
  return rules.some(saysTime) ? { ...day, ...impliedTime(rule, start) } : day
}

const saysTime = ({ byHour, byMinute, bySecond }: Rule) =>
  byHour.length + byMinute.length + bySecond.length > 0

function impliedDay(rule: Rule, start: DayNumber): Readonly<Record<string, string | number>> {
  const { frequency, byDay, byMonth, byMonthDay, byWeekNo, byYearDay } = rule
  const weekday = { byday: weekdayNames[weekdayOf(start)] ?? '' }
  const { month, day } = dateOf(rule, start)
  const isMonthOpen = frequency === 'YEARLY' && byMonth.length + byWeekNo.length + byYearDay.length === 0
  if (byMonthDay.length > 0 && byDay.length === 0 && isMonthOpen) return { bymonth: month }
  if (byDay.length + byMonthDay.length + byYearDay.length > 0) return {}
  if (frequency === 'WEEKLY') return weekday
  if (frequency === 'MONTHLY') return { bymonthday: day }
  if (frequency !== 'YEARLY') return {}
  if (byWeekNo.length > 0) return weekday
  return byMonth.length > 0 ? { bymonthday: day } : { bymonth: month, bymonthday: day }
}

/** The month as in BYMONTH and the day, in the calendar system of the rule. */
function dateOf(
  { scale }: Rule,
  start: DayNumber,
): { readonly month: string | number; readonly day: number } {
  const date = scale === null ? null : dateIn(scale.calendar, start)
  if (date === null) return civil(start)
  const { number } = date.month
  return { month: Number.isInteger(number) ? number : `${Math.floor(number)}L`, day: date.date }
}

function impliedTime(rule: Rule, start: LocalMs): Readonly<Record<string, number>> {
  const { frequency, byHour, byMinute, bySecond } = rule
  const level = subDaily.indexOf(frequency)
  const time = timeOfDay(start)
  return {
    ...(level < 0 && byHour.length === 0 && { byhour: Math.floor(time / hourMs) }),
    ...(level < 1 && byMinute.length === 0 && { byminute: Math.floor(time / minuteMs) % 60 }),
    ...(level < 2 && bySecond.length === 0 && { bysecond: Math.floor(time / 1000) % 60 }),
  }
}

/** Frequencies, each of which takes less of the time from DTSTART than the one before. */
const subDaily: readonly string[] = ['HOURLY', 'MINUTELY', 'SECONDLY']
