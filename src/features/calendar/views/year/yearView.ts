import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { addMonths, startOfMonth } from '#domain/time/dates.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { dateParts } from '../../format/dateParts.ts'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { wholeYear } from '../print/periods.ts'
import { monthsAround } from '../monthsAround.ts'

// lingui-set comment="A view of the calendar: twelve small months."

/** Twelve small months, each day shaded by how much is on it. */
export const yearView: CalendarView = {
  name: 'year',
  title: msg`Year`,
  keys: ['y'],
  days: (date) => monthsAround(toIsoDate(`${date.slice(0, 4)}-01-01`), 0, 11),
  step: (date, direction) => addMonths(startOfMonth(date), direction * 12),
  ranges: (_, days) => rangesOver(days),
  heading: (date) => ({ months: dateParts(date, i18n.locale).year, year: null }),
  label: (date) => {
    const { year } = dateParts(date, i18n.locale)
    return t`Year ${year}`
  },
  isWithinWeek: false,
  saysFree: false,
  print: {
    orientation: 'landscape',
    period: wholeYear,
    component: lazyComponent(async () => (await import('./YearSheet.tsx')).YearSheet),
  },
  component: lazyComponent(async () => (await import('./YearView.tsx')).YearView),
}
