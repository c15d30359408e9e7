import type { CityNames } from '#domain/time/cities/cityIn.ts'
import en from './en.dates.json'

/** A language's names for the parts of a date, each in the form used alone. */
export type DateWords = {
  /** Seven, from Sunday on. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** A letter or two. */
  readonly weekdaysNarrow: readonly string[]
  /** Twelve. */
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** Thirty-one: `15`, or `15日`. */
  readonly days: readonly string[]
  /** `#` is the number: `#`, or `#年`. */
  readonly year: string
  /** The order of the numbers: `dmy`, `mdy`, `ymd`. */
  readonly order: string
  /** None in English. */
  readonly cities?: CityNames
}

const known = new Map<string, DateWords>([['en', en]])

/** Sets the words of a language. */
export const addDateWords = (language: string, words: DateWords): void => void known.set(language, words)

/**
 * The words of a language; English if there are none. `npm run extract` writes them, because the first `Intl`
 * formatter of a page takes a browser some 30 ms.
 */
export const dateWordsIn = (locale: string): DateWords => known.get(locale) ?? en
