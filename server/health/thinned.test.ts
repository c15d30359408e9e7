import { expect, test } from 'vitest'
import { thinned, type StoredSample } from './thinned.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = 30 * day
const sample = (at: number, status: StoredSample['status'] = 'healthy'): StoredSample => ({
  at,
  status,
  latencyMs: 1,
})
const every = (step: number, from: number) =>
  Array.from({ length: Math.ceil((now - from) / step) }, (_, index) => sample(from + index * step))

test('the last hour keeps four a minute, what is older one in ten minutes', () => {
  const remaining = thinned(every(5000, now - 3 * 60 * minute), now)
  expect(remaining.filter(({ at }) => now - at < 60 * minute).length).toBe(239)
  expect(remaining.filter(({ at }) => now - at >= 60 * minute).length).toBe(13)
})

test('a change of status is always kept', () => {
  const start = now - 2 * day
  const remaining = thinned(
    [sample(start), sample(start + 1, 'unhealthy'), sample(start + 2), sample(start + 3)],
    now,
  )
  expect(remaining.map(({ status }) => status)).toEqual(['healthy', 'unhealthy', 'healthy'])
})

test('what is older than seven days is forgotten', () => {
  expect(thinned([sample(now - 7 * day), sample(now - 6 * day)], now)).toEqual([sample(now - 6 * day)])
})

test('a week of one check a minute is some thousand samples', () => {
  expect(thinned(every(minute, now - 8 * day), now).length).toBeLessThan(1100)
})
