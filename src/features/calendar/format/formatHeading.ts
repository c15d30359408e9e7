import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from './dateParts.ts'
import { formatDate, formatDay } from './formatDate.ts'

// lingui-set comment="A heading over days or months. Month names come as they stand alone."

/** A heading in two tones; in one if it is only a year. */
export type Heading = { readonly months: string; readonly year: string | null }

/**
 * The heading over some days: `March` and `2027`, `March – April` and `2027`, `December 2026 – January` and
 * `2027`.
 *
 * @param to the last of them
 */
export function formatHeading(from: IsoDate, to: IsoDate): Heading {
  const first = dateParts(from, i18n.locale)
  const last = dateParts(to, i18n.locale)
  if (first.month === last.month) return { months: last.month, year: last.year }
  const isInOneYear = first.year === last.year
  return {
    months: isInOneYear ? t`${first.month} – ${last.month}` : t`${first.month} ${first.year} – ${last.month}`,
    year: last.year,
  }
}

/** The heading over one day: `Monday 15 March` and `2027`. */
export const formatDayHeading = (date: IsoDate): Heading => ({
  months: formatDay(date),
  year: dateParts(date, i18n.locale).year,
})

/**
 * The name of a grid of some days: `Week of 15 March 2027`; for fewer days than a week, the first day.
 *
 * @param isWeek whether seven days are exactly those of a week
 */
export function formatDays(from: IsoDate, count: number, isWeek = count === 7): string {
  const first = formatDate(from)
  if (isWeek) return t`Week of ${first}`
  return count === 1 ? t`Day of ${first}` : t`${count} days from ${first}`
}
