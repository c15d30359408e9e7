import type { IsoDate } from '#domain/time/units.ts'
import { workDaysFrom } from '#domain/time/workDaysFrom.ts'
import type { WeekLayout } from '../WeekLayout.ts'

type Weekends = Pick<WeekLayout, 'weekend' | 'hidesWeekend'>

const hidden = ({ weekend, hidesWeekend }: Weekends) => (hidesWeekend ? weekend : [])

/** So many days from a date on. Hidden weekends are left out: on one of them, the first is the day after it. */
export const shownDays = (date: IsoDate, count: number, weekends: Weekends): readonly IsoDate[] =>
  workDaysFrom(date, count, hidden(weekends))

/** The date after a step over as many days as are shown. */
export const stepOverDays = (date: IsoDate, direction: -1 | 1, count: number, weekends: Weekends): IsoDate =>
  (direction === 1 ? shownDays(date, count + 1, weekends).at(-1) : shownDays(date, -count, weekends)[0]) ??
  date
