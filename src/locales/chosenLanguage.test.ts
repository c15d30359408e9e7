import { expect, test } from 'vitest'
import { chosenLanguage } from './chosenLanguage.ts'

test('the chosen language comes before those of the browser', () => {
  expect(chosenLanguage('ar', ['de-AT'])).toBe('ar')
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'ES-419', 'fr'], 'es'],
  [['nl'], 'en'],
  [[], 'en'],
  [['toString', 'pseudo'], 'en'],
])('a browser that asks for %j gets %s', (accepted, language) => {
  expect(chosenLanguage(null, accepted)).toBe(language)
})
