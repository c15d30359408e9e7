import { civil, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import type { DayNumber, Weekday } from '../time/units.ts'
import type { NthWeekday, Rule } from './Rule.ts'

/**
 * The period of a rule that a day falls into: 0 is the day, week, month or year of DTSTART, 1 the one INTERVAL later.
 * A day between two periods belongs to the earlier one.
 */
export function periodOf(rule: Rule, startDay: DayNumber, day: DayNumber): number {
  const distance = {
    DAILY: () => day - startDay,
    WEEKLY: () => (startOfWeek(day, rule.weekStartsOn) - startOfWeek(startDay, rule.weekStartsOn)) / 7,
    MONTHLY: () => monthIndex(day) - monthIndex(startDay),
    YEARLY: () => civil(day).year - civil(startDay).year,
  }
  return Math.floor(distance[datedFrequency(rule)]() / rule.interval)
}

/**
 * The days of one period of a rule, in order, each once; those before DTSTART are still among them, as BYSETPOS counts them.
 * The parts expand or limit as the table of RFC 5545 3.3.10 says.
 */
export function daysOfPeriod(rule: Rule, startDay: DayNumber, period: number): readonly DayNumber[] {
  const steps = period * rule.interval
  const days = {
    DAILY: () => limited(rule, [startDay + steps]),
    WEEKLY: () => limited(rule, daysOfWeek(rule, startDay, steps)),
    MONTHLY: () => daysOfNthMonth(rule, startDay, steps),
    YEARLY: () => daysOfYear(rule, startDay, civil(startDay).year + steps),
  }[datedFrequency(rule)]()
  const ordered = days.length < 2 ? days : [...new Set(days)].sort((a, b) => a - b)
  return rule.bySetPos.length === 0 ? ordered : atPositions(ordered, rule.bySetPos)
}

/** Rules within a day are rare; asked about one by mistake, the days answer. */
function datedFrequency(rule: Rule): 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY' {
  const { frequency } = rule
  return frequency === 'WEEKLY' || frequency === 'MONTHLY' || frequency === 'YEARLY' ? frequency : 'DAILY'
}

function startOfWeek(day: DayNumber, weekStartsOn: Weekday): DayNumber {
  return day - ((weekdayOf(day) - weekStartsOn + 7) % 7)
}

function monthIndex(day: DayNumber): number {
  const { year, month } = civil(day)
  return year * 12 + month - 1
}

/** BYMONTH, BYMONTHDAY and, for days, BYDAY take away. */
function limited(rule: Rule, days: readonly DayNumber[]): readonly DayNumber[] {
  const hasNoLimits = rule.byMonth.length === 0 && rule.byMonthDay.length === 0
  if (hasNoLimits && (rule.byDay.length === 0 || rule.frequency === 'WEEKLY')) return days
  return days.filter((day) => {
    const { month } = civil(day)
    const isDay = rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOf(day))
    return isDay && (rule.byMonth.length === 0 || rule.byMonth.includes(month)) && isMonthDay(rule, day)
  })
}

function isMonthDay(rule: Rule, day: DayNumber): boolean {
  if (rule.byMonthDay.length === 0) return true
  const date = civil(day)
  const fromEnd = date.day - daysInMonth(date.year, date.month) - 1
  return rule.byMonthDay.includes(date.day) || rule.byMonthDay.includes(fromEnd)
}

function daysOfWeek(rule: Rule, startDay: DayNumber, weeks: number): readonly DayNumber[] {
  const first = startOfWeek(startDay, rule.weekStartsOn) + weeks * 7
  if (rule.byDay.length === 0) return [startDay + weeks * 7]
  return rule.byDay.map(({ weekday }) => first + ((weekday - rule.weekStartsOn + 7) % 7))
}

function daysOfNthMonth(rule: Rule, startDay: DayNumber, months: number): readonly DayNumber[] {
  const start = civil(startDay)
  const index = start.year * 12 + start.month - 1 + months
  const month = (index % 12) + 1
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return []
  return daysOfMonth(rule, Math.floor(index / 12), month, start.day)
}

function daysOfMonth(rule: Rule, year: number, month: number, startDate: number): readonly DayNumber[] {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  if (rule.byDay.length > 0) {
    return rule.byDay
      .flatMap((each) => nthWeekdays(each, first, length))
      .filter((day) => isMonthDay(rule, day))
  }
  // A month without a 31st is left out, not shortened (RFC 5545 3.3.10).
  const dates = rule.byMonthDay.length > 0 ? rule.byMonthDay : [startDate]
  return dates
    .map((date) => (date < 0 ? length + date + 1 : date))
    .filter((date) => date >= 1 && date <= length)
    .map((date) => first + date - 1)
}

function daysOfYear(rule: Rule, startDay: DayNumber, year: number): readonly DayNumber[] {
  const start = civil(startDay)
  if (rule.byMonth.length > 0) {
    return rule.byMonth.flatMap((month) => daysOfMonth(rule, year, month, start.day))
  }
  if (rule.byDay.length > 0) {
    const first = dayOf(year, 1, 1)
    const length = dayOf(year + 1, 1, 1) - first
    return rule.byDay
      .flatMap((each) => nthWeekdays(each, first, length))
      .filter((day) => isMonthDay(rule, day))
  }
  const months = rule.byMonthDay.length > 0 ? everyMonth : [start.month]
  return months.flatMap((month) => daysOfMonth(rule, year, month, start.day))
}

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The days of a stretch on a weekday: all, or the nth from its start or end. */
function nthWeekdays({ weekday, nth }: NthWeekday, first: DayNumber, length: number): readonly DayNumber[] {
  const earliest = first + ((weekday - weekdayOf(first) + 7) % 7)
  const howMany = Math.floor((first + length - 1 - earliest) / 7) + 1
  if (nth === 0) return Array.from({ length: howMany }, (_, index) => earliest + index * 7)
  const index = nth > 0 ? nth - 1 : howMany + nth
  return index >= 0 && index < howMany ? [earliest + index * 7] : []
}

function atPositions(days: readonly DayNumber[], positions: readonly number[]): readonly DayNumber[] {
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length))
}
