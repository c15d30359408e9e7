import { OidcClient, type UserManager } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '#mocks/people.ts'
import { createProvider, type Provider } from '#mocks/provider/provider.ts'
import { createManager } from '../session/createManager.ts'
import { finishSignIn } from './finishSignIn.ts'

const issuer = 'https://id.example'
const deepLink = '/calendar/week/2027-03-15'

let provider: Provider
let manager: UserManager
let tokenRequests: number

beforeEach(async () => {
  sessionStorage.clear()
  tokenRequests = 0
  provider = await createProvider({ issuer, storage: sessionStorage })
  manager = managerWith(provider.metadata)
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) => {
    tokenRequests += 1
    return provider.redeem(new URLSearchParams(await new Request(...parts).text()))
  })
})

afterEach(() => vi.unstubAllGlobals())

const managerWith = (metadata: Provider['metadata']) =>
  createManager({
    oidc: {
      authority: issuer,
      client_id: 'kalends',
      response_type: 'code',
      scope: 'openid email profile offline_access',
      metadata,
    },
    address: 'https://app.example/',
    storage: sessionStorage,
  })

/** Alice goes to the provider and signs in there; the provider then answers this. */
async function answered(state: object = {}): Promise<URLSearchParams> {
  const { authority, client_id, redirect_uri, stateStore } = manager.settings
  const { metadata } = provider
  const client = new OidcClient({ authority, client_id, redirect_uri, stateStore, metadata })
  const { url } = await client.createSigninRequest({
    request_type: 'si:r',
    nonce: 'n',
    state: { returnTo: deepLink, ...state },
  })
  return new URL(await provider.answerTo(new URL(url).searchParams, people.alice)).searchParams
}

const finished = (answer: URLSearchParams) => finishSignIn(manager, answer.toString(), () => Date.now())

test('a sign-in ends at the requested page', async () => {
  expect(await finished(await answered())).toEqual({ kind: 'signed-in', returnTo: deepLink })
  expect(await manager.getUser()).toMatchObject({ profile: { sub: people.alice.email } })
})

test('an answer of another issuer is refused before the code is sent', async () => {
  const answer = await answered()
  answer.set('iss', 'https://elsewhere.example')
  expect(await finished(answer)).toMatchObject({
    kind: 'failed',
    failure: { problem: 'not-for-us' },
    returnTo: deepLink,
  })
  expect(tokenRequests).toBe(0)
})

test('an issuer that promised to name itself and does not is refused', async () => {
  const answer = await answered()
  answer.delete('iss')
  expect(await finished(answer)).toMatchObject({ kind: 'failed', failure: { problem: 'not-for-us' } })
})

test('a person who signed in an hour ago is refused if a new sign-in was requested', async () => {
  const anHourAgo = Date.now() / 1000 - 3600
  provider = await createProvider({ issuer, storage: sessionStorage, signedInAt: anHourAgo })
  expect(await finished(await answered())).toMatchObject({ kind: 'signed-in' })
  await manager.removeUser()
  expect(await finished(await answered({ askedAt: Date.now() }))).toMatchObject({
    kind: 'failed',
    failure: { problem: 'signed-in-before' },
    returnTo: deepLink,
  })
  expect(await manager.getUser()).toBeNull()
})

test('a refused answer leaves the existing session unchanged', async () => {
  await finished(await answered())
  const before = await manager.getUser()
  const inAYear = () => Date.now() + 365 * 24 * 3600_000
  await finishSignIn(manager, (await answered()).toString(), inAYear)
  expect(await manager.getUser()).toEqual(before)
})

test('an answer is valid once', async () => {
  const answer = await answered()
  await finished(answer)
  expect(await finished(answer)).toMatchObject({ kind: 'failed', failure: { problem: 'unknown-state' } })
})

test('a cancelled sign-in returns to the requested page', async () => {
  const answer = await answered()
  answer.delete('code')
  answer.set('error', 'access_denied')
  expect(await finished(answer)).toMatchObject({
    kind: 'failed',
    failure: { problem: 'cancelled' },
    returnTo: deepLink,
  })
})

test('a provider that fails at the exchange is named', async () => {
  const answer = await answered()
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  expect(await finished(answer)).toMatchObject({
    kind: 'failed',
    failure: { problem: 'provider-unavailable' },
    returnTo: deepLink,
  })
})

test.each([
  ['says no', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the exchange fails because the provider %s, the deep link survives', async (_, exchange) => {
  const answer = await answered()
  vi.stubGlobal('fetch', async () => exchange())
  expect(await finished(answer)).toMatchObject({ kind: 'failed', returnTo: deepLink })
})

test('CFG-7 a relay redeems the code, and is called without a secret', async () => {
  const relay = 'https://app.example/api/oidc/token'
  manager = managerWith({ ...provider.metadata, token_endpoint: relay })
  const answer = await answered()
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) => {
    const request = new Request(...parts)
    asked.push(request.clone())
    return provider.redeem(new URLSearchParams(await request.text()))
  })
  expect(await finished(answer)).toEqual({ kind: 'signed-in', returnTo: deepLink })
  expect(asked.map(({ url }) => url)).toEqual([relay])
  expect(asked[0]?.headers.has('authorization')).toBe(false)
  expect(await asked[0]?.text()).not.toContain('client_secret')
})

test('CFG-7 an error of the relay has the service’s own sentence', async () => {
  const answer = await answered()
  const error = { code: 503, message: 'Service Unavailable', details: 'The provider does not answer.' }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 503 }))
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'provider-unavailable' } })
})

test('a token that expired long ago means a wrong clock, and nobody is signed in', async () => {
  const inAYear = () => Date.now() + 365 * 24 * 3600_000
  const answer = await answered()
  expect(await finishSignIn(manager, answer.toString(), inAYear)).toMatchObject({
    kind: 'failed',
    failure: { problem: 'clock' },
  })
  expect(await manager.getUser()).toBeNull()
})
