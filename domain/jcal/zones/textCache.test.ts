import { expect, test } from 'vitest'
import { textCache } from './textCache.ts'

test('what was set is found by its text', () => {
  const cache = textCache<number>({ bytes: 10_000 })
  cache.set('one', 1)
  cache.set('one', 2)
  expect([cache.get('one'), cache.get('two')]).toEqual([2, undefined])
  expect(cache.bytes()).toBe(2 * 3 + 100)
})

test('texts are counted in bytes, and the oldest are removed first', () => {
  const cache = textCache<number>({ bytes: 3000 })
  cache.set('a'.repeat(1000), 1)
  cache.set('b'.repeat(400), 2)
  expect(cache.get('a'.repeat(1000))).toBe(1)
  cache.set('c'.repeat(400), 3)
  expect(cache.get('a'.repeat(1000))).toBeUndefined()
  expect([cache.get('b'.repeat(400)), cache.get('c'.repeat(400))]).toEqual([2, 3])
  expect(cache.bytes()).toBeLessThanOrEqual(3000)
})

test('a text over the limit is not kept', () => {
  const cache = textCache<number>({ bytes: 3000 })
  cache.set('a'.repeat(5000), 1)
  expect([cache.get('a'.repeat(5000)), cache.bytes()]).toEqual([undefined, 0])
})
