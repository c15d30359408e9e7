import { OidcClient } from 'oidc-client-ts'
import { afterEach, expect, test, vi } from 'vitest'
import { people } from '#mocks/people.ts'
import { createProvider } from '#mocks/provider/provider.ts'
import { createIdentity, type IdentityParts } from './createIdentity.ts'
import { isImplicit } from './implicit/isImplicit.ts'
import { takeSignedOutMark } from './session/signedOutMark.ts'
import { storeSessionRecord, readSessionRecord } from './session/sessionRecord.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { sessionKey } from './session/storedSession.ts'

const now = Date.UTC(2027, 2, 15, 12)
const oidc = { authority: 'https://id.example', client_id: 'kalends', response_type: 'code', scope: 'openid' }

/** What a tab has stored after somebody signed in. */
const seatOf = (subject: string) =>
  memoryStorage({
    [sessionKey(oidc)]: JSON.stringify({
      access_token: `token of ${subject}`,
      token_type: 'Bearer',
      expires_at: now / 1000 + 600,
      profile: { sub: subject, email: `${subject}@kalends.example` },
    }),
  })

const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

function tabWith(storage: Storage, more: Partial<IdentityParts> = {}) {
  const channel = new BroadcastChannel('kalends of this test')
  channels.push(channel)
  return createIdentity({
    oidc,
    address: 'https://app.example/',
    storage,
    persistentStorage: memoryStorage(),
    stores: { caches: undefined, databases: undefined },
    locks: navigator.locks,
    now: () => now,
    channel,
    sharesCookie: false,
    leaveTo: () => {},
    isOnline: async () => true,
    pingProvider: async () => null,
    ...more,
  })
}

test('a page opened with its own session keeps it', async () => {
  const tab = tabWith(seatOf('alice'))
  expect(await tab.finish({ kind: 'none' })).toBeNull()
  expect(tab.session.isEnded).toBe(false)
  expect(tab.session.person).toMatchObject({ subject: 'alice', email: 'alice@kalends.example' })
})

test('a duplicated tab drops its copy of a session, and the first keeps its own', async () => {
  const record = { id: crypto.randomUUID(), since: now, subject: 'alice' }
  const [first, copy] = [seatOf('alice'), seatOf('alice')]
  storeSessionRecord(first, record)
  storeSessionRecord(copy, record)
  const tab = tabWith(first)
  const duplicate = tabWith(copy)
  await tab.finish({ kind: 'none' })
  await duplicate.finish({ kind: 'none' })
  expect(tab.session.isEnded).toBe(false)
  expect(duplicate.session.isEnded).toBe(true)
  // Half-typed input in the copy is still the same person's.
  expect(readSessionRecord(copy)?.subject).toBe('alice')
})

test('signing out ends the session in every tab, and leaves nothing of the person in any of them', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const [here, there] = [seatOf('alice'), seatOf('alice')]
  there.setItem('kalends.draft./calendar', 'half typed')
  const tab = tabWith(here)
  const { promise: received, resolve } = Promise.withResolvers<string>()
  const other = tabWith(there)
  other.onElsewhere(resolve)

  // The provider cannot be asked where to sign out: that does not prevent signing out here.
  expect(await tab.signOut()).toBe('here')
  expect(tab.hasSignedOutHereAlone).toBe(true)
  expect(await received).toBe('signed-out')
  expect(here.getItem(sessionKey(oidc))).toBeNull()
  await expect.poll(() => there.length).toBe(0)
  expect(other.session.isEnded).toBe(true)
})

test('ID-14 without an address for signing out, the next sign-in in any tab asks for the account, and the one after does not', async () => {
  const issuer = oidc.authority
  const provider = await createProvider({ issuer, storage: memoryStorage() })
  const { end_session_endpoint: _, ...metadata } = provider.metadata
  const storedState = memoryStorage()
  const place = { oidc: { ...oidc, metadata }, persistentStorage: storedState, now: () => Date.now() }
  const tab = tabWith(seatOf('alice'), place)
  expect(tab.hasSignedOutHereAlone).toBe(false)
  expect(await tab.signOut()).toBe('here')

  // Opened again, in this tab or in another one.
  const next = tabWith(memoryStorage(), place)
  expect(next.hasSignedOutHereAlone).toBe(true)
  expect([storedState.length, storedState.key(0), storedState.getItem(storedState.key(0) ?? '')]).toEqual([
    1,
    'kalends.signed-out-here-alone',
    '1',
  ])

  // A sign-in that does not complete changes nothing about that.
  await next.finish({ kind: 'answer', query: 'code=c&state=unknown' })
  expect(next.failure?.problem).toBe('unknown-state')
  expect(next.hasSignedOutHereAlone).toBe(true)

  const { authority, client_id, redirect_uri, stateStore } = (await next.manager()).settings
  const client = new OidcClient({ authority, client_id, redirect_uri, stateStore, metadata })
  const { url } = await client.createSigninRequest({ request_type: 'si:r', nonce: 'n' })
  const answer = new URL(await provider.answerTo(new URL(url).searchParams, people.bob))
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) =>
    provider.redeem(new URLSearchParams(await new Request(...parts).text())),
  )
  expect(await next.finish({ kind: 'answer', query: answer.search.slice(1) })).toMatchObject({
    kind: 'signed-in',
  })
  expect([next.hasSignedOutHereAlone, tab.hasSignedOutHereAlone]).toEqual([false, false])
})

/** A tab of Alice at a provider with an address for signing out, and the address it has left for. */
function leavingTab(pingProvider: IdentityParts['pingProvider'], more: Partial<IdentityParts> = {}) {
  const metadata = {
    issuer: oidc.authority,
    authorization_endpoint: 'https://id.example/authorize',
    token_endpoint: 'https://id.example/token',
    jwks_uri: 'https://id.example/jwks',
    userinfo_endpoint: 'https://id.example/me',
    end_session_endpoint: 'https://id.example/logout',
  }
  const storage = seatOf('alice')
  const tab = tabWith(storage, { oidc: { ...oidc, metadata }, pingProvider, ...more })
  const left: string[] = []
  const watched = async () => {
    const provider = await tab.manager()
    vi.spyOn(provider, 'signoutRedirect').mockImplementation(async (given) => {
      left.push(JSON.stringify(given))
    })
  }
  return { tab, storage, left, watched }
}

test('ID-14 if the provider is down when Alice signs out, she is not sent there, and her data is removed here', async () => {
  let isThere = false
  const { tab, storage, left, watched } = leavingTab(async () => (isThere ? null : 'provider-unavailable'))
  await watched()
  expect(await tab.signOut()).toBe('here')
  expect(left).toEqual([])
  expect(storage.length).toBe(0)
  expect(tab.session.isEnded).toBe(true)
  expect([tab.canSignOutThere, tab.hasSignedOutHereAlone]).toEqual([true, true])

  expect(await tab.signOutThere()).toBe(false)
  expect(left).toEqual([])
  isThere = true
  expect(await tab.signOutThere()).toBe(true)
  expect(left).toEqual([
    expect.stringMatching(/^\{"extraQueryParams":\{"ui_locales":"en","state":"\w+"\}\}$/),
  ])
})

test('ID-14 without a network the person is not sent to the provider either', async () => {
  const { tab, left, watched } = leavingTab(async () => null, { isOnline: async () => false })
  await watched()
  expect(await tab.signOut()).toBe('here')
  expect([left, tab.canSignOutThere]).toEqual([[], true])
})

test('ID-14 if the provider is up, the person is sent there at once', async () => {
  const { tab, left, watched } = leavingTab(async () => null)
  await watched()
  expect(await tab.signOut()).toBe('leaving')
  expect(left).toHaveLength(1)
})

test('ID-14 only what the provider sends back proves that it has ended its session', async () => {
  const persistentStorage = memoryStorage()
  const { tab, storage, left, watched } = leavingTab(async () => null, { persistentStorage })
  await watched()
  for (const answer of ['none', 'another', 'ours'] as const) {
    await tab.signOut()
    const sent = /"state":"(\w+)"/.exec(left.at(-1) ?? '')?.[1] ?? ''
    const state = { none: null, another: 'made-up', ours: sent }[answer]
    expect(takeSignedOutMark(storage, persistentStorage, state)).toBe(true)
    expect(tab.hasSignedOutHereAlone).toBe(answer !== 'ours')
  }
  // Later visits say nothing about a sign-out.
  expect(takeSignedOutMark(storage, persistentStorage, null)).toBe(false)
})

test('ID-14 a page that was opened anew can still send the person to sign out there', async () => {
  const { tab, left, watched } = leavingTab(async () => null)
  await watched()
  expect([tab.isProviderAway, tab.canSignOutThere]).toEqual([false, true])
  expect(await tab.signOutThere()).toBe(true)
  expect(left).toHaveLength(1)
})

const signedIn = (subject: string) => {
  const channel = new BroadcastChannel('kalends of this test')
  channels.push(channel)
  channel.postMessage({ kind: 'signed-in', subject })
}

test('a tab is told when somebody else signs in, and not when the same person does', async () => {
  const heard: string[] = []
  const tab = tabWith(seatOf('alice'))
  tab.onElsewhere((what) => heard.push(what))
  signedIn('alice')
  signedIn('bob')
  await expect.poll(() => heard).toEqual(['somebody-else'])
  expect(tab.session.isEnded).toBe(false)
})

test('if all tabs share a cookie, a tab sends no more requests after somebody else signs in', async () => {
  const tab = tabWith(seatOf('alice'), { sharesCookie: true })
  tab.onElsewhere(() => {})
  signedIn('bob')
  await expect.poll(() => tab.session.isEnded).toBe(true)
})

test('tokens in the address are refused if the implicit flow is not configured', async () => {
  const tab = tabWith(memoryStorage())
  const callback = { kind: 'tokens', query: 'access_token=a&id_token=b&state=s' } as const
  expect(await tab.finish(callback)).toMatchObject({ kind: 'failed', returnTo: '/calendar' })
  expect(tab.failure).toMatchObject({ problem: 'tokens-in-address' })
})

test('a stray link does not affect a person who is signed in', async () => {
  const tab = tabWith(seatOf('alice'))
  await tab.finish({ kind: 'refused', problem: 'repeated-parameter' })
  expect(tab.failure).toBeNull()
  expect(tab.session.isEnded).toBe(false)
})

test('a sign-in checks once whether the provider is up, and the next sign-in checks again', async () => {
  let knocks = 0
  const tab = tabWith(memoryStorage(), {
    pingProvider: async () => (++knocks > 1 ? null : 'provider-unavailable'),
  })
  expect(await Promise.all([tab.redirectObstacle(), tab.redirectObstacle()])).toEqual([
    'provider-unavailable',
    'provider-unavailable',
  ])
  expect(knocks).toBe(1)
  tab.returned()
  expect(await tab.redirectObstacle()).toBeNull()
})

test('only the configuration decides the flow', () => {
  expect(isImplicit({ ...oidc, response_type: 'id_token token' })).toBe(true)
  expect(isImplicit({ ...oidc, response_type: 'token id_token' })).toBe(true)
  expect(isImplicit(oidc)).toBe(false)
})
