import { expect, test } from 'vitest'
import { readQuery } from '#domain/search/readQuery.ts'
import { markedParts } from './results/markedParts.ts'
import { soughtWords } from './soughtWords.ts'

test.each([
  ['lunch', 'Lunch at Rosa', ['Lunch']],
  ['at:rosa lunch', 'Lunch at Rosa', ['Lunch', 'Rosa']],
  ['is:recurring rev', 'Is this review recurring?', ['rev']],
  ['"design review"', 'Design review', ['Design', 'review']],
])('%s marks in %s only what it asks for', (typed, title, expected) => {
  const words = soughtWords(readQuery(typed, () => null))
  const marked = markedParts(title, words).filter(({ isMatch }) => isMatch)
  expect(marked.map(({ text }) => text)).toEqual(expected)
})
