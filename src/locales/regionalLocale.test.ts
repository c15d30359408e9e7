import { expect, test } from 'vitest'
import { regionalLocaleFor } from './regionalLocale.ts'

test.each([
  ['ar', ['fr-MA', 'ar-MA'], 'ar-MA'],
  ['ar', ['en-GB'], 'ar'],
  [null, ['he-IL', 'en'], 'he-IL'],
  [null, [], 'en'],
])('who chose %s in a browser of %j reads %s', (chosen, accepted, tag) => {
  expect(regionalLocaleFor(chosen, accepted)).toBe(tag)
})
