import { expect, test } from 'vitest'
import { claimsProblem } from './claimsProblem.ts'

const now = Date.UTC(2027, 2, 15, 12)
const expected = { issuer: 'https://id.example', clientId: 'kalends', now }
const claims = {
  iss: 'https://id.example',
  aud: 'kalends',
  sub: 'alice',
  iat: now / 1000,
  exp: now / 1000 + 600,
}

test('a token made for us by the provider is in order', () => {
  expect(claimsProblem(claims, expected)).toBeNull()
  expect(claimsProblem({ ...claims, aud: ['other', 'kalends'], azp: 'kalends' }, expected)).toBeNull()
})

test.each([
  ['from another issuer', { iss: 'https://id.example/' }],
  ['for another client', { aud: 'other' }],
  ['for other clients', { aud: ['other', 'another'] }],
  ['given to another client', { aud: ['kalends', 'other'], azp: 'other' }],
  ['without an issuer', { iss: undefined }],
  ['without an expiry', { exp: undefined }],
])('a token %s is not for us', (_, change) => {
  expect(claimsProblem({ ...claims, ...change }, expected)).toBe('not-for-us')
})

test('a token that has expired, or comes from the future, means that a clock is wrong', () => {
  expect(claimsProblem({ ...claims, exp: now / 1000 - 301 }, expected)).toBe('clock')
  expect(claimsProblem({ ...claims, iat: now / 1000 + 301 }, expected)).toBe('clock')
})

test('clocks may differ by a few minutes', () => {
  expect(claimsProblem({ ...claims, iat: now / 1000 + 200, exp: now / 1000 - 200 }, expected)).toBeNull()
})
