import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { explain, failureBehind } from './explain.ts'

test('a failure of the service is known by its name', () => {
  const error = new ApiError('changed-meanwhile', { status: 412, request: { method: 'PUT', path: '/x' } })
  expect(failureBehind(error)).toBe('changed-meanwhile')
})

test('anything else has failed', () => {
  expect(failureBehind(new RangeError('no'))).toBe('failed')
})

test('a signed-out person is offered to sign in again', () => {
  expect(explain('signed-out').action).toBe('sign-in')
})
