import { civil, dayOf, weekdayOf } from '../time/dayNumber.ts'
import { dayAt, plusDays, type DayNumber } from '../time/units.ts'
import { dateIn, monthsIn } from './CalendarScale.ts'
import type { Rule } from './Rule.ts'

/**
 * Whether BYWEEKNO, counted from the start or the end of the year, allows a day. A week belongs to the year
 * with four of its days.
 */
export function isInWeek(rule: Rule, day: DayNumber): boolean {
  if (rule.byWeekNo.length === 0) return true
  // The fourth day of a week is in the year that the week belongs to.
  const first = firstOfWeek(rule, day)
  const year = yearOf(rule, plusDays(first, 3))
  if (year === null) return false
  const fromStart = (first - firstWeek(rule, year)) / 7 + 1
  const fromEnd = (first - firstWeek(rule, year + 1)) / 7
  return rule.byWeekNo.includes(fromStart) || rule.byWeekNo.includes(fromEnd)
}

function yearOf({ scale }: Rule, day: DayNumber): number | null {
  if (scale === null) return civil(day).year
  return dateIn(scale.calendar, day)?.month.year ?? null
}

/** The first day of the first week of a year: the week of its fourth day. */
function firstWeek(rule: Rule, year: number): DayNumber {
  const { scale } = rule
  const first = scale === null ? dayOf(year, 1, 1) : (monthsIn(scale.calendar, year)[0]?.first ?? dayAt(NaN))
  return firstOfWeek(rule, plusDays(first, 3))
}

const firstOfWeek = ({ weekStartsOn }: Rule, day: DayNumber): DayNumber =>
  plusDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7))
