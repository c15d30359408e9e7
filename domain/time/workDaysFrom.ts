import { addDays, weekdayOfDate } from './dates.ts'
import type { IsoDate, Weekday } from './units.ts'

/**
 * Some working days in order, weekends left out.
 *
 * @param date the first of them, or where it is on a weekend a day before the first
 * @param count how many; from a negative count on, the ones that lie before the date
 * @param weekend the weekdays on which nobody works; with all seven, none is left out
 */
export function workDaysFrom(date: IsoDate, count: number, weekend: readonly Weekday[]): readonly IsoDate[] {
  const isFree = (day: IsoDate) => weekend.length < 7 && weekend.includes(weekdayOfDate(day))
  const direction = count < 0 ? -1 : 1
  const days: IsoDate[] = []
  for (
    let day = count < 0 ? addDays(date, -1) : date;
    days.length < Math.abs(count);
    day = addDays(day, direction)
  )
    if (!isFree(day)) days.push(day)
  return direction === 1 ? days : days.toReversed()
}
