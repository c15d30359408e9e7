import { msg, plural } from '@lingui/core/macro'
import { formatDays, formatHeading } from '../../format/formatHeading.ts'
import { HoursView } from '../HoursView.tsx'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { LazyHoursSheet } from '../print/LazyHoursSheet.ts'
import { shownDays, stepOverDays } from './shownDays.ts'

// lingui-set comment="A view of the calendar: so many days side by side, two to nine. On its button and in the list of shortcuts."

/**
 * Some days by the hour, from the date on, without hidden weekends. Its key is their number.
 *
 * @param count 2 to 9
 */
export const daysView = (count: number): CalendarView => ({
  name: `${count}-days`,
  title: msg({ message: plural(count, { one: '# day', other: '# days' }) }),
  offered: count === 4 ? 'menu' : 'key',
  keys: [String(count)],
  days: (date, layout) => shownDays(date, count, layout),
  step: (date, direction, layout) => stepOverDays(date, direction, count, layout),
  ranges: (_, days) => rangesOver(days),
  heading: (date, days) => formatHeading(days[0] ?? date, days.at(-1) ?? date),
  label: (date, days) => formatDays(days[0] ?? date, days.length, false),
  isWithinWeek: count <= 7,
  saysClocks: false,
  print: { orientation: 'landscape', component: LazyHoursSheet },
  component: HoursView,
})
