import { msg } from '@lingui/core/macro'
import { addDays } from '#domain/time/dates.ts'
import { formatDayHeading, formatDays } from '../../format/formatHeading.ts'
import { HoursView } from '../HoursView.tsx'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { LazyHoursSheet } from '../print/LazyHoursSheet.ts'

// lingui-set comment="The name of a view of the calendar: one day."

/** One day by the hour. */
export const dayView: CalendarView = {
  name: 'day',
  title: msg`Day`,
  placeOnPhones: 2,
  keys: ['d', '1'],
  days: (date) => [date],
  step: addDays,
  ranges: (_, days) => rangesOver(days),
  heading: formatDayHeading,
  label: (date) => formatDays(date, 1),
  isWithinWeek: true,
  saysClocks: false,
  print: { orientation: 'portrait', component: LazyHoursSheet },
  component: HoursView,
}
