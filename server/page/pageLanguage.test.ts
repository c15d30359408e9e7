import { expect, test } from 'vitest'
import { pageLanguage } from './pageLanguage.ts'

test.each([
  [{ uiLocales: 'ar', acceptLanguage: 'fr' }, 'ar'],
  [{ uiLocales: 'nl de-AT' }, 'de'],
  [{ uiLocales: 7, acceptLanguage: 'en;q=0.5, es-419;q=0.9' }, 'es'],
  [{ acceptLanguage: 'fr;q=0, pt-BR, de;q=0.1' }, 'de'],
  [{ acceptLanguage: 'toString, *' }, 'en'],
  [{}, 'en'],
])('the language for %j is %s', (asked, language) => {
  expect(pageLanguage(asked)).toBe(language)
})
