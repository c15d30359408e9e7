import { expect, test } from 'vitest'
import { countRedirect, forgetRedirects } from './redirectCount.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

const noon = Date.UTC(2027, 2, 15, 12)

test('a third redirect within a minute is refused', () => {
  const storage = memoryStorage()
  expect(countRedirect(storage, noon)).toBe(true)
  expect(countRedirect(storage, noon + 1_000)).toBe(true)
  expect(countRedirect(storage, noon + 2_000)).toBe(false)
})

test('a minute later a redirect is allowed again', () => {
  const storage = memoryStorage()
  countRedirect(storage, noon)
  countRedirect(storage, noon + 1_000)
  expect(countRedirect(storage, noon + 61_000)).toBe(true)
})

test('a redirect after a successful sign-in is allowed', () => {
  const storage = memoryStorage()
  countRedirect(storage, noon)
  countRedirect(storage, noon)
  forgetRedirects(storage)
  expect(countRedirect(storage, noon)).toBe(true)
})

test('an unreadable count is zero', () => {
  expect(countRedirect(memoryStorage({ 'kalends.departures': '{' }), noon)).toBe(true)
})
