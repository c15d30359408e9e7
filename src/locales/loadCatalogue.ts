import { i18n } from '@lingui/core'
import type { Catalogue } from './catalogues/Catalogue.ts'
import { addDateWords } from './dateWords.ts'
import { languageOf, languages, type Language, type Locale } from './languages.ts'

const catalogues: Record<Language, () => Promise<{ readonly catalogue: Catalogue }>> = {
  en: () => import('./catalogues/en.ts'),
  fr: () => import('./catalogues/fr.ts'),
  de: () => import('./catalogues/de.ts'),
  es: () => import('./catalogues/es.ts'),
  ar: () => import('./catalogues/ar.ts'),
}

/** Fetch a language's sentences. @returns uses them from now on */
export async function loadCatalogue(locale: Locale): Promise<() => void> {
  const language = languageOf(locale)
  const { messages, words } = (await catalogues[language]()).catalogue
  if (words) addDateWords(language, words)
  // The first condition is a constant: none of this is in the product.
  const spoken =
    import.meta.env.MODE === 'mock' && locale === 'pseudo'
      ? (await import('./pseudoMessages.ts')).pseudoMessages(messages)
      : messages
  return () => i18n.loadAndActivate({ locale, locales: languages[language].intl, messages: spoken })
}
