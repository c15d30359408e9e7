import { expect, test } from 'vitest'
import { readPasted } from './readPasted.ts'

const document = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/authorize',
  token_endpoint: 'https://id.example/token',
  userinfo_endpoint: 'https://id.example/me',
  jwks_uri: 'https://id.example/keys',
  end_session_endpoint: 'https://id.example/logout',
  scopes_supported: ['openid', 'email'],
  code_challenge_methods_supported: ['S256'],
}
const pasted = (change: Readonly<Record<string, unknown>> = {}) => JSON.stringify({ ...document, ...change })

test('CFG-3 a complete document is read into the fields of the settings', () => {
  expect(readPasted(pasted(), 'https://id.example')).toEqual({
    kind: 'read',
    answer: {
      discovered: {
        issuer_url: 'https://id.example',
        authorization_url: 'https://id.example/authorize',
        token_url: 'https://id.example/token',
        user_info_url: 'https://id.example/me',
        end_session_endpoint: 'https://id.example/logout',
      },
      warnings: [],
    },
  })
})

test.each([
  ['plain-http', { token_endpoint: 'http://id.example/token' }],
  ['issuer-slash', { issuer: 'https://id.example/' }],
  ['issuer-differs', { issuer: 'https://else.example' }],
  ['no-s256', { code_challenge_methods_supported: ['plain'] }],
  ['no-end-session', { end_session_endpoint: undefined }],
  ['no-email-scope', { scopes_supported: ['openid'] }],
  ['incomplete', { jwks_uri: undefined }],
])('CFG-8 %s causes a warning', (warning, change) => {
  expect(readPasted(pasted(change), 'https://id.example')).toMatchObject({ answer: { warnings: [warning] } })
})

test('the address of a document stands for its issuer', () => {
  const typed = 'https://id.example/.well-known/openid-configuration'
  expect(readPasted(pasted(), typed)).toMatchObject({ answer: { warnings: [] } })
})

test('without a typed issuer, the document’s own one is used', () => {
  expect(readPasted(pasted(), ' ')).toMatchObject({ answer: { warnings: [] } })
})

test('a text that is not a document has an error', () => {
  expect(readPasted('<html>', '')).toEqual({ kind: 'not-json' })
  expect(readPasted('{}', '')).toEqual({ kind: 'no-issuer' })
  expect(readPasted('{"issuer": 7}', '')).toEqual({ kind: 'no-issuer' })
})
