import type { Language } from '../../src/locales/languages.ts'

/** Languages that are complete: a sentence without a translation fails `npm run check`. */
export const completeLanguages: readonly Language[] = ['fr', 'de', 'es', 'ar']
