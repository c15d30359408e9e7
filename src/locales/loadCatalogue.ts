import { i18n } from '@lingui/core'
import { addDateWords } from './dateWords.ts'
import { languageOf, languages, type Language, type Locale } from './languages.ts'

/** The sentences of each language, and its words for dates; those of English are in `dateWords.ts`. */
const catalogues = {
  en: () => [import('./en.po')] as const,
  fr: () => [import('./fr.po'), import('./fr.dates.json')] as const,
  de: () => [import('./de.po'), import('./de.dates.json')] as const,
  es: () => [import('./es.po'), import('./es.dates.json')] as const,
  ar: () => [import('./ar.po'), import('./ar.dates.json')] as const,
} satisfies Record<Language, unknown>

/** Fetch a language's sentences. @returns uses them from now on */
export async function loadCatalogue(locale: Locale): Promise<() => void> {
  const language = languageOf(locale)
  const [sentences, words] = catalogues[language]()
  const { messages } = await sentences
  if (words) addDateWords(language, (await words).default)
  // The first condition is a constant: none of this is in the product.
  const spoken =
    import.meta.env.MODE === 'mock' && locale === 'pseudo'
      ? (await import('./pseudoMessages.ts')).pseudoMessages(messages)
      : messages
  return () => i18n.loadAndActivate({ locale, locales: languages[language].intl, messages: spoken })
}
