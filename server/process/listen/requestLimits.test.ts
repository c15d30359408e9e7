import { expect, test } from 'vitest'
import { isTooSlow } from './requestLimits.ts'

const limits = { bodyMs: 10_000, bodyBytesPerSecond: 1_000 }

test('every body has some seconds', () => {
  expect(isTooSlow(10_000, 0, limits)).toBe(false)
  expect(isTooSlow(10_001, 0, limits)).toBe(true)
})

test('a large body that arrives steadily has the time it needs', () => {
  expect(isTooSlow(109_000, 100_000, limits)).toBe(false)
  expect(isTooSlow(111_000, 100_000, limits)).toBe(true)
})
