import { addDays, daysFrom, startOfMonth, weekdayOfDate } from '../../time/dates.ts'
import { civil, dayNumber, daysInMonth, weekdayOf } from '../../time/dayNumber.ts'
import type { IsoDate } from '../../time/units.ts'
import type { WrittenRhythm } from './WrittenRhythm.ts'

/** The first day of a rhythm on or after a date. */
export function firstOf(rhythm: WrittenRhythm, from: IsoDate): IsoDate {
  for (let days = 0; days < 400; days++) {
    const date = addDays(from, days)
    if (isIn(rhythm, date)) return date
  }
  return from
}

function isIn({ days, monthDays, position }: WrittenRhythm, date: IsoDate): boolean {
  const number = dayNumber(date)
  const { year, month, day } = civil(number)
  const length = daysInMonth(year, month)
  if (monthDays.length > 0 && !monthDays.some((each) => day === (each < 0 ? length + 1 + each : each)))
    return false
  if (days.length === 0) return true
  if (position !== null)
    return datesOn(days, date, length).at(position < 0 ? position : position - 1) === date
  const isLast = day > length - 7
  return days.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(number) && (nth === 0 || (nth === -1 ? isLast : Math.ceil(day / 7) === nth)),
  )
}

/** The dates of a month that are on weekdays. */
function datesOn(days: WrittenRhythm['days'], within: IsoDate, length: number): readonly IsoDate[] {
  return daysFrom(startOfMonth(within), length).filter((date) =>
    days.some(({ weekday }) => weekday === weekdayOfDate(date)),
  )
}
