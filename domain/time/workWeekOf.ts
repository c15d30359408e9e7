import { addDays, weekdayOfDate, weekOf } from './dates.ts'
import type { IsoDate, Weekday } from './units.ts'

/**
 * The working days around a date: all consecutive ones between two weekends. For a date in a weekend, those
 * of its week.
 *
 * @param weekend the weekdays that are free; with none of them, or all seven, the result is the whole week
 */
export function workWeekOf(
  date: IsoDate,
  weekStartsOn: Weekday,
  weekend: readonly Weekday[],
): readonly IsoDate[] {
  const isFree = (day: IsoDate) => weekend.includes(weekdayOfDate(day))
  const week = weekOf(date, weekStartsOn)
  const within = isFree(date) ? week.find((day) => !isFree(day)) : date
  if (within === undefined || !week.some(isFree)) return week
  let first = within
  while (!isFree(addDays(first, -1))) first = addDays(first, -1)
  const days = [first]
  for (let day = addDays(first, 1); !isFree(day); day = addDays(day, 1)) days.push(day)
  return days
}
