import { expect, test } from 'vitest'
import { isNearlyWord } from './isNearlyWord.ts'

test.each([
  ['review', 'reveiw'],
  ['review', 'reviw'],
  ['review', 'revview'],
  ['review', 'reziew'],
  ['retrospective', 'retrosepct'],
  ['lunch', 'lumch'],
  ['lunch', 'lunch'],
  ['lunch', 'lucnh'],
])('%s is meant by %s', (word, typed) => {
  expect(isNearlyWord(word, typed)).toBe(true)
})

test.each([
  ['lunch', 'munich'],
  ['bob', 'bop'],
  ['room', 'rm'],
  ['review', 'preview'],
  ['4711', '4712'],
  ['review', 'overview'],
  ['a', 'abcd'],
  ['dentist', 'denmark'],
])('%s is not meant by %s', (word, typed) => {
  expect(isNearlyWord(word, typed)).toBe(false)
})
