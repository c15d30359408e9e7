import type { UserManager } from 'oidc-client-ts'
import { User } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createManager } from './createManager.ts'
import { renewTokens } from './renewTokens.ts'

const issuer = 'https://id.example'
const now = () => Date.UTC(2027, 2, 15, 12)
const claims = { iss: issuer, aud: 'kalends', sub: 'alice', iat: now() / 1000, exp: now() / 1000 + 600 }

let manager: UserManager
let asked: URLSearchParams[]

beforeEach(async () => {
  sessionStorage.clear()
  asked = []
  manager = createManager({
    oidc: {
      authority: issuer,
      client_id: 'kalends',
      response_type: 'code',
      scope: 'openid offline_access',
      metadata: {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        // As with a relay: the service's own address (CFG-7).
        token_endpoint: 'https://app.example/api/oidc/token',
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/me`,
      },
    },
    address: 'https://app.example/',
    storage: sessionStorage,
  })
  await keep({})
})

/** What a sign-in left, with these claims in its ID token. */
const keep = (change: object) =>
  manager.storeUser(
    new User({
      access_token: 'first',
      token_type: 'Bearer',
      refresh_token: 'refresh-1',
      id_token: idToken(change),
      profile: { ...claims, ...change },
    }),
  )

afterEach(() => vi.unstubAllGlobals())

const idToken = (change: object) =>
  ['{"alg":"RS256"}', JSON.stringify({ ...claims, ...change }), 'signature']
    .map((part) => btoa(part))
    .join('.')

function providerAnswers(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) => {
    const request = new Request(...parts)
    expect(request.url).toBe('https://app.example/api/oidc/token')
    asked.push(new URLSearchParams(await request.text()))
    return answer()
  })
}

const granted =
  (change: object = {}) =>
  () =>
    Response.json({ access_token: 'second', token_type: 'Bearer', expires_in: 600, ...change })

test('if the provider rotates refresh tokens, the newest one is used', async () => {
  providerAnswers(granted({ refresh_token: 'refresh-2' }))
  expect(await renewTokens(manager, now)).toBe('refreshed')
  expect(await renewTokens(manager, now)).toBe('refreshed')
  expect(asked.map((form) => form.get('refresh_token'))).toEqual(['refresh-1', 'refresh-2'])
})

test('if the provider does not rotate them, the first one is used again', async () => {
  providerAnswers(granted())
  await renewTokens(manager, now)
  await renewTokens(manager, now)
  expect(asked.map((form) => form.get('refresh_token'))).toEqual(['refresh-1', 'refresh-1'])
  expect(await manager.getUser()).toMatchObject({ access_token: 'second', profile: { sub: 'alice' } })
})

test('a clock that jumped ends no session', async () => {
  providerAnswers(granted({ id_token: idToken({}) }))
  expect(await renewTokens(manager, () => now() + 24 * 3_600_000)).toBe('refreshed')
})

/** What a renewed ID token says, beside the one of the sign-in (OpenID Connect Core 12.2). */
test.each<[string, object, object, 'refreshed' | 'refused']>([
  ['another auth_time', { auth_time: 1 }, { auth_time: 2 }, 'refreshed'],
  ['an auth_time where there was none', {}, { auth_time: 2 }, 'refreshed'],
  ['no auth_time any more', { auth_time: 1 }, {}, 'refreshed'],
  ['us as azp where there was none', {}, { azp: 'kalends' }, 'refreshed'],
  ['us as azp after another one', { azp: 'other' }, { azp: 'kalends' }, 'refreshed'],
  ['no azp any more', { azp: 'kalends' }, {}, 'refreshed'],
  ['a null azp', { azp: 'kalends' }, { azp: null }, 'refreshed'],
  ['another client as azp', { azp: 'kalends' }, { azp: 'other' }, 'refused'],
  ['another client as azp where there was none', {}, { azp: 'other' }, 'refused'],
  ['us among its audiences', {}, { aud: ['other', 'kalends'] }, 'refreshed'],
  ['other audiences alone', {}, { aud: ['other', 'another'] }, 'refused'],
  ['another audience', {}, { aud: 'other' }, 'refused'],
  ['another issuer', {}, { iss: 'https://elsewhere.example' }, 'refused'],
  ['another person', {}, { sub: 'mallory' }, 'refused'],
  ['nobody', {}, { sub: undefined }, 'refused'],
])('a renewed ID token with %s', async (_, before, after, outcome) => {
  await keep(before)
  providerAnswers(granted({ id_token: idToken(after), refresh_token: 'refresh-2' }))
  expect(await renewTokens(manager, now)).toBe(outcome)
  // A rejected token is not stored either: a reload would read it.
  expect(await manager.getUser()).toMatchObject(
    outcome === 'refreshed'
      ? { access_token: 'second', refresh_token: 'refresh-2', id_token: idToken(after) }
      : { access_token: 'first', refresh_token: 'refresh-1', profile: { ...claims, ...before } },
  )
})

test('without a new ID token, the first one stays for signing out', async () => {
  providerAnswers(granted())
  await renewTokens(manager, now)
  expect(await manager.getUser()).toMatchObject({ id_token: idToken({}), profile: claims })
})

test('a session without a refresh token makes no request', async () => {
  providerAnswers(granted())
  await manager.storeUser(new User({ access_token: 'first', token_type: 'Bearer', profile: claims }))
  expect(await renewTokens(manager, now)).toBe('refused')
  expect(asked).toEqual([])
})

test('a revoked grant is refused', async () => {
  providerAnswers(() => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  expect(await renewTokens(manager, now)).toBe('refused')
})

test.each([
  ['has no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => new Response('', { status: 503 })],
  ['answers 500 with words of its own', () => Response.json({ error: 'internal' }, { status: 500 })],
  ['answers with a page of its proxy', () => html('<h1>Bad Gateway</h1>', 502)],
  ['answers with a page as if all were well', () => html('<h1>Sign in to the network</h1>', 200)],
  ['is relayed by a service that cannot reach it', () => Response.json(unavailable, { status: 503 })],
])('a provider that %s is asked again later: that is no end of a session', async (_, answer) => {
  providerAnswers(answer)
  await expect(renewTokens(manager, now)).rejects.toThrow()
  providerAnswers(granted())
  expect(await renewTokens(manager, now)).toBe('refreshed')
})

const html = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })

/** An error as our own service sends it (ERR-1). */
const unavailable = { error: { code: 503, message: 'Service Unavailable', details: 'Try again.' } }
