import { msg, t } from '@lingui/core/macro'
import { weekdayOfDate } from '#domain/time/dates.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { formatMonth } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { monthView } from '../month/monthView.ts'
import { stepByMonth } from '../month/stepByMonth.ts'
import { monthsAround } from '../monthsAround.ts'

// lingui-set comment="A view of the calendar: weeks below each other, which scroll on without an end, as one month without pages."

/** Weeks that scroll on in both directions. */
export const continuousMonth: CalendarView = {
  name: 'continuous-month',
  title: msg`Continuous month`,
  offered: 'menu',
  keys: ['i'],
  days: (date, { hidesWeekend, weekend }) => {
    const days = monthsAround(date, 1, 2)
    return hidesWeekend ? days.filter((day) => !weekend.includes(weekdayOfDate(day))) : days
  },
  step: stepByMonth,
  ranges: (_, days) => rangesOver(days),
  heading: (date) => formatHeading(date, date),
  label: (date) => {
    const month = formatMonth(date)
    return t`Weeks from ${month} on`
  },
  isWithinWeek: false,
  saysFree: false,
  isSwiped: false,
  print: monthView.print,
  printedAs: monthView,
  component: lazyComponent(async () => (await import('./ContinuousMonth.tsx')).ContinuousMonth),
}
