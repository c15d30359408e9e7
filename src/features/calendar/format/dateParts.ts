import { civil, dayNumber, weekdayOf } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'

/** A date in the words of a language, to be used in a translated sentence. */
export type DateParts = {
  readonly weekday: string
  readonly weekdayShort: string
  readonly weekdayNarrow: string
  readonly day: string
  readonly month: string
  readonly monthShort: string
  readonly year: string
}

/** The words of a date. */
export function dateParts(date: IsoDate, locale: string): DateParts {
  const words = dateWordsIn(locale)
  const at = dayNumber(date)
  const weekday = weekdayOf(at)
  const { year, month, day } = civil(at)
  return {
    weekday: words.weekdays[weekday] ?? '',
    weekdayShort: words.weekdaysShort[weekday] ?? '',
    weekdayNarrow: words.weekdaysNarrow[weekday] ?? '',
    day: words.days[day - 1] ?? '',
    month: words.months[month - 1] ?? '',
    monthShort: words.monthsShort[month - 1] ?? '',
    year: words.year.replace('#', String(year)),
  }
}
