import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { formatDate, formatMonth } from './formatDate.ts'
import { dateParts } from './dateParts.ts'

/** The name of a grid: `Week of 15 March 2027`, `Month of March 2027`; of fewer days than a week, where they begin. */
export function formatGrid({ view, date }: CalendarPeriod, days: readonly IsoDate[]): string {
  const month = formatMonth(date)
  if (view === 'month') return t`Month of ${month}`
  const first = formatDate(days[0] ?? date)
  const count = days.length
  if (count === 7) return t`Week of ${first}`
  return count === 1 ? t`Day of ${first}` : t`${count} days from ${first}`
}

/** The heading of a period in two tones: `March` and `2027`, `March – April` and `2027`, `December 2026 – January` and `2027`. */
export function formatHeading({ view, date }: CalendarPeriod, days: readonly IsoDate[]) {
  const first = dateParts(view === 'month' ? date : (days[0] ?? date), i18n.locale)
  const last = dateParts(view === 'month' ? date : (days.at(-1) ?? date), i18n.locale)
  if (first.month === last.month) return { months: last.month, year: last.year }
  const from = first.year === last.year ? first.month : t`${first.month} ${first.year}`
  return { months: t`${from} – ${last.month}`, year: last.year }
}
