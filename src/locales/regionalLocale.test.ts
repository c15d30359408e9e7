import { expect, test } from 'vitest'
import { regionalLocaleFor } from './regionalLocale.ts'

test.each([
  ['ar', ['fr-MA', 'ar-MA'], 'ar-MA'],
  ['ar', ['en-GB'], 'ar'],
  [null, ['he-IL', 'en'], 'he-IL'],
  [null, [], 'en'],
])('with %s chosen in a browser of %j, the locale is %s', (chosen, accepted, tag) => {
  expect(regionalLocaleFor(chosen, accepted)).toBe(tag)
})
