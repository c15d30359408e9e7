import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { problemBehind, saysNo } from './problemBehind.ts'

/** As the library makes it of ERR-1. */
function relayError(reason: string): ErrorResponse {
  const args: { error: string } = JSON.parse(JSON.stringify({ error: { code: 503, reason } }))
  return new ErrorResponse(args)
}

test.each([
  ['access_denied', 'cancelled'],
  ['invalid_client', 'misconfigured'],
  ['invalid_scope', 'scope-refused'],
  ['temporarily_unavailable', 'provider-unavailable'],
  ['something_new', 'failed'],
])('the code %s means %s', (error, problem) => {
  expect(problemBehind(new ErrorResponse({ error })).problem).toBe(problem)
})

test.each([
  ['a token address where nothing is', new Error('Not Found (404)')],
  ['a relay that has nobody to ask', relayError('provider-misconfigured')],
  ['a relay that is none', relayError('not-found')],
])('%s lasts, and is not the end of a session', (_, error) => {
  expect(problemBehind(error).problem).toBe('provider-misconfigured')
  expect(saysNo(error)).toBe(false)
})

test('a relay that cannot reach the provider is a temporary problem', () => {
  expect(problemBehind(relayError('unavailable')).problem).toBe('provider-unavailable')
})

test('the provider’s description is not shown, because it may name a person', () => {
  const failure = problemBehind(
    new ErrorResponse({ error: 'access_denied', error_description: 'alice@kalends.example may not' }),
  )
  expect(JSON.stringify(failure)).not.toContain('alice')
})

test.each([
  ['a provider that cannot be reached', new TypeError('Failed to fetch')],
  ['a provider that takes too long', new ErrorTimeout('10000ms')],
  [
    'the page of a proxy',
    new Error('Invalid response Content-Type: text/html, from URL: https://id.example'),
  ],
  ['an empty 502', new Error('Bad Gateway (502)')],
])('%s is not the end of a session', (_, error) => {
  expect(saysNo(error)).toBe(false)
})

test('an error of the provider, or an unknown one, does not refuse the session', () => {
  expect(saysNo(new ErrorResponse({ error: 'server_error' }))).toBe(false)
  expect(saysNo(new ErrorResponse({ error: 'internal' }))).toBe(false)
})

test('a refused grant refuses the session', () => {
  expect(saysNo(new ErrorResponse({ error: 'invalid_grant' }))).toBe(true)
})

test('an unregistered redirect address is recognized', () => {
  const words = { error: 'invalid_request', error_description: 'Invalid parameter: redirect_uri' }
  expect(problemBehind(new ErrorResponse(words)).problem).toBe('redirect-mismatch')
  expect(problemBehind(new ErrorResponse({ error: 'redirect_uri_mismatch' })).problem).toBe(
    'redirect-mismatch',
  )
})

test('an answer to a sign-in that did not begin here is recognized', () => {
  expect(problemBehind(new Error('No matching state found in storage')).problem).toBe('unknown-state')
})
