import { expect, test } from 'vitest'
import { setTypedLetter, takeTypedLetter } from './typedLetter.ts'

test('the last letter typed over a free day is for one card alone', () => {
  setTypedLetter('T')
  setTypedLetter('L')
  expect([takeTypedLetter(), takeTypedLetter()]).toEqual(['L', ''])
})
