import { expect, test } from 'vitest'
import { isDowngrade } from './isDowngrade.ts'
import { readMetadata } from './readMetadata.ts'

const issuer = 'https://id.example'
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
  end_session_endpoint: `${issuer}/logout`,
  introspection_endpoint: `${issuer}/introspect`,
}
const isRefused = (changed: Readonly<Record<string, unknown>>, issuerUrl = issuer) => {
  const read = readMetadata(JSON.stringify({ ...metadata, ...changed }), issuerUrl)
  return read.kind === 'found' ? isDowngrade(read.metadata, issuerUrl) : null
}

test.for(Object.keys(metadata).filter((name) => name !== 'issuer'))(
  'a provider by https that names its %s by plain http is not taken at its word',
  (name) => {
    expect(isRefused({ [name]: 'http://id.example/plain' })).toBe(true)
    expect(isRefused({ [name]: 'HTTP://10.0.0.7/' })).toBe(true)
  },
)

test('a document with addresses by https, of this machine, missing or of another type is used', () => {
  expect(isRefused({})).toBe(false)
  expect(isRefused({ token_endpoint: 'http://localhost:8080/token', jwks_uri: undefined })).toBe(false)
  expect(isRefused({ end_session_endpoint: null, userinfo_endpoint: 7 })).toBe(false)
})

test('a provider by plain http, where a developer runs it, may name addresses by plain http', () => {
  const plain = 'http://id.example'
  expect(isRefused({ issuer: plain, token_endpoint: `${plain}/token` }, plain)).toBe(false)
})
