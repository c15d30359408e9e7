import type { TypedWords } from '#domain/quickadd/typed/readTypedDate.ts'
import { dateWordsIn } from './dateWords.ts'
import { regionalLocale } from './regionalLocale.ts'

/**
 * What sentences are read in: the language of the page if there is a table of its words, else English, and
 * numbers of a date in the order of the person's region.
 */
export function sentenceLanguage(locale: string): TypedWords {
  const language = languages.find((each) => each === locale) ?? 'en'
  return { language, dates: { ...dateWordsIn(language), order: orderIn(regionalLocale()) } }
}

/** What a field is read in: dates in the language of the page, whether or not it has a table of words. */
export function typedWords(locale: string): TypedWords {
  const { language } = sentenceLanguage(locale)
  const { order, ...names } = dateWordsIn(locale)
  const region = regionalLocale()
  // A browser of another language says nothing about the order in this one.
  return { language, dates: { ...names, order: region.startsWith(locale) ? orderIn(region) : order } }
}

const languages = ['en', 'fr', 'de', 'es'] as const

const orders = new Map<string, string>()

/** `dmy`: the order of the parts of a date. */
function orderIn(locale: string): string {
  const known = orders.get(locale)
  if (known !== undefined) return known
  const order = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => letters[type] ?? '')
    .join('')
  orders.set(locale, order)
  return order
}

const letters: Readonly<Record<string, string>> = { day: 'd', month: 'm', year: 'y' }
