import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/time/units.ts'
import { formatAgo } from './formatAgo.ts'

test.each([
  [10 * minuteMs, '10 min ago'],
  [59 * minuteMs, '59 min ago'],
  [90 * minuteMs, '1 hr ago'],
  [2 * dayMs + hourMs, '2 days ago'],
  [20_000, null],
  // The clock of this device is behind that of the service.
  [-minuteMs, null],
])('%d ms before is %s', (ms, words) => {
  expect(formatAgo(1_000_000_000_000 - ms, 1_000_000_000_000)).toBe(words)
})
