import { expect, test } from 'vitest'
import { errorFacts } from './errorFacts.ts'

test('an error is logged by its name and its place', () => {
  const { error, at } = errorFacts(new TypeError('alice'))
  expect(error).toBe('TypeError')
  expect(at).toMatch(/^at .*errorFacts\.test\.ts/)
})

test('a message that looks like a place is not taken for one', () => {
  const { at } = errorFacts(new Error('hello\n    at alice@kalends.example'))
  expect(at).toMatch(/^at .*errorFacts\.test\.ts/)
})

test('a thrown value that is not an error only has its type', () => {
  expect(errorFacts('secret')).toEqual({ error: 'string', at: 'unknown' })
})
