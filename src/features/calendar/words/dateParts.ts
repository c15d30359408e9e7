import { dayNumber } from '#domain/time/dayNumber.ts'
import { dayMs, type IsoDate } from '#domain/time/units.ts'

/** A date in the words of a language, to be put together by a translated sentence. */
export type DateParts = {
  readonly weekday: string
  readonly weekdayShort: string
  readonly day: string
  readonly month: string
  readonly monthShort: string
  readonly year: string
}

/** The words of a date. Formatters are made once per language, and dates are kept: a grid names the same few days again and again. */
export function dateParts(date: IsoDate, locale: string): DateParts {
  const known = knownDates(locale)
  const kept = known.get(date)
  if (kept) return kept
  const parts = read(date, formattersOf(locale))
  known.set(date, parts)
  return parts
}

type Formatters = Readonly<Record<keyof DateParts, Intl.DateTimeFormat>>

const dates = new Map<string, Map<IsoDate, DateParts>>()
const formatters = new Map<string, Formatters>()
const keptAtMost = 2000

function knownDates(locale: string): Map<IsoDate, DateParts> {
  const known = dates.get(locale)
  if (known && known.size < keptAtMost) return known
  const fresh = new Map<IsoDate, DateParts>()
  dates.set(locale, fresh)
  return fresh
}

function formattersOf(locale: string): Formatters {
  const known = formatters.get(locale)
  if (known) return known
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  const made = {
    weekday: of({ weekday: 'long' }),
    weekdayShort: of({ weekday: 'short' }),
    day: of({ day: 'numeric' }),
    month: of({ month: 'long' }),
    monthShort: of({ month: 'short' }),
    year: of({ year: 'numeric' }),
  }
  formatters.set(locale, made)
  return made
}

function read(date: IsoDate, by: Formatters): DateParts {
  const midnight = dayNumber(date) * dayMs
  return {
    weekday: by.weekday.format(midnight),
    weekdayShort: by.weekdayShort.format(midnight),
    day: by.day.format(midnight),
    month: by.month.format(midnight),
    monthShort: by.monthShort.format(midnight),
    year: by.year.format(midnight),
  }
}
