import { msg, t } from '@lingui/core/macro'
import { monthGrid } from '#domain/time/dates.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { formatMonth } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import { rangeOf } from '../../queries/ranges/rangeOf.ts'
import type { CalendarView } from '../CalendarView.ts'
import { wholeMonth } from '../print/periods.ts'
import { withoutWeekend } from '../withoutWeekend.ts'
import { MonthView } from './MonthView.tsx'
import { stepByMonth } from './stepByMonth.ts'

// lingui-set comment="The name of a view of the calendar: a month."

/** The whole weeks of a month. */
export const monthView: CalendarView = {
  name: 'month',
  title: msg`Month`,
  keys: ['m'],
  days: (date, layout) => {
    const rows = withoutWeekend(monthGrid(date, layout.weekStartsOn), layout)
    return rows.filter((row) => row.some((day) => day.startsWith(date.slice(0, 7)))).flat()
  },
  step: stepByMonth,
  ranges: (date) => [rangeOf(date)],
  heading: (date) => formatHeading(date, date),
  label: (date) => {
    const month = formatMonth(date)
    return t`Month of ${month}`
  },
  isWithinWeek: false,
  print: {
    orientation: 'landscape',
    period: wholeMonth,
    component: lazyComponent(async () => (await import('./WeeksSheet.tsx')).MonthSheet),
  },
  component: MonthView,
}
