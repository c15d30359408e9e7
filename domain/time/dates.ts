import { civil, dayNumber, dayOf, daysInMonth, isoDate, weekdayOf } from './dayNumber.ts'
import { plusDays, type IsoDate, type Weekday } from './units.ts'

/** The date that many days later; earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDate(plusDays(dayNumber(date), days))
}

/**
 * The same day that many months later, or the last of that month if it is shorter: 31 January gives 28
 * February.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = civil(dayNumber(date))
  const index = year * 12 + month - 1 + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  return isoDate(dayOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth))))
}

/** How many days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The weekday of a date, 0 for Sunday. */
export function weekdayOfDate(date: IsoDate): Weekday {
  return weekdayOf(dayNumber(date))
}

/** Consecutive days from a date on. */
export function daysFrom(first: IsoDate, howMany: number): readonly IsoDate[] {
  const start = dayNumber(first)
  return Array.from({ length: howMany }, (_, index) => isoDate(plusDays(start, index)))
}

/** The seven days of the week around a date. */
export function weekOf(date: IsoDate, weekStartsOn: Weekday): readonly IsoDate[] {
  return daysFrom(startOfWeek(date, weekStartsOn), 7)
}

/** The first day of the week around a date. */
export function startOfWeek(date: IsoDate, weekStartsOn: Weekday): IsoDate {
  const day = dayNumber(date)
  return isoDate(plusDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7)))
}

/** The first day of the month around a date. */
export function startOfMonth(date: IsoDate): IsoDate {
  const { year, month } = civil(dayNumber(date))
  return isoDate(dayOf(year, month, 1))
}

/** The whole weeks that cover the month around a date: four to six of them. */
export function monthGrid(date: IsoDate, weekStartsOn: Weekday): readonly IsoDate[] {
  const first = dayNumber(startOfMonth(date))
  const { year, month } = civil(first)
  const lead = (weekdayOf(first) - weekStartsOn + 7) % 7
  const weeks = Math.ceil((lead + daysInMonth(year, month)) / 7)
  return daysFrom(isoDate(plusDays(first, -lead)), weeks * 7)
}

/** The ISO 8601 number of the week around a date, 1 to 53: weeks start on Monday and belong to the year of their Thursday. */
export function isoWeekNumber(date: IsoDate): number {
  const day = dayNumber(date)
  const thursday = plusDays(day, 3 - ((weekdayOf(day) + 6) % 7))
  return Math.floor((thursday - dayOf(civil(thursday).year, 1, 1)) / 7) + 1
}
