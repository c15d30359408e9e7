import { expect, test } from 'vitest'
import { detailsOf } from './detailsOf.ts'

const about = {
  oidc: {
    authority: 'https://id.example',
    client_id: 'kalends',
    response_type: 'code',
    scope: 'openid',
  },
  redirectUri: 'https://app.example/',
  now: () => Date.UTC(2027, 2, 15, 12),
}

test('details have one line for each fact that support must compare', () => {
  expect(detailsOf({ problem: 'clock', details: 'id_token' }, about)).toBe(
    `problem: clock (id_token)
time on this device: 2027-03-15T12:00:00.000Z
provider: https://id.example
client: kalends
response type: code
scope: openid
redirect URI: https://app.example/`,
  )
})

test('details have the request to the service and its answer', () => {
  const asked = { request: { method: 'GET', path: '/api/user' }, status: 403 }
  const { now } = about
  expect(detailsOf({ problem: 'unknown-domain' }, { now, asked, domain: 'elsewhere.example' })).toBe(
    `problem: unknown-domain
time on this device: 2027-03-15T12:00:00.000Z
asked: GET /api/user
answer: 403
domain: elsewhere.example`,
  )
})

test('details say so if there was no answer', () => {
  const asked = { request: { method: 'GET', path: '/api/user' }, status: null }
  expect(detailsOf({ problem: 'timed-out' }, { ...about, asked })).toContain('answer: none')
})

test('details without a configuration only name the application', () => {
  const { now } = about
  expect(detailsOf({ problem: 'unreachable' }, { now, address: 'https://app.example/' })).toBe(
    `problem: unreachable
time on this device: 2027-03-15T12:00:00.000Z
application: https://app.example/`,
  )
})
