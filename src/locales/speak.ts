import { languageOf, languages, type Locale } from './languages.ts'
import { loadCatalogue } from './loadCatalogue.ts'

/** Have a page speak a language: its sentences, and what the page says of itself to browsers, screen readers and stylesheets. */
export async function speak(page: HTMLElement, locale: Locale): Promise<void> {
  const language = languageOf(locale)
  page.lang = language
  page.dir = languages[language].direction
  // Menus, lists and popovers ask here, when they are loaded.
  Reflect.set(page.ownerDocument.defaultView ?? {}, Symbol.for('react-aria.i18n.locale'), language)
  await loadCatalogue(locale)
}
