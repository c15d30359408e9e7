import { dayNumber, isoDate } from '#domain/time/dayNumber.ts'
import { dayAt, toIsoDate, type IsoDate, type Weekday } from '#domain/time/units.ts'

/** Weeks below each other for some centuries, by their indices: the week after one has an index one higher, whatever the axis. */
export type WeekAxis = { readonly first: number; readonly count: number }

/**
 * The whole weeks of a century, of the one before it and of the one after it.
 *
 * @param century 20 for 2000 to 2099
 */
export function axisAround(century: number, weekStartsOn: Weekday): WeekAxis {
  const first = weekIndex(toIsoDate(`${twoDigits(Math.max(0, century - 1))}00-01-01`), weekStartsOn) + 1
  const end = weekIndex(toIsoDate(`${twoDigits(Math.min(99, century + 1))}99-12-31`), weekStartsOn)
  return { first, count: end - first }
}

/** The index of the week around a date. */
export const weekIndex = (date: IsoDate, weekStartsOn: Weekday): number =>
  Math.floor((dayNumber(date) - startOf(weekStartsOn)) / 7)

/** The first day of a week. */
export const firstOfWeek = (index: number, weekStartsOn: Weekday): IsoDate =>
  isoDate(dayAt(index * 7 + startOf(weekStartsOn)))

/** The date that a week at the top stands for: the first of a month if it has one, so that its month is the one in the heading. */
export function dateOfWeek(index: number, weekStartsOn: Weekday): IsoDate {
  const start = index * 7 + startOf(weekStartsOn)
  for (let day = start; day < start + 7; day++) {
    const date = isoDate(dayAt(day))
    if (date.endsWith('-01')) return date
  }
  return isoDate(dayAt(start))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The first day from 1970-01-01 on, a Thursday, on which a week begins. */
const startOf = (weekStartsOn: Weekday) => (weekStartsOn + 3) % 7
