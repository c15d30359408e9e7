import { expect, test } from 'vitest'
import { searchedWords } from './searchedWords.ts'

test.each([
  ['Team lunch team', ['team', 'lunch']],
  ['l lun lunch m', ['lunch', 'm']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [' … ', []],
])('the words of %j', (query, words) => {
  expect(searchedWords(query)).toEqual(words)
})
