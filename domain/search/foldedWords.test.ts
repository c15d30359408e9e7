import { expect, test } from 'vitest'
import { foldedWords } from './foldedWords.ts'

test.each([
  ['Réunion d’équipe', ['reunion', 'd', 'equipe']],
  ['STRASSE Straße STRAẞE', ['strasse', 'strasse', 'strasse']],
  ['Çağrı İSTANBUL ılık', ['cagri', 'istanbul', 'ilik']],
  ['Søren, Łódź, œuvre', ['soren', 'lodz', 'oeuvre']],
  ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
  ['Q3-review_2027 (v2.1)', ['q3', 'review', '2027', 'v2', '1']],
  ['ﬁnal １２', ['final', '12']],
  ['会議abc', ['会', '議', 'abc']],
  ['اجتماع', ['اجتماع']],
  ['🎂 … ', []],
])('the words of %s', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})

test('a decomposed text has the same words', () => {
  expect(foldedWords('é'.normalize('NFD'))).toEqual(foldedWords('é'))
})

test('a long word and a long text are cut', () => {
  expect(foldedWords('x'.repeat(1000))).toEqual(['x'.repeat(64)])
  expect(foldedWords('ab cd ef', 5)).toEqual(['ab', 'cd'])
})
