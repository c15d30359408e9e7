import { expect, test } from 'vitest'
import { latestOf, sequenceOf } from './latestOf.ts'

const revision = (value: string | number | null) =>
  ['vevent', [['sequence', {}, 'integer', value]], []] as const

test.each([
  [0, 0],
  [7, 7],
  ['7', 7],
  [-5, 0],
  ['x', 0],
  [null, 0],
  [2_147_483_648, 2_147_483_647],
  [1e300, 2_147_483_647],
  ['1e400', 2_147_483_647],
  ['Infinity', 2_147_483_647],
])('a SEQUENCE of %j is %d', (value, sequence) => {
  expect(sequenceOf(revision(value))).toBe(sequence)
})

test('of several overrides the one with the highest SEQUENCE counts, the last of those', () => {
  const [old, first, last] = [revision(1), revision(2), revision(2)]
  expect(sequenceOf(['vevent', [], []])).toBe(0)
  expect(latestOf([first, last, old])).toBe(last)
  expect(latestOf([])).toBeUndefined()
})
