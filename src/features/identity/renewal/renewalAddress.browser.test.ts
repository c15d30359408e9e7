import { afterEach, expect, test, vi } from 'vitest'
import { people, type Person } from '#mocks/people.ts'
import { createProvider } from '#mocks/provider/provider.ts'
import { createIdentity } from '../createIdentity.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { sessionKey } from '../session/storedSession.ts'
import { renewalAddress } from './renewalAddress.ts'

const issuer = 'https://id.example'
const { alice, bob } = people

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab of Alice with a token that is about to end and no refresh token; and the provider. */
async function endingTab(responseType = 'code') {
  const provider = await createProvider({ issuer, storage: memoryStorage(), givesRefresh: false })
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) => {
    const request = new Request(...parts)
    if (request.url === provider.metadata.jwks_uri) return Response.json(provider.keys)
    return provider.redeem(new URLSearchParams(await request.text()))
  })
  const { metadata } = provider
  const oidc = {
    authority: issuer,
    client_id: 'kalends',
    scope: 'openid email profile',
    metadata,
    response_type: responseType,
  }
  const storage = memoryStorage({
    [sessionKey(oidc)]: JSON.stringify({
      access_token: 'ending',
      token_type: 'Bearer',
      expires_at: Date.now() / 1000 + 100,
      profile: { sub: alice.email, email: alice.email },
    }),
  })
  const channel = new BroadcastChannel('kalends of this test')
  channels.push(channel)
  const tab = createIdentity({
    oidc,
    storage,
    channel,
    address: 'https://app.example/',
    persistentStorage: memoryStorage(),
    stores: { caches: undefined, databases: undefined },
    locks: undefined,
    now: () => Date.now(),
    sharesCookie: false,
    leaveTo: () => {},
    isOnline: async () => true,
    pingProvider: async () => null,
  })
  const answerOf = async (address: string, person: Person) => {
    const answer = new URL(await provider.answerTo(new URL(address).searchParams, person))
    return answer.search === '' ? answer.hash.slice(1) : answer.search.slice(1)
  }
  return { tab, answerOf }
}

const byWindow = { returnTo: '/calendar/week/2027-03-15', by: 'window' } as const

test('a renewal window asks for the signed-in person, and is recognized by its state', async () => {
  const { tab } = await endingTab()
  const asked = new URL(await renewalAddress(tab, byWindow)).searchParams
  expect(asked.get('login_hint')).toBe(alice.email)
  expect(asked.get('state')).toMatch(/;renewal$/)
  expect(asked.has('prompt')).toBe(false)
})

test('a silent redirect shows no page, and returns like any sign-in', async () => {
  const { tab } = await endingTab()
  const address = await renewalAddress(tab, { ...byWindow, by: 'redirect' })
  const asked = new URL(address).searchParams
  expect(asked.get('prompt')).toBe('none')
  expect(asked.get('state')).not.toContain('renewal')
})

test.each(['code', 'id_token token'])('a session of the flow %s continues with new tokens', async (flow) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { tab, answerOf } = await endingTab(flow)
  const endsAt = tab.session.endsAt ?? Infinity
  const answer = await answerOf(await renewalAddress(tab, byWindow), alice)
  expect(await tab.renewBy(answer)).toMatchObject({ kind: 'signed-in' })
  expect(tab.session.endsAt).toBeGreaterThan(endsAt)
  expect(tab.session.isFresh('ending')).toBe(false)
})

test.each(['code', 'id_token token'])(
  'a session of the flow %s does not continue as somebody else',
  async (flow) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { tab, answerOf } = await endingTab(flow)
    const answer = await answerOf(await renewalAddress(tab, byWindow), bob)
    expect(await tab.renewBy(answer)).toMatchObject({ kind: 'failed', failure: { problem: 'not-for-us' } })
    expect(tab.session.person?.subject).toBe(alice.email)
    expect(await tab.session.token()).toEqual({ kind: 'renewed', token: 'ending' })
  },
)

test('a redirect that returns somebody else, or nobody, leaves the session unchanged', async () => {
  const { tab, answerOf } = await endingTab()
  const there = { ...byWindow, by: 'redirect' } as const
  const asBob = await answerOf(await renewalAddress(tab, there), bob)
  await tab.finish({ kind: 'answer', query: asBob })
  const state = new URL(await renewalAddress(tab, there)).searchParams.get('state') ?? ''
  const query = new URLSearchParams({ error: 'login_required', state, iss: issuer }).toString()
  expect(await tab.finish({ kind: 'answer', query })).toMatchObject({ returnTo: byWindow.returnTo })
  expect([tab.failure, tab.session.person?.subject]).toEqual([null, alice.email])
})
