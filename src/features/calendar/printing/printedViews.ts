import type { CalendarView } from '../views/CalendarView.ts'
import { foldedWeek } from './folded/foldedWeek.ts'
import type { PrintedView } from './PrintedView.ts'

/**
 * What can be printed: every view but those that are printed as another, and the folded week.
 *
 * @param views the table of the calendar
 */
export const printedViews = (views: readonly CalendarView[]): readonly PrintedView[] => [
  ...views.filter(({ printedAs }) => printedAs === undefined),
  foldedWeek,
]

/**
 * Those that are offered: what has only a key in the calendar would make the list long.
 *
 * @param chosen the name of the one on the sheets, which is always among them
 */
export const offeredViews = (views: readonly CalendarView[], chosen: string): readonly PrintedView[] =>
  printedViews(views.filter((view) => view.offered !== 'key' || view.name === chosen))
