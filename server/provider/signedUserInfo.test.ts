import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { addMs, epochMs } from '#domain/time/units.ts'
import type { ProviderReply } from '../ports.ts'
import { isEncrypted, isSigned, signedUserInfo } from './signedUserInfo.ts'

const issuer = 'https://idp.example'
const endpoint = `${issuer}/me`
const now = epochMs(Date.UTC(2027, 2, 10, 9))
const alice = { sub: 'alice', email: 'alice@kalends.example' }

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let strangers: Awaited<ReturnType<typeof generateKeyPair>>
let published: string
beforeAll(async () => {
  keys = await generateKeyPair('ES256')
  strangers = await generateKeyPair('ES256')
  published = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' }] })
})

/** A reader with a provider that publishes its keys, and the issuers that were discovered. */
function reader({
  userInfoAt = endpoint,
  keysReply,
}: { userInfoAt?: string; keysReply?: ProviderReply } = {}) {
  const asked: string[] = []
  const state: { now: typeof now; keys: string; discovery: { isLasting?: boolean } | null } = {
    now,
    keys: published,
    discovery: null,
  }
  const read = signedUserInfo({
    clock: () => state.now,
    call: async () => keysReply ?? { kind: 'replied', status: 200, text: state.keys },
    discover: async (issuerUrl) => {
      asked.push(issuerUrl)
      if (state.discovery !== null) return { kind: 'unreachable', cause: 'timeout', ...state.discovery }
      if (issuerUrl !== issuer) return { kind: 'unreachable', cause: 'unknown' }
      return {
        kind: 'found',
        metadata: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: userInfoAt,
        },
      }
    },
  })
  return { asked, state, read: (text: string) => read(endpoint, text) }
}

const signed = (claims: Readonly<Record<string, unknown>> = {}, by = keys) =>
  new SignJWT({ iss: issuer, ...alice, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .sign(by.privateKey)

test('UserInfo signed by its issuer is read, with one discovery', async () => {
  const { asked, read } = reader()
  const answer = { kind: 'known', userInfo: expect.objectContaining(alice) }
  expect(await read(await signed())).toEqual(answer)
  expect(await read(`\n${await signed({ aud: 'kalends' })}\n`)).toEqual(answer)
  expect(asked).toEqual([issuer])
})

test.each(['RS512', 'ES256', 'EdDSA'])(
  'UserInfo signed with %s is read, also when the provider changes its key under the same name',
  async (alg) => {
    const { state, read } = reader()
    const publish = async () => {
      const { publicKey, privateKey } = await generateKeyPair(alg)
      state.keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg }] })
      return new SignJWT({ iss: issuer, ...alice }).setProtectedHeader({ alg, kid: 'one' }).sign(privateKey)
    }
    const answer = { kind: 'known', userInfo: expect.objectContaining(alice) }
    const before = await publish()
    expect(await read(before)).toEqual(answer)
    const after = await publish()
    state.now = addMs(state.now, 31_000)
    expect(await read(after)).toEqual(answer)
    expect(await read(before)).toMatchObject({ kind: 'unreachable' })
  },
)

test.each([
  ['somebody else signed', () => signed({}, strangers)],
  ['nobody signed', async () => `${new UnsecuredJWT({ iss: issuer, ...alice }).encode()}c2ln`],
  ['another issuer signed', () => signed({ iss: 'https://other.example' })],
  ['names no issuer', () => signed({ iss: undefined })],
  ['ended long ago', () => signed({ exp: now / 1000 - 61 })],
  ['is no token', async () => 'a.b.c'],
])('a JWT that %s is not trusted, and not a refusal', async (_, make) => {
  expect(await reader().read(await make())).toMatchObject({
    kind: 'unreachable',
    cause: expect.stringMatching(/^signed UserInfo: /),
  })
})

test('an issuer with another UserInfo address, and keys that cannot be read, decide nothing', async () => {
  const token = await signed()
  expect(await reader({ userInfoAt: 'https://other.example/me' }).read(token)).toMatchObject({
    kind: 'unreachable',
  })
  expect(await reader({ keysReply: { kind: 'unreachable', cause: 'timed out' } }).read(token)).toEqual({
    kind: 'unreachable',
    cause: 'signed UserInfo: no keys: timed out',
  })
})

test('an answer with five parts is an encrypted JWT', () => {
  expect(['a.b.c.d.e', ' a-_..c.d.e\n'].map(isEncrypted)).toEqual([true, true])
  expect(['{"sub":"a.b.c.d.e"}', '', 'a.b.c', 'a.b.c.d.'].some(isEncrypted)).toBe(false)
})

test('an answer with three parts is a signed JWT, and JSON and five parts are not', () => {
  expect(['a.b.c', ' a-_.b.c\n'].map(isSigned)).toEqual([true, true])
  expect(['{"sub":"a.b.c"}', '{}', '', 'a.b', 'a.b.c.d.e', 'a.b.'].map(isSigned)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

test('what a provider said last counts for a day while it cannot be discovered, unless it names another issuer', async () => {
  const known = { kind: 'known', userInfo: expect.objectContaining(alice) }
  const { state, read } = reader()
  expect(await read(await signed())).toEqual(known)
  state.discovery = {}
  state.now = addMs(state.now, 11 * 60_000)
  expect(await read(await signed())).toEqual(known)
  state.discovery = { isLasting: true }
  expect(await read(await signed())).toMatchObject({ kind: 'unreachable' })
  state.discovery = {}
  state.now = addMs(state.now, 24 * 60 * 60_000)
  expect(await read(await signed())).toMatchObject({ kind: 'unreachable' })
})

test('many who wait for a provider to be discovered share one question', async () => {
  const { asked, state, read } = reader()
  await read(await signed())
  state.now = addMs(state.now, 11 * 60_000)
  const token = await signed()
  await Promise.all(Array.from({ length: 20 }, () => read(token)))
  expect(asked).toHaveLength(2)
})
