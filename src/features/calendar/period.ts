import { addDays, addMonths, daysFrom, monthGrid, startOfMonth, weekOf } from '#domain/time/dates.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../navigation/paths.ts'

/** How many days stand side by side where there is room for a week, for some days, or for one. */
export type Columns = 7 | 3 | 1

/** By the width of the page in rem: what design calls 480 and 900 pixels. */
export function columnsFor(widthRem: number): Columns {
  if (widthRem < 30) return 1
  return widthRem < 56.25 ? 3 : 7
}

/** The days that a period shows. */
export function daysOf(
  { view, date }: CalendarPeriod,
  columns: Columns,
  weekStartsOn: Weekday,
): readonly IsoDate[] {
  if (view === 'month') return monthGrid(date, weekStartsOn)
  if (view === 'day') return [date]
  return columns === 7 ? weekOf(date, weekStartsOn) : daysFrom(date, columns)
}

/** The period before or after: as far as what is shown reaches. A month with today in it is looked at on today. */
export function stepped(
  period: CalendarPeriod,
  direction: -1 | 1,
  columns: Columns,
  today: IsoDate,
): CalendarPeriod {
  const { view, date } = period
  // From the first of the month, so that January 31 does not lead to March by way of February 28.
  if (view === 'month') {
    const first = addMonths(startOfMonth(date), direction)
    return { view, date: first === startOfMonth(today) ? today : first }
  }
  return { view, date: addDays(date, direction * (view === 'day' ? 1 : columns)) }
}
