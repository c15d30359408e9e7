import en from './en.dates.json'

/** What a language calls the parts of a date, each as it stands alone. */
export type DateWords = {
  /** Seven, from Sunday on. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** Twelve. */
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** Thirty-one: `15`, or `15日`. */
  readonly days: readonly string[]
  /** `#` where the number stands: `#`, or `#年`. */
  readonly year: string
}

const languages: Readonly<Record<string, DateWords>> = { en }

/**
 * The words of a language; English where there are none. `npm run extract` writes them down, for the first formatter that a page makes,
 * of whatever kind, takes a browser some 30 ms.
 */
export const dateWordsIn = (locale: string): DateWords => languages[locale] ?? en
