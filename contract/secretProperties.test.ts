import { expect, test } from 'vitest'
import { isSecretProperty, maskedClient } from './secretProperties.ts'

test.each([
  'client_secret',
  'clientSecret',
  'password',
  'api_key',
  'api-key',
  'private_key',
  'privateKeyPem',
  'registration_access_token',
  'initialToken',
  'client_assertion',
  'softwareAssertion',
  'ldap.password',
  'PASSPHRASE',
  'jwks_private',
  'keys',
])('%s is a secret', (name) => {
  expect(isSecretProperty(name)).toBe(true)
})

test.each([
  'client_id',
  'scope',
  'audience',
  'domain',
  'prompt',
  'email_trusted',
  'user_info_url',
  'token_url',
  'token_issuers',
  'token_auth_method',
  'token_endpoint',
  'token_endpoint_auth_method',
  'token_endpoint_auth_signing_alg',
  'id_token_signed_response_alg',
  'response_type',
])('%s is none', (name) => {
  expect(isSecretProperty(name)).toBe(false)
})

test('a mask stands in the place of each secret, at any depth and of any kind; everything else stays', () => {
  const client = {
    client_id: 'calendar',
    client_secret: '',
    api_key: ['one', 'two'],
    vault: { private_key: { kty: 'EC', d: 'x' }, region: 'eu' },
    rotations: [{ at: 1, old_secret: 'y' }, 'kept'],
  }
  expect(maskedClient(client)).toEqual({
    client_id: 'calendar',
    client_secret: '',
    api_key: '********',
    vault: { private_key: '********', region: 'eu' },
    rotations: [{ at: 1, old_secret: '********' }, 'kept'],
  })
})
