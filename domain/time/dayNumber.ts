import { dayAt, toIsoDate, type DayNumber, type IsoDate, type Weekday } from './units.ts'

/**
 * The day number of an ISO date.
 *
 * @param date `YYYY-MM-DD`, or any text; a day that does not exist (30 February) is not a date
 * @returns days since 1970-01-01, or NaN if the text is not a date
 */
export function dayNumber(date: string): DayNumber {
  return date.length === 10 ? leadingDay(date) : noDay
}

/**
 * The day number of the date that a text begins with, or NaN. No substring is made, because there are ten
 * thousands of them.
 */
export function leadingDay(text: string): DayNumber {
  if (text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return noDay
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const day = digits(text, 8, 10)
  // A character that is not a digit gives NaN, and NaN fails every comparison.
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? dayOf(year, month, day) : noDay
}

/** The ISO date of a day number, `YYYY-MM-DD`; years 0000 to 9999. */
export function isoDate(day: DayNumber): IsoDate {
  const { year, month, day: dayOfMonth } = civil(day)
  const fourDigits = year >= 1000 ? String(year) : String(year).padStart(4, '0')
  return toIsoDate(
    `${fourDigits}-${month < 10 ? '0' : ''}${month}-${dayOfMonth < 10 ? '0' : ''}${dayOfMonth}`,
  )
}

/** The day number of a year, a month (1 to 12) and a day; a day beyond its month continues into the next. */
export function dayOf(year: number, month: number, day: number): DayNumber {
  // Years counted from March put the leap day last (Hinnant, "chrono-compatible low-level date algorithms").
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return dayAt(era * 146_097 + dayOfEra - 719_468)
}

/** Year, month (1 to 12) and day of the month of a day number. */
export function civil(day: DayNumber): {
  readonly year: number
  readonly month: number
  readonly day: number
} {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

/** The weekday of a day number, 0 for Sunday. */
export function weekdayOf(day: DayNumber): Weekday {
  const weekday = (((day + 4) % 7) + 7) % 7
  return weekdays[weekday] ?? 0
}

/** How many days a month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether a year has a 29 February. */
function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const dash = 45
const noDay = dayAt(NaN)

/** The number in some digits of a text, or NaN. */
export function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return NaN
    value = value * 10 + digit
  }
  return value
}
