import { afterEach, expect, test } from 'vitest'
import { identityProviderClient } from './identityProviderClient.ts'
import { loopbackServers } from '../testing/loopbackServers.ts'

const client = identityProviderClient({ timeoutMs: 300 })
const { portOf, close } = loopbackServers()
afterEach(close)

/** Starts a provider with these answers; returns its address. */
const providerThat = async (answer: Parameters<typeof portOf>[0]) =>
  `http://127.0.0.1:${await portOf(answer)}`

const userInfoOf = async (answer: Parameters<typeof portOf>[0]) =>
  client.userInfo(`${await providerThat(answer)}/me`, 'the-token')

test('UserInfo is called with the token', async () => {
  const answer = await userInfoOf(({ headers, url }, response) => {
    response.end(JSON.stringify({ sub: url, email: headers.authorization }))
  })
  expect(answer).toEqual({ kind: 'known', userInfo: { sub: '/me', email: 'Bearer the-token' } })
})

test.for([
  ['7', 7000],
  ['0', 1000],
  ['86400', 300_000],
  ['Mon, 01 Jan 2024 00:00:00 GMT', 1000],
  ['soon', 5000],
  [undefined, 5000],
] as const)(
  'a provider with too many calls says for how long it wants none: %s',
  async ([header, retryAfterMs]) => {
    const answer = await userInfoOf((_, response) => {
      response.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end()
    })
    expect(answer).toEqual({ kind: 'unreachable', cause: 'answered 429', retryAfterMs })
  },
)

test.for([400, 401, 403])('%i is a refusal, whatever the header says', async (status) => {
  const answer = await userInfoOf((_, response) => {
    response.writeHead(status, { 'www-authenticate': 'error=invalid_token' }).end()
  })
  expect(answer).toEqual({ kind: 'refused' })
})

test.for([302, 404, 500, 503])('%i is unreachable and not a refusal', async (status) => {
  const answer = await userInfoOf((_, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end('{"email":"a@b.c"}')
  })
  expect(answer).toEqual({ kind: 'unreachable', cause: `answered ${status}` })
})

test('a token that is too large for the provider will be so the next time', async () => {
  const answer = await userInfoOf((_, response) => void response.writeHead(431).end())
  expect(answer).toEqual({ kind: 'unreachable', cause: 'answered 431', isLasting: true })
})

test('an answer that is not JSON is unreachable and not a refusal', async () => {
  const answer = await userInfoOf((_, response) => response.end('<html>'))
  expect(answer).toEqual({ kind: 'unreachable', cause: 'answered something else' })
})

test('a provider that accepts and never answers times out', async () => {
  const answer = await userInfoOf(() => undefined)
  expect(answer).toEqual({ kind: 'unreachable', cause: 'timed out' })
})

test('a provider that is down cannot be connected', async () => {
  const answer = await client.userInfo('http://127.0.0.1:21099/me', 'the-token')
  expect(answer).toEqual({ kind: 'unreachable', cause: 'could not be connected' })
})

test('an answer without end is cut off', async () => {
  const answer = await userInfoOf((_, response) => response.end('x'.repeat(70_000)))
  expect(answer).toEqual({ kind: 'unreachable', cause: 'answered too much' })
})

const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
})

test('discovery reads the issuer’s document, with or without a trailing slash', async () => {
  const issuer = await providerThat(({ headers, url }, response) => {
    const self = `http://${headers.host}`
    response.end(url === '/.well-known/openid-configuration' ? JSON.stringify(documentOf(self)) : '')
  })
  const found = { kind: 'found', metadata: documentOf(issuer) }
  expect(await client.discover(issuer)).toEqual(found)
  expect(await client.discover(`${issuer}/`)).toEqual(found)
})

test('the document of another issuer is not used', async () => {
  const issuer = await providerThat((_, response) => {
    response.end(JSON.stringify(documentOf('https://else.example')))
  })
  expect(await client.discover(issuer)).toEqual({
    kind: 'unreachable',
    cause: 'names another issuer',
    isLasting: true,
  })
})
