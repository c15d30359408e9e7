import type { IsoDate } from '#domain/time/units.ts'
import type { DateRange } from '../views/PrintLayout.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import type { PrintedView } from './PrintedView.ts'

/** The days of the period of a date: what a view shows, unless it is printed in other periods. */
export function printedPeriod(
  { days, print }: Pick<PrintedView, 'days' | 'print'>,
  date: IsoDate,
  layout: WeekLayout,
): DateRange {
  if (print.period) return print.period(date, layout)
  const shown = days(date, layout)
  return { first: shown[0] ?? date, last: shown.at(-1) ?? date }
}
