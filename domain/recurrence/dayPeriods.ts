import { civil, weekdayOf } from '../time/dayNumber.ts'
import {
  dayMs,
  hourMs,
  minuteMs,
  addMs,
  dayOfLocal,
  midnightOf,
  plusDays,
  timeOfDay,
  type DayNumber,
  type LocalMs,
  type Weekday,
} from '../time/units.ts'
import { isInMonth, isMonthDay, isOnWeekday } from './dayLimits.ts'
import { daysInScale } from './daysInScale.ts'
import { daysOfMonth } from './daysOfMonth.ts'
import { daysOfYear } from './daysOfYear.ts'
import { atPositions, inOrder, stepsPerDay, type Periods } from './Periods.ts'
import type { Rule } from './Rule.ts'
import { withSkipped } from './withSkipped.ts'
import type { StepBudget } from './StepBudget.ts'

/**
 * The periods of a rule by day, week, month or year. Parts expand or limit as in the table of RFC 5545
 * 3.3.10.
 */
export function dayPeriods(rule: Rule, start: LocalMs, budget: StepBudget): Periods {
  const startDay = dayOfLocal(start)
  const times = budget.take(timesInDay(rule)) ? timesOfDay(rule, timeOfDay(start)) : []
  const perPeriod = daysLookedAt(rule) * stepsPerDay(rule)
  const daysAt = (index: number) =>
    budget.take(perPeriod) ? inOrder(daysOf(rule, startDay, index * rule.interval)) : []
  function localTimesOf(index: number, from: LocalMs): Iterable<LocalMs> {
    const days = daysAt(index)
    const [day] = days
    const [time] = times
    if (day === undefined || time === undefined) return []
    if (days.length > 1 || times.length > 1) return localTimesOn(days, from)
    const local = addMs(midnightOf(day), time)
    return local >= from ? atPositions([local], rule.bySetPos) : []
  }
  function* localTimesOn(days: readonly DayNumber[], from: LocalMs): Iterable<LocalMs> {
    if (rule.bySetPos.length > 0) {
      // Nobody chooses the second last of a hundred thousand: such a rule is an attack.
      if (days.length * times.length > maxToPickFrom || !budget.take(days.length * times.length)) return
      const localTimes = days.flatMap((day) => times.map((time) => addMs(midnightOf(day), time)))
      yield* atPositions(localTimes, rule.bySetPos).filter((local) => local >= from)
      return
    }
    for (const day of days) {
      if ((day + 1) * dayMs <= from) continue
      for (const time of times) if (day * dayMs + time >= from) yield addMs(midnightOf(day), time)
    }
  }
  const calendar = rule.scale?.calendar
  const placeOf = calendar?.placeOf ?? monthIndex
  const yearOf = (day: DayNumber) => calendar?.month(calendar.placeOf(day))?.year ?? civil(day).year
  const distanceTo = (day: DayNumber) => {
    switch (rule.frequency) {
      case 'YEARLY':
        return yearOf(day) - yearOf(startDay)
      case 'MONTHLY':
        return placeOf(day) - placeOf(startDay)
      case 'WEEKLY':
        return (firstOfWeek(day, rule.weekStartsOn) - firstOfWeek(startDay, rule.weekStartsOn)) / 7
      default:
        return day - startDay
    }
  }
  const even = isEven(rule) ? evenly(rule, startDay, daysAt(0), times) : null
  const periods: Periods = {
    even,
    indexOf: (local) => Math.floor(distanceTo(dayOfLocal(local)) / rule.interval),
    localTimesOf,
    firstFrom: (index) => index,
    size: isEven(rule) ? daysAt(0).length * times.length : null,
    cycle: cycles[rule.frequency] ?? Infinity,
  }
  const isMoving = rule.scale !== null && rule.scale.skip !== 'OMIT'
  return isMoving && (rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY')
    ? withSkipped(periods, budget)
    : periods
}

const maxToPickFrom = 100_000

/** More in one day or week than anybody plans: they are computed one after the other. */
const maxOffsets = 100

function evenly(
  rule: Rule,
  startDay: DayNumber,
  days: readonly DayNumber[],
  times: readonly number[],
): Periods['even'] {
  const howMany = days.length * times.length
  if (howMany === 0 || howMany > maxOffsets) return null
  const isWeekly = rule.frequency === 'WEEKLY'
  const base = midnightOf(isWeekly ? firstOfWeek(startDay, rule.weekStartsOn) : startDay)
  const lengthMs = (isWeekly ? 7 : 1) * rule.interval * dayMs
  return { base, lengthMs, offsets: days.flatMap((day) => times.map((time) => day * dayMs + time - base)) }
}

/**
 * Periods in 400 years, after which all dates fall on the same weekdays again; this many reach all of them,
 * whatever the interval.
 */
const cycles: { readonly [frequency: string]: number } = {
  YEARLY: 400,
  MONTHLY: 4800,
  WEEKLY: 20_871,
  DAILY: 146_097,
}

/** The days of the period that begins this many years, months, weeks or days after DTSTART's. */
function daysOf(rule: Rule, startDay: DayNumber, steps: number): readonly DayNumber[] {
  const start = civil(startDay)
  const isScaled = rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY'
  if (rule.scale !== null && isScaled) return daysInScale(rule, rule.scale, startDay, steps)
  switch (rule.frequency) {
    case 'YEARLY':
      return daysOfYear(rule, startDay, start.year + steps)
    case 'MONTHLY': {
      const index = start.year * 12 + start.month - 1 + steps
      const month = (index % 12) + 1
      const isMonth = rule.byMonth.length === 0 || rule.byMonth.includes(month)
      return isMonth ? daysOfMonth(rule, Math.floor(index / 12), month, start.day) : []
    }
    case 'WEEKLY':
      return limited(rule, daysOfWeek(rule, startDay, steps))
    default:
      return limited(rule, [plusDays(startDay, steps)])
  }
}

/** How many days are examined in a period. */
function daysLookedAt({ frequency, scale, byMonth, byWeekNo, byYearDay, byMonthDay, byDay }: Rule): number {
  const inMonth = byDay.length > 0 ? byDay.length * 5 : Math.max(1, byMonthDay.length)
  // In other calendar systems, also the months of the year.
  const months = scale === null ? 0 : 13
  switch (frequency) {
    case 'YEARLY':
      if (byWeekNo.length + byYearDay.length > 0) return 366 + months
      if (byMonth.length > 0) return months + byMonth.length * inMonth
      if (byDay.length > 0) return months * byMonthDay.length + byDay.length * 53
      return months + inMonth
    case 'MONTHLY':
      return months + inMonth
    case 'WEEKLY':
      return Math.max(1, byDay.length)
    default:
      return 1
  }
}

function daysOfWeek(rule: Rule, startDay: DayNumber, weeks: number): readonly DayNumber[] {
  if (rule.byDay.length === 0) return [plusDays(startDay, weeks * 7)]
  const first = plusDays(firstOfWeek(startDay, rule.weekStartsOn), weeks * 7)
  return rule.byDay.map(({ weekday }) => plusDays(first, (weekday - rule.weekStartsOn + 7) % 7))
}

/** In days and weeks, BYMONTH, BYMONTHDAY and BYDAY limit. */
function limited(rule: Rule, days: readonly DayNumber[]): readonly DayNumber[] {
  if (rule.byMonth.length + rule.byMonthDay.length + rule.byDay.length === 0) return days
  return days.filter((day) => isInMonth(rule, day) && isMonthDay(rule, day) && isOnWeekday(rule, day))
}

/** How many times of day `timesOfDay` makes. */
function timesInDay({ byHour, byMinute, bySecond }: Rule): number {
  return Math.max(1, byHour.length) * Math.max(1, byMinute.length) * Math.max(1, bySecond.length)
}

/** BYHOUR, BYMINUTE and BYSECOND expand; missing ones are those of DTSTART. */
function timesOfDay(rule: Rule, ownTime: number): readonly number[] {
  if (rule.byHour.length + rule.byMinute.length + rule.bySecond.length === 0) return [ownTime]
  const orOwn = (list: readonly number[], own: number) => (list.length === 0 ? [own] : list)
  const hours = orOwn(rule.byHour, Math.floor(ownTime / hourMs))
  const minutes = orOwn(rule.byMinute, Math.floor(ownTime / minuteMs) % 60)
  const seconds = orOwn(rule.bySecond, Math.floor(ownTime / 1000) % 60)
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => hour * hourMs + minute * minuteMs + second * 1000)),
  )
  return inOrder(times)
}

/** Whether all periods are alike: days and weeks without limiting parts. */
function isEven(rule: Rule): boolean {
  const isPlain = rule.byMonth.length + rule.byMonthDay.length + rule.bySetPos.length === 0
  return isPlain && (rule.frequency === 'WEEKLY' || (rule.frequency === 'DAILY' && rule.byDay.length === 0))
}

function firstOfWeek(day: DayNumber, weekStartsOn: Weekday): DayNumber {
  return plusDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7))
}

function monthIndex(day: DayNumber): number {
  const { year, month } = civil(day)
  return year * 12 + month - 1
}
