import { expect, test } from 'vitest'
import { tellFailure } from './tellFailure.ts'

test('a failure is printed without colours', () => {
  expect(tellFailure('a story', '\u001B[31mError: too late\u001B[39m\n\n  at once\n')).toBe(
    '✗ a story\n  Error: too late\n\n    at once',
  )
})

test('only the beginning of a long failure is printed', () => {
  const lines = tellFailure('a story', Array.from({ length: 99 }, (_, index) => `${index}`).join('\n')).split(
    '\n',
  )
  expect(lines).toHaveLength(18)
  expect(lines.at(-1)).toBe('  ...')
})
