import { dayIn, secondaryCalendarOf, type SecondaryCalendar } from '#domain/time/secondaryDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { regionalLocale } from '../../../locales/regionalLocale.ts'

export type SecondaryDate = {
  /** What fits into a cell: `7`, or `1 Shawwal` on the first of a month. */
  readonly short: string
  /** `7 Shawwal 1448 AH`. */
  readonly full: string
}

/**
 * A date in the second calendar system that people of the locale use; null if they use none. The Buddhist
 * calendar has our days and months: its cells show only the year, once a month.
 */
export function formatSecondaryDate(date: IsoDate): SecondaryDate | null {
  const calendar = calendarIn(regionalLocale())
  if (calendar === null) return null
  const day = dayIn(date, calendar)
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatter({ ...options, calendar, timeZone: 'UTC' }).format(Date.parse(date))
  const full = format({ day: 'numeric', month: 'long', year: 'numeric' })
  if (calendar === 'buddhist') return { short: day === 1 ? format({ year: 'numeric' }) : '', full }
  return { short: day === 1 ? format({ day: 'numeric', month: 'long' }) : String(day), full }
}

const calendars = new Map<string, SecondaryCalendar | null>()

/** @param tag BCP 47; one that cannot be read belongs to no country */
function calendarIn(tag: string): SecondaryCalendar | null {
  let known = calendars.get(tag)
  if (known === undefined) calendars.set(tag, (known = secondaryCalendarOf(regionOf(tag))))
  return known
}

/** Where most people of a locale live, if it names no region: Egypt for `ar`. */
function regionOf(tag: string): string {
  try {
    const locale = new Intl.Locale(tag)
    return locale.region ?? locale.maximize().region ?? ''
  } catch {
    return ''
  }
}

/** Each formatter is made once: a month has forty dates. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${dateLocale()} ${JSON.stringify(options)}`
  let made = formatters.get(key)
  if (!made) formatters.set(key, (made = new Intl.DateTimeFormat(dateLocale(), options)))
  return made
}

const formatters = new Map<string, Intl.DateTimeFormat>()
