import { weekdayOfDate } from '#domain/time/dates.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'

/** Fewer days side by side have the room that they need. */
const leastDays = 5

/** The days of a weekend on which nothing is, among days that have something or are none. */
export function emptyWeekend(days: readonly DayModel[], weekend: readonly Weekday[]): readonly IsoDate[] {
  if (days.length < leastDays) return []
  return days
    .filter(({ date, count }) => count === 0 && weekend.includes(weekdayOfDate(date)))
    .map(({ date }) => date)
}
