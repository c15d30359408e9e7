import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { formatCause } from './formatCause.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a cause in codes is a sentence of ours', () => {
  expect(formatCause('Sign-in is not configured', [{ code: 'sign-in-not-configured' }])).toBe(
    'Sign-in isn’t set up yet.',
  )
  expect(
    formatCause('event loop: …', [
      { code: 'service-blocked', amount: 1200 },
      { code: 'requests-refused', amount: 1 },
    ]),
  ).toBe(
    'The service was blocked for 1200 ms at most in the last minute. 1 request was turned away in the last minute because there were too many.',
  )
})

test('the technical words stay where they say more than the code', () => {
  expect(formatCause('answered 503', [{ code: 'provider-unreachable' }])).toBe(
    'The sign-in service doesn’t respond as it should, answered 503',
  )
})

test('without codes the cause is shown as it came', () => {
  expect(formatCause('bind failed', undefined)).toBe('bind failed')
  expect(formatCause(null, undefined)).toBeNull()
})
