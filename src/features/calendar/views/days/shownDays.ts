import { addDays, daysFrom } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { workDaysFrom } from '#domain/time/workDaysFrom.ts'
import type { WeekLayout } from '../WeekLayout.ts'

type Weekends = Pick<WeekLayout, 'weekend' | 'hidesWeekend'>

/** So many days from a date on. Hidden weekends are left out: on one of them, the first is the day after it. */
export const shownDays = (
  date: IsoDate,
  count: number,
  { weekend, hidesWeekend }: Weekends,
): readonly IsoDate[] => (hidesWeekend ? workDaysFrom(date, count, weekend) : daysFrom(date, count))

/** The date after a step over as many days as are shown. */
export function stepOverDays(
  date: IsoDate,
  direction: -1 | 1,
  count: number,
  { weekend, hidesWeekend }: Weekends,
): IsoDate {
  if (!hidesWeekend) return addDays(date, direction * count)
  const isOn = direction === 1
  return workDaysFrom(date, isOn ? count + 1 : -count, weekend).at(isOn ? -1 : 0) ?? date
}
