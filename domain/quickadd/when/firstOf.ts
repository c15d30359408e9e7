import { addDays } from '../../time/dates.ts'
import { civil, dayNumber, daysInMonth, weekdayOf } from '../../time/dayNumber.ts'
import type { IsoDate } from '../../time/units.ts'
import type { WrittenRhythm } from '../rhythm/WrittenRhythm.ts'

/** The first day of a rhythm on or after a date. */
export function firstOf(rhythm: WrittenRhythm, from: IsoDate): IsoDate {
  for (let days = 0; days < 400; days++) {
    const date = addDays(from, days)
    if (isIn(rhythm, date)) return date
  }
  return from
}

function isIn({ days, monthDay }: WrittenRhythm, date: IsoDate): boolean {
  const number = dayNumber(date)
  const { year, month, day } = civil(number)
  if (monthDay !== null && day !== monthDay) return false
  if (days.length === 0) return true
  const isLast = day > daysInMonth(year, month) - 7
  return days.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(number) && (nth === 0 || (nth === -1 ? isLast : Math.ceil(day / 7) === nth)),
  )
}
