import { addDays, daysBetween, daysFrom } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { DateRange } from '../views/PrintLayout.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import type { PrintedView } from './PrintedView.ts'
import { printedPeriod } from './printedPeriod.ts'

/** The days that are drawn together: on one sheet, or running on over several. */
export type SheetDays = { readonly date: IsoDate; readonly days: readonly IsoDate[] }

/**
 * The sheets that show some days. A view with periods shows each period that one of the days is in as a whole; one that runs on
 * shows these days.
 */
export function sheetsIn(
  view: Pick<PrintedView, 'days' | 'print'>,
  { first, last }: DateRange,
  layout: WeekLayout,
): readonly SheetDays[] {
  if (view.print.runsOn) return [{ date: first, days: daysFrom(first, daysBetween(first, last) + 1) }]
  const sheets: SheetDays[] = []
  for (let date = first; dayNumber(date) <= dayNumber(last);) {
    const period = printedPeriod(view, date, layout)
    // After hidden days at the end nothing is left to be shown.
    if (sheets.length > 0 && dayNumber(period.first) > dayNumber(last)) break
    sheets.push({ date: period.first, days: view.days(period.first, layout) })
    date = addDays(period.last, 1)
  }
  return sheets
}
