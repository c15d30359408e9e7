import type { QuickAddReference } from '#domain/quickadd/QuickAddReading.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import { regionalLocale } from '../../../locales/regionalLocale.ts'

/**
 * What sentences are read in: the language of the page if there is a table of its words, else English, and
 * numbers of a date in the order of the person's region.
 */
export function quickAddLanguage(locale: string): Pick<QuickAddReference, 'language' | 'dates'> {
  const language = languages.find((each) => each === locale) ?? 'en'
  return { language, dates: { ...dateWordsIn(language), order: orderIn(regionalLocale()) } }
}

const languages = ['en', 'fr', 'de', 'es'] as const

/** `dmy`: the order of the parts of a date. */
const orderIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => orders[type] ?? '')
    .join('')

const orders: Readonly<Record<string, string>> = { day: 'd', month: 'm', year: 'y' }
