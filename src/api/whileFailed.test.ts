import { expect, test } from 'vitest'
import type { Failure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'
import { whileFailed } from './whileFailed.ts'

const request = { method: 'GET', path: '/api/user' }
const failedBy = (failure: Failure, retryAfterMs?: number) => ({
  state: { status: 'error', error: new ApiError(failure, { status: null, request, retryAfterMs }) },
})

test.each<[Failure, number | false]>([
  ['offline', 5_000],
  ['timed-out', 5_000],
  ['unavailable', 5_000],
  ['server-error', 30_000],
  ['forbidden', false],
  ['unreadable-answer', false],
])('after %s it is asked again in %s', (failure, ms) => {
  expect(whileFailed(failedBy(failure))).toBe(ms)
})

test('no sooner than the service asked for', () => {
  expect(whileFailed(failedBy('unavailable', 60_000))).toBe(60_000)
  expect(whileFailed(failedBy('unavailable', 1_000))).toBe(5_000)
})

test('an answered query is not retried', () => {
  expect(whileFailed({ state: { status: 'success', error: null } })).toBe(false)
})
