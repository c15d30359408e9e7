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

test('a token that the provider issued for us has no problem', () => {
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

test('a token that has expired, or comes from the future, means a wrong clock', () => {
  expect(claimsProblem({ ...claims, exp: now / 1000 - 301 }, expected)).toBe('clock')
  expect(claimsProblem({ ...claims, iat: now / 1000 + 301 }, expected)).toBe('clock')
})

test('clocks may differ by a few minutes', () => {
  expect(claimsProblem({ ...claims, iat: now / 1000 + 200, exp: now / 1000 - 200 }, expected)).toBeNull()
})

test.each<[string, object, string | null]>([
  ['a moment ago', { auth_time: now / 1000 - 5 }, null],
  ['while this person was away at the provider', { auth_time: now / 1000 - 95 }, null],
  ['an hour before', { auth_time: now / 1000 - 3600 }, 'signed-in-before'],
  // Both times are from one clock, however wrong it is.
  [
    'a moment ago by a clock that is behind',
    { iat: now / 1000 - 250, exp: now / 1000 + 350, auth_time: now / 1000 - 255 },
    null,
  ],
  [
    'an hour before by a clock that is ahead',
    { iat: now / 1000 + 250, auth_time: now / 1000 - 3350 },
    'signed-in-before',
  ],
  ['at a time that the provider keeps to itself', {}, null],
  ['at a time that cannot be read', { auth_time: 'yesterday' }, null],
])('where a new sign-in was asked for, somebody who signed in %s', (_, change, problem) => {
  const askedAt = now - 60_000
  expect(claimsProblem({ ...claims, ...change }, { ...expected, askedAt })).toBe(problem)
})

test('if no new sign-in was requested, its age does not matter', () => {
  expect(claimsProblem({ ...claims, auth_time: 1 }, expected)).toBeNull()
  expect(claimsProblem({ ...claims, auth_time: 1 }, { ...expected, askedAt: null })).toBeNull()
})

test('claims of an unexpected type are tolerated where they do not matter', () => {
  expect(claimsProblem({ ...claims, sub: 7, azp: null, iat: null, auth_time: null }, expected)).toBeNull()
})
