import type { Language } from '../../src/locales/languages.ts'

/** Languages that lack no sentence: from here on a sentence without a translation fails `npm run check`. */
export const completeLanguages: readonly Language[] = ['fr', 'de', 'es', 'ar']
