import { addDays, addMonths, startOfMonth, startOfWeek } from '#domain/time/dates.ts'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import type { PrintLayout } from '../PrintLayout.ts'

type Period = NonNullable<PrintLayout['period']>

/** Some weeks, from the week of the date on. */
export const weeksOn =
  (count: number): Period =>
  (date, { weekStartsOn }) => {
    const first = startOfWeek(date, weekStartsOn)
    return { first, last: addDays(first, 7 * count - 1) }
  }

/** The month of the date. */
export const wholeMonth: Period = (date) => monthsFrom(startOfMonth(date), 1)

/** The year of the date. */
export const wholeYear: Period = (date) => monthsFrom(toIsoDate(`${date.slice(0, 4)}-01-01`), 12)

const monthsFrom = (first: IsoDate, count: number) => ({ first, last: addDays(addMonths(first, count), -1) })
