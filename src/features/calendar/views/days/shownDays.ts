import type { IsoDate } from '#domain/time/units.ts'
import { workDaysFrom } from '#domain/time/workDaysFrom.ts'
import { hiddenWeekdays, type WeekLayout } from '../WeekLayout.ts'

/** So many days from a date on. Hidden weekends are left out: on one of them, the first is the day after it. */
export const shownDays = (date: IsoDate, count: number, layout: WeekLayout): readonly IsoDate[] =>
  workDaysFrom(date, count, hiddenWeekdays(layout))

/** The date after a step over as many days as are shown. */
export const stepOverDays = (date: IsoDate, direction: -1 | 1, count: number, layout: WeekLayout): IsoDate =>
  (direction === 1 ? shownDays(date, count + 1, layout).at(-1) : shownDays(date, -count, layout)[0]) ?? date
