import { addDays, daysBetween, daysFrom } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { DateRange } from '../views/PrintLayout.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import type { PrintedView } from './PrintedView.ts'

/** The days that are drawn together: on one sheet, or running on over several. */
export type SheetDays = { readonly date: IsoDate; readonly days: readonly IsoDate[] }

/**
 * The sheets that show some days. A view with periods shows each period that one of the days is in as a whole; one that runs on
 * shows these days.
 */
export function sheetsIn(
  { days, print }: Pick<PrintedView, 'days' | 'print'>,
  { first, last }: DateRange,
  layout: WeekLayout,
): readonly SheetDays[] {
  if (print.runsOn) return [{ date: first, days: daysFrom(first, daysBetween(first, last) + 1) }]
  const sheets: SheetDays[] = []
  for (let date = first; dayNumber(date) <= dayNumber(last);) {
    const period = print.period(date, layout.weekStartsOn)
    sheets.push({ date: period.first, days: days(period.first, layout) })
    date = addDays(period.last, 1)
  }
  return sheets
}
