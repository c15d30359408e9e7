import { languageOf, languages, type Locale } from './languages.ts'
import { loadCatalogue } from './loadCatalogue.ts'

/**
 * Fetch what a page needs to be in another language.
 *
 * @returns sets the language of the page: its sentences, and what it declares to browsers, screen readers and stylesheets
 */
export async function readyToSpeak(page: HTMLElement, locale: Locale): Promise<() => void> {
  const use = await loadCatalogue(locale)
  const language = languageOf(locale)
  return () => {
    page.lang = language
    page.dir = languages[language].direction
    use()
  }
}

/** Set the language of a page as soon as its sentences are there. */
export const speak = async (page: HTMLElement, locale: Locale): Promise<void> =>
  (await readyToSpeak(page, locale))()
