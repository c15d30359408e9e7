import { isLanguage, type Language } from './languages.ts'

/**
 * The language of the application: the chosen one, else the first supported one of the browser's.
 *
 * @param accepted BCP 47, the preferred first, as `navigator.languages`
 */
export const chosenLanguage = (chosen: Language | null, accepted: readonly string[]): Language =>
  chosen ?? accepted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en'
