import { expect, test } from 'vitest'
import { addMs, dayMs, epochMs, hourMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import { thinned, type StoredSample } from './thinned.ts'

const now = epochMs(30 * dayMs)
/** This many milliseconds before now. */
const before = (ms: number) => addMs(now, -ms)
const sample = (at: EpochMs, status: StoredSample['status'] = 'healthy'): StoredSample => ({
  at,
  status,
  latencyMs: 1,
})
const every = (step: number, from: EpochMs) =>
  Array.from({ length: Math.ceil((now - from) / step) }, (_, index) => sample(addMs(from, index * step)))

test('the last hour keeps four samples a minute, and before that one in ten minutes', () => {
  const remaining = thinned(every(5000, before(3 * hourMs)), now)
  expect(remaining.filter(({ at }) => now - at < hourMs).length).toBe(239)
  expect(remaining.filter(({ at }) => now - at >= hourMs).length).toBe(13)
})

test('a change of status is always kept', () => {
  const start = before(2 * dayMs)
  const remaining = thinned(
    [sample(start), sample(addMs(start, 1), 'unhealthy'), sample(addMs(start, 2)), sample(addMs(start, 3))],
    now,
  )
  expect(remaining.map(({ status }) => status)).toEqual(['healthy', 'unhealthy', 'healthy'])
})

test('samples older than seven days are removed', () => {
  expect(thinned([sample(before(7 * dayMs)), sample(before(6 * dayMs))], now)).toEqual([
    sample(before(6 * dayMs)),
  ])
})

test('a week with a check every minute is about a thousand samples', () => {
  expect(thinned(every(minuteMs, before(8 * dayMs)), now).length).toBeLessThan(1100)
})
