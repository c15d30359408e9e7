import { expect, test } from 'vitest'
import { depart, forgetDepartures } from './departures.ts'
import { memoryStorage } from './memoryStorage.ts'

const noon = Date.UTC(2027, 2, 15, 12)

test('a third departure within a minute is refused', () => {
  const storage = memoryStorage()
  expect(depart(storage, noon)).toBe(true)
  expect(depart(storage, noon + 1_000)).toBe(true)
  expect(depart(storage, noon + 2_000)).toBe(false)
})

test('a minute later the way is free again', () => {
  const storage = memoryStorage()
  depart(storage, noon)
  depart(storage, noon + 1_000)
  expect(depart(storage, noon + 61_000)).toBe(true)
})

test('who has arrived may leave again', () => {
  const storage = memoryStorage()
  depart(storage, noon)
  depart(storage, noon)
  forgetDepartures(storage)
  expect(depart(storage, noon)).toBe(true)
})

test('what cannot be read counts as nothing', () => {
  expect(depart(memoryStorage({ 'kalends.departures': '{' }), noon)).toBe(true)
})
