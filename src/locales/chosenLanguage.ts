import { isLanguage, type Language } from './languages.ts'

/**
 * The language to speak: the one that was chosen, else the first of the browser's that there is.
 *
 * @param accepted BCP 47, the favourite first, as `navigator.languages`
 */
export const chosenLanguage = (chosen: Language | null, accepted: readonly string[]): Language =>
  chosen ?? accepted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en'
