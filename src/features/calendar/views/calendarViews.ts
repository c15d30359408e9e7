import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { CalendarView } from './CalendarView.ts'
import { agendaView } from './agenda/agendaView.ts'
import { continuousMonth } from './continuous/continuousMonth.ts'
import { dayView } from './day/dayView.ts'
import { daysView } from './days/daysView.ts'
import { monthView } from './month/monthView.ts'
import { weekView } from './week/weekView.ts'
import { rollingWeeks } from './weeks/rollingWeeks.ts'
import { workWeekView } from './workweek/workWeekView.ts'
import type { WeekLayout } from './WeekLayout.ts'
import { yearView } from './year/yearView.ts'

/** All views of the calendar, in the order they are offered. */
export const calendarViews: readonly CalendarView[] = [
  dayView,
  weekView,
  monthView,
  agendaView,
  yearView,
  workWeekView,
  continuousMonth,
  ...[2, 3, 4, 5, 6, 7, 8, 9].map(daysView),
  ...[2, 3, 4, 5, 6].map(rollingWeeks),
]

/**
 * The view of an address that names none: the one that the person chose to begin with, else days side by side, or one
 * where no more have room.
 */
export function homeViewFor(
  { columns }: Pick<WeekLayout, 'columns'>,
  views: readonly CalendarView[],
  { first, firstNarrow }: FirstViews = {},
): CalendarView {
  const [chosen, usual] = columns === 1 ? [firstNarrow, dayView] : [first, weekView]
  return views.find(({ name }) => name === chosen) ?? usual
}

type FirstViews = NonNullable<UserSettings['views']>
