import type { UserManager } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '#mocks/people.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { createProvider, type Provider } from '#mocks/provider/provider.ts'
import type { ReasonToAsk } from '../sign-in/askingParameters.ts'
import { createManager } from '../session/createManager.ts'
import { finishImplicit } from './finishImplicit.ts'
import { implicitAddress } from './implicitAddress.ts'

const issuer = 'https://id.example'
const deepLink = '/calendar/week/2027-03-15'

let provider: Provider
let manager: UserManager

beforeEach(async () => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
  provider = await createProvider({ issuer, storage: sessionStorage })
  manager = managerAt(issuer)
  vi.stubGlobal('fetch', async () => Response.json(provider.keys))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const oidc = {
  authority: issuer,
  client_id: 'kalends',
  response_type: 'id_token token',
  scope: 'openid email profile offline_access',
}

const managerAt = (authority: string, client_id = 'kalends', announced: object = {}) =>
  createManager({
    oidc: {
      ...oidc,
      authority,
      client_id,
      metadata: { ...provider.metadata, issuer: authority, ...announced },
    },
    address: 'https://app.example/',
    storage: sessionStorage,
  })

const departure = (reason: ReasonToAsk | null = null) =>
  implicitAddress({
    manager,
    oidc,
    storage: sessionStorage,
    returnTo: deepLink,
    reason,
    now: () => Date.now(),
  })

/** Alice goes to the provider and signs in there; what the provider then answers. */
async function answered(
  change: Readonly<Record<string, string>> = {},
  reason: ReasonToAsk | null = null,
): Promise<URLSearchParams> {
  const asked = new URL(await departure(reason)).searchParams
  for (const [name, value] of Object.entries(change)) asked.set(name, value)
  return new URLSearchParams(new URL(await provider.answerTo(asked, people.alice)).hash.slice(1))
}

const finished = (answer: URLSearchParams, now = () => Date.now()) =>
  finishImplicit({ manager, storage: sessionStorage, query: answer.toString(), now })

test('the provider is asked for tokens with a nonce, and the administrator is warned', async () => {
  const asked = new URL(await departure()).searchParams
  expect(asked.get('response_type')).toBe('id_token token')
  expect(asked.get('scope')).toBe('openid email profile')
  expect(asked.get('nonce')).toHaveLength(28)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('deprecated'))
})

test('after a sign-out that did not reach the provider, it has to ask for the account', async () => {
  expect(new URL(await departure()).searchParams.has('prompt')).toBe(false)
  expect(new URL(await departure('signed-out-here-alone')).searchParams.get('prompt')).toBe('login')
})

test('a person who signed in an hour ago is refused if a new sign-in was requested', async () => {
  const anHourAgo = Date.now() / 1000 - 3600
  provider = await createProvider({ issuer, storage: sessionStorage, signedInAt: anHourAgo })
  manager = managerAt(issuer, 'kalends', { claims_supported: ['auth_time'] })
  expect(await finished(await answered())).toMatchObject({ kind: 'signed-in' })
  await manager.removeUser()
  expect(await finished(await answered({}, 'signed-out-here-alone'))).toMatchObject({
    failure: { problem: 'signed-in-before' },
  })
  expect(await manager.getUser()).toBeNull()
})

test('ID-4 a sign-in by the implicit flow ends at the requested page', async () => {
  expect(await finished(await answered())).toEqual({ kind: 'signed-in', returnTo: deepLink })
  expect(await manager.getUser()).toMatchObject({ profile: { sub: people.alice.email } })
})

test('a key that the provider has changed since the page was opened counts', async () => {
  expect(await finished(await answered())).toMatchObject({ kind: 'signed-in' })
  await manager.removeUser()
  provider = await createProvider({ issuer, storage: memoryStorage() })
  expect(await finished(await answered())).toMatchObject({ kind: 'signed-in' })
})

test('an answer is valid once, and only in the tab that asked', async () => {
  const answer = await answered()
  await finished(answer)
  expect(await finished(answer)).toMatchObject({ kind: 'failed', failure: { problem: 'unknown-state' } })
})

test('an access token that does not belong to the ID token is refused', async () => {
  const answer = await answered()
  answer.set('access_token', `${answer.get('access_token')}x`)
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'at_hash' } })
  expect(await manager.getUser()).toBeNull()
})

test('an ID token for another sign-in is refused', async () => {
  const answer = await answered({ nonce: 'another' })
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'nonce' } })
})

test('an ID token for another client is refused', async () => {
  const answer = await answered({ client_id: 'other' })
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'id_token' } })
})

test('an ID token of another issuer is refused', async () => {
  const answer = await answered()
  manager = managerAt('https://elsewhere.example')
  answer.set('iss', 'https://elsewhere.example')
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'id_token' } })
})

test('an answer without the promised issuer is refused', async () => {
  const answer = await answered()
  answer.delete('iss')
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'iss' } })
})

test('an ID token with a foreign signature is refused', async () => {
  const answer = await answered()
  sessionStorage.removeItem('mock-provider-keys')
  provider = await createProvider({ issuer, storage: sessionStorage })
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'signature' } })
})

test('without the provider’s keys sign-in fails', async () => {
  const answer = await answered()
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'provider-unavailable' } })
  expect(await manager.getUser()).toBeNull()
})

test('tokens that expired long ago mean a wrong clock', async () => {
  const inAYear = () => Date.now() + 365 * 24 * 3_600_000
  expect(await finished(await answered(), inAYear)).toMatchObject({ failure: { problem: 'clock' } })
})

test('an answer without one of the tokens is refused', async () => {
  const answer = await answered()
  answer.delete('id_token')
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'not-for-us', details: 'tokens' } })
})

test('a cancelled sign-in returns to the requested page', async () => {
  const state = new URL(await departure()).searchParams.get('state') ?? ''
  const answer = new URLSearchParams({ error: 'access_denied', state })
  expect(await finished(answer)).toMatchObject({ failure: { problem: 'cancelled' }, returnTo: deepLink })
})
