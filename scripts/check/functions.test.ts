import { expect, test } from 'vitest'
import { functions } from './functions.ts'

const one = { file: 'domain/a.ts', line: 1, name: 'fold' }

test('a function of sixty lines passes, and a longer one is reported', () => {
  expect(functions([{ ...one, lines: 120, own: 60 }], {}).violations).toEqual([])
  expect(functions([{ ...one, lines: 61, own: 61 }], {}).violations).toEqual([
    'domain/a.ts:1 fold has 61 lines of its own (61 in all): 60 (120) are the most.',
  ])
})

test('a function with many small functions inside is reported if they fill a file together', () => {
  expect(functions([{ ...one, lines: 121, own: 10 }], {}).violations).toHaveLength(1)
})

test('an exception that is no longer needed is reported', () => {
  const exceptions = { 'domain/a.ts:fold': 'a table' }
  expect(functions([{ ...one, lines: 61, own: 61 }], exceptions).violations).toEqual([])
  expect(functions([{ ...one, lines: 60, own: 60 }], exceptions).violations).toEqual([
    'domain/a.ts:fold is no longer too long: take it off scripts/shape/table.ts.',
  ])
})
