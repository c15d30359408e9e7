import { languageOf, languages, type Locale } from './languages.ts'
import { loadCatalogue } from './loadCatalogue.ts'

/**
 * Set the language of a page: its sentences, and what it declares to browsers, screen readers and
 * stylesheets.
 */
export async function speak(page: HTMLElement, locale: Locale): Promise<void> {
  const language = languageOf(locale)
  page.lang = language
  page.dir = languages[language].direction
  // Menus, lists and popovers read it when they are loaded.
  Reflect.set(page.ownerDocument.defaultView ?? {}, Symbol.for('react-aria.i18n.locale'), language)
  await loadCatalogue(locale)
}
