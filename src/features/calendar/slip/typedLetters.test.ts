import { expect, test } from 'vitest'
import { addTypedLetters, takeTypedLetters } from './typedLetters.ts'

test('the letters of a word begin one event, however late its card opens', () => {
  expect([addTypedLetters('T', 0), addTypedLetters('e', 100), addTypedLetters('a', 200)]).toEqual([
    true,
    false,
    false,
  ])
  expect([takeTypedLetters(), takeTypedLetters()]).toEqual(['Tea', ''])
})

test('where no card came, a later letter begins anew', () => {
  addTypedLetters('T', 1_000)
  expect(addTypedLetters('C', 9_000)).toBe(true)
  expect(takeTypedLetters()).toBe('C')
})
