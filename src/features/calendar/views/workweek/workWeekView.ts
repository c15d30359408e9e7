import { msg } from '@lingui/core/macro'
import { addDays } from '#domain/time/dates.ts'
import { workWeekOf } from '#domain/time/workWeekOf.ts'
import { formatDays, formatHeading } from '../../format/formatHeading.ts'
import { HoursView } from '../HoursView.tsx'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { LazyHoursSheet } from '../print/LazyHoursSheet.ts'
import { weeksOn } from '../print/periods.ts'

// lingui-set comment="A view of the calendar: Monday to Friday, or what is worked on where the person is."

/** The days between two weekends by the hour. */
export const workWeekView: CalendarView = {
  name: 'work-week',
  title: msg`Work week`,
  offered: 'menu',
  keys: ['b'],
  days: (date, { weekStartsOn, weekend }) => workWeekOf(date, weekStartsOn, weekend),
  step: (date, direction) => addDays(date, direction * 7),
  ranges: (_, days) => rangesOver(days),
  heading: (date, days) => formatHeading(days[0] ?? date, days.at(-1) ?? date),
  label: (date, days) => formatDays(days[0] ?? date, days.length, false),
  isWithinWeek: true,
  saysClocks: false,
  print: { orientation: 'landscape', period: weeksOn(1), component: LazyHoursSheet },
  component: HoursView,
}
