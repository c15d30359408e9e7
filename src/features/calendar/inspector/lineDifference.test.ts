import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { lineDifference } from './lineDifference.ts'

const marks = { both: ' ', before: '-', after: '+' } as const
const shown = (before: string, after: string) =>
  lineDifference(Array.from(before), Array.from(after))
    .map(({ side, text }) => marks[side] + text)
    .join(' ')

test.each([
  ['abc', 'abc', ' a  b  c'],
  ['abc', 'axc', ' a -b +x  c'],
  ['abc', 'ac', ' a -b  c'],
  ['ac', 'abc', ' a +b  c'],
  ['', 'ab', '+a +b'],
  ['abcd', 'bcde', '-a  b  c  d +e'],
])('%j to %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('a comma at the end is no difference', () => {
  expect(lineDifference(['a', 'b'], ['a,', 'b'])).toEqual([
    { side: 'both', text: 'a,' },
    { side: 'both', text: 'b' },
  ])
})

test('both texts can be read from it, and what they have in common in order is in both', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
  const property = fc.property(text, text, (before, after) => {
    const lines = lineDifference(before, after)
    const without = (side: string) => lines.filter((each) => each.side !== side).map((each) => each.text)
    expect(without('after')).toEqual(before)
    expect(without('before')).toEqual(after)
    const shared = lines.filter(({ side }) => side === 'both').length
    expect(shared).toBe(longestCommon(before, after))
  })
  assertProperty(property)
})

/** By its definition, for short texts. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  const known = new Map<string, number>()
  const from = (a: number, b: number): number => {
    if (a === before.length || b === after.length) return 0
    const key = `${a} ${b}`
    const length =
      known.get(key) ??
      (before[a] === after[b] ? from(a + 1, b + 1) + 1 : Math.max(from(a + 1, b), from(a, b + 1)))
    known.set(key, length)
    return length
  }
  return from(0, 0)
}
