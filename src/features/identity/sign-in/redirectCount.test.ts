import { expect, test } from 'vitest'
import { countRedirect, forgetRedirects } from './redirectCount.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

const noon = Date.UTC(2027, 2, 15, 12)

test('a third departure within a minute is refused', () => {
  const storage = memoryStorage()
  expect(countRedirect(storage, noon)).toBe(true)
  expect(countRedirect(storage, noon + 1_000)).toBe(true)
  expect(countRedirect(storage, noon + 2_000)).toBe(false)
})

test('a minute later the way is free again', () => {
  const storage = memoryStorage()
  countRedirect(storage, noon)
  countRedirect(storage, noon + 1_000)
  expect(countRedirect(storage, noon + 61_000)).toBe(true)
})

test('who has arrived may leave again', () => {
  const storage = memoryStorage()
  countRedirect(storage, noon)
  countRedirect(storage, noon)
  forgetRedirects(storage)
  expect(countRedirect(storage, noon)).toBe(true)
})

test('what cannot be read counts as nothing', () => {
  expect(countRedirect(memoryStorage({ 'kalends.departures': '{' }), noon)).toBe(true)
})
