import type { DateWords } from '../../src/locales/dateWords.ts'
import { isLanguage, languages } from '../../src/locales/languages.ts'

/**
 * A language's words for weekdays, months, days and years, from `Intl`. Digits are Western ones in every
 * language, as for hours.
 */
export function dateWordsOf(locale: string): DateWords {
  const named = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    })
    return days.map((day) => format.format(day))
  }
  const weekdays = range(7).map((day) => Date.UTC(2027, 2, 14 + day))
  const months = range(12).map((month) => Date.UTC(2027, month, 1))
  const days = range(31).map((day) => Date.UTC(2027, 0, 1 + day))
  const [year = ''] = named({ year: 'numeric' }, [Date.UTC(2027, 0, 1)])
  return {
    weekdays: named({ weekday: 'long' }, weekdays),
    weekdaysShort: named({ weekday: 'short' }, weekdays),
    weekdaysNarrow: named({ weekday: 'narrow' }, weekdays),
    months: named({ month: 'long' }, months),
    monthsShort: named({ month: 'short' }, months),
    days: named({ day: 'numeric' }, days),
    year: year.replace('2027', '#'),
    order: orderIn(isLanguage(locale) ? languages[locale].intl : locale),
  }
}

const initials: Readonly<Record<string, string>> = { day: 'd', month: 'm', year: 'y' }

/** `dmy`: the order of the parts of a date. */
function orderIn(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory' })
  return format
    .formatToParts(0)
    .flatMap(({ type }) => initials[type] ?? [])
    .join('')
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
