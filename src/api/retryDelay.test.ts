import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { retryAfterMs, retryDelay } from './retryDelay.ts'

const request = { method: 'GET', path: '/api/user' }
const busy = (retryAfter: number) =>
  new ApiError('unavailable', { status: 503, request, retryAfterMs: retryAfter })

test('a busy service is asked again at the time it gave, spread over some time', () => {
  expect(retryDelay(0, busy(4_000), 0)).toBe(4_000)
  expect(retryDelay(0, busy(4_000), 1)).toBe(6_000)
})

test('without a time from the service the delay grows, up to half a minute', () => {
  const offline = new ApiError('offline', { status: null, request })
  expect([0, 1, 2, 9].map((count) => retryDelay(count, offline))).toEqual([1_000, 2_000, 4_000, 30_000])
})

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
])('Retry-After: %s', (header, expected) => {
  expect(retryAfterMs(new Headers({ 'Retry-After': header }))).toBe(expected)
})
