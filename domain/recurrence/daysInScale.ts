import { weekdayOf } from '../time/dayNumber.ts'
import { plusDays, type DayNumber } from '../time/units.ts'
import { dateIn, monthsIn, type Month } from './CalendarScale.ts'
import { isInMonth, isMonthDay, isOnWeekday, isYearDay } from './dayLimits.ts'
import { nthWeekdays } from './daysOfMonth.ts'
import { isInWeek } from './isInWeek.ts'
import { monthsNamed } from './monthsNamed.ts'
import type { Rule, RuleScale } from './Rule.ts'

/**
 * The days of a year or month that a rule selects in the calendar system of its RSCALE, unordered. The parts
 * apply in the order of RFC 7529 4.1: BYMONTH, SKIP for missing months, BYWEEKNO, BYYEARDAY, BYMONTHDAY, SKIP
 * for missing days, BYDAY. A day that SKIP moved may be in the period before or after.
 *
 * @param startDay the day of DTSTART, which supplies the parts that the rule does not have
 * @param steps years or months after that of DTSTART
 */
export function daysInScale(
  rule: Rule,
  scale: RuleScale,
  startDay: DayNumber,
  steps: number,
): readonly DayNumber[] {
  const { calendar } = scale
  const start = dateIn(calendar, startDay)
  if (start === null) return []
  const inMonth = (month: Month) => daysOf(rule, scale, month, start.date)
  if (rule.frequency === 'MONTHLY') {
    const month = calendar.month(start.place + steps)
    return month !== null && isInMonth(rule, month.first) ? inMonth(month) : []
  }
  const year = start.month.year + steps
  if (rule.byWeekNo.length + rule.byYearDay.length > 0) return byNumber(rule, scale, year, startDay)
  if (rule.byMonth.length > 0) return monthsNamed(scale, year, rule.byMonth).flatMap(inMonth)
  if (rule.byDay.length > 0) return byWeekdayOfYear(rule, scale, year)
  return monthsNamed(scale, year, [start.month.number]).flatMap(inMonth)
}

function daysOf(rule: Rule, scale: RuleScale, month: Month, startDate: number): readonly DayNumber[] {
  const named = () => rule.byDay.flatMap((each) => nthWeekdays(each, month.first, month.length))
  if (rule.byMonthDay.length === 0 && rule.byDay.length > 0) return named()
  const dates = rule.byMonthDay.length > 0 ? rule.byMonthDay : [startDate]
  return limited(
    rule,
    dates.flatMap((date) => dayAt(scale, month, date)),
    named,
  )
}

/**
 * BYDAY beside BYMONTHDAY limits the days after SKIP has moved them: by weekday, or as the nth of its month
 * or year.
 */
function limited(rule: Rule, days: readonly DayNumber[], named: () => readonly DayNumber[]) {
  if (rule.byDay.every(({ nth }) => nth === 0)) return days.filter((day) => isOnWeekday(rule, day))
  const isOf = new Set(named())
  return days.filter((day) => isOf.has(day))
}

/**
 * The day of a month by its number, from the start or the end. If it does not exist, as SKIP says: none, the
 * day before, or the day after.
 */
function dayAt({ skip }: RuleScale, { first, length }: Month, date: number): readonly DayNumber[] {
  if (Math.abs(date) <= length) return [plusDays(first, date > 0 ? date - 1 : length + date)]
  if (skip === 'OMIT') return []
  const after = date > 0 ? plusDays(first, length) : first
  return [skip === 'FORWARD' ? after : plusDays(after, -1)]
}

function byWeekdayOfYear(rule: Rule, scale: RuleScale, year: number): readonly DayNumber[] {
  const months = monthsIn(scale.calendar, year)
  const named = () => {
    const [first] = months
    const length = months.reduce((sum, month) => sum + month.length, 0)
    return first === undefined ? [] : rule.byDay.flatMap((each) => nthWeekdays(each, first.first, length))
  }
  if (rule.byMonthDay.length === 0) return named()
  const days = months.flatMap((month) => rule.byMonthDay.flatMap((date) => dayAt(scale, month, date)))
  return limited(rule, days, named)
}

/** BYWEEKNO and BYYEARDAY, limited by every other part. */
function byNumber(rule: Rule, scale: RuleScale, year: number, startDay: DayNumber): readonly DayNumber[] {
  const months =
    rule.byMonth.length > 0 ? monthsNamed(scale, year, rule.byMonth) : monthsIn(scale.calendar, year)
  const isOpen = rule.byDay.length + rule.byYearDay.length + rule.byMonthDay.length === 0
  return months
    .flatMap(({ first, length }) => Array.from({ length }, (_, index) => plusDays(first, index)))
    .filter(
      (day) =>
        isYearDay(rule, day) &&
        isInWeek(rule, day) &&
        isMonthDay(rule, day) &&
        (isOpen ? weekdayOf(day) === weekdayOf(startDay) : isOnWeekday(rule, day)),
    )
}
