import { expect, test } from 'vitest'
import { splitAfter } from './splitAfter.ts'

test('what has space is shown as a whole', () => {
  expect(splitAfter([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], hidden: [] })
  expect(splitAfter([], 3)).toEqual({ shown: [], hidden: [] })
})

test('one more, and the last line is for what is hidden', () => {
  expect(splitAfter([1, 2, 3, 4], 3)).toEqual({ shown: [1, 2], hidden: [3, 4] })
  expect(splitAfter([1, 2], 1)).toEqual({ shown: [], hidden: [1, 2] })
})
