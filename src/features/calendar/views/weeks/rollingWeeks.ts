import { msg, plural } from '@lingui/core/macro'
import { addDays, daysFrom, startOfWeek } from '#domain/time/dates.ts'
import { formatDate } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { LazyWeeksSheet } from '../month/LazyWeeksSheet.ts'
import { weeksOn } from '../print/periods.ts'
import { withoutWeekend } from '../withoutWeekend.ts'
import { WeeksView } from './WeeksView.tsx'

// lingui-set comment="A view of the calendar: so many weeks below each other, two to six. “… weeks from …” names its grid for screen readers."

/**
 * Some weeks from the week of the date on, drawn as a month.
 *
 * @param count 2 to 6
 */
export const rollingWeeks = (count: number): CalendarView => ({
  name: `${count}-weeks`,
  title: msg({ message: plural(count, { one: '# week', other: '# weeks' }) }),
  offered: 'menu',
  keys: count === 4 ? ['x'] : [],
  days: (date, layout) =>
    withoutWeekend(daysFrom(startOfWeek(date, layout.weekStartsOn), 7 * count), layout).flat(),
  step: (date, direction) => addDays(date, direction * 7 * count),
  ranges: (_, days) => rangesOver(days),
  heading: (date, days) => formatHeading(days[0] ?? date, days.at(-1) ?? date),
  label: (date, days) => {
    const first = formatDate(days[0] ?? date)
    return plural(count, { one: `# week from ${first}`, other: `# weeks from ${first}` })
  },
  isWithinWeek: false,
  print: { orientation: 'landscape', period: weeksOn(count), component: LazyWeeksSheet },
  component: WeeksView,
})
