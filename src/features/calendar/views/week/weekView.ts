import { msg } from '@lingui/core/macro'
import { addDays } from '#domain/time/dates.ts'
import { workWeekOf } from '#domain/time/workWeekOf.ts'
import { formatDays, formatHeading } from '../../format/formatHeading.ts'
import { HoursView } from '../HoursView.tsx'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { shownDays, stepOverDays } from '../days/shownDays.ts'
import { hiddenWeekdays } from '../WeekLayout.ts'
import { LazyHoursSheet } from '../print/LazyHoursSheet.ts'
import { weeksOn } from '../print/periods.ts'

// lingui-set comment="The name of a view of the calendar: a week."

/** How many days, if there is no space for a week. */
const few = 3

/** A week by the hour; if there is no space for it, some days from the date on. Hidden weekends are in neither. */
export const weekView: CalendarView = {
  name: 'week',
  title: msg`Week`,
  narrowTitle: msg`3 days`,
  keys: ['w'],
  days: (date, layout) =>
    layout.columns === 7
      ? workWeekOf(date, layout.weekStartsOn, hiddenWeekdays(layout))
      : shownDays(date, few, layout),
  step: (date, direction, layout) =>
    layout.columns === 7 ? addDays(date, direction * 7) : stepOverDays(date, direction, few, layout),
  ranges: (_, days) => rangesOver(days),
  heading: (date, days) => formatHeading(days[0] ?? date, days.at(-1) ?? date),
  label: (date, days) => formatDays(days[0] ?? date, days.length),
  isWithinWeek: true,
  saysClocks: false,
  print: { orientation: 'landscape', period: weeksOn(1), component: LazyHoursSheet },
  component: HoursView,
}
