import type { DateWords } from '../../src/locales/dateWords.ts'

/**
 * What a language calls weekdays, months, days and years, asked of `Intl`.
 *
 * @throws RangeError when its years are not written in our digits, which `dateParts` would have to learn first
 */
export function dateWordsOf(locale: string): DateWords {
  const named = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  }
  const weekdays = range(7).map((day) => Date.UTC(2027, 2, 14 + day))
  const months = range(12).map((month) => Date.UTC(2027, month, 1))
  const days = range(31).map((day) => Date.UTC(2027, 0, 1 + day))
  const [year = ''] = named({ year: 'numeric' }, [Date.UTC(2027, 0, 1)])
  if (!year.includes('2027')) throw new RangeError(`${locale} writes 2027 as ${year}`)
  return {
    weekdays: named({ weekday: 'long' }, weekdays),
    weekdaysShort: named({ weekday: 'short' }, weekdays),
    months: named({ month: 'long' }, months),
    monthsShort: named({ month: 'short' }, months),
    days: named({ day: 'numeric' }, days),
    year: year.replace('2027', '#'),
  }
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
