import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { addMs, dayMs, epochMs, hourMs } from '#domain/time/units.ts'
import { KeysUnavailable, providerKeys } from './providerKeys.ts'

const uri = 'https://id.example.org/keys'

test('a new key of a provider is found also after the clock was set back', async () => {
  const start = epochMs(Date.UTC(2027, 2, 10, 9))
  let now = start
  const published: object[] = []
  const reply = async () =>
    ({ kind: 'replied', status: 200, text: JSON.stringify({ keys: published }) }) as const
  const verify = providerKeys({ call: reply }, () => now)
  const tokenOf = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' })
    return new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  }
  await expect(verify(uri, await tokenOf('old'), {})).resolves.toBeDefined()
  const token = await tokenOf('new')
  // Anybody can invent a key: they are not read again at once.
  await expect(verify(uri, token, {})).rejects.toThrow('no applicable key found')
  now = addMs(start, -hourMs)
  await expect(verify(uri, token, {})).resolves.toBeDefined()
})

/** A key with this name, or without one, and a token that it signed. */
async function signer(kid?: string, alg = 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg)
  const header = { alg, ...(kid !== undefined && { kid }) }
  const key: JWK = { ...(await exportJWK(publicKey)), ...header }
  return { key, token: await new SignJWT({}).setProtectedHeader(header).sign(privateKey) }
}

/** A provider whose keys a test sets; null: it fails. */
function provider(keys: readonly unknown[] | null) {
  const state = { keys, calls: 0, now: epochMs(Date.UTC(2027, 2, 10, 9)) }
  const verify = providerKeys(
    {
      call: async () => {
        state.calls += 1
        return { kind: 'replied', status: state.keys === null ? 500 : 200, text: JSON.stringify(state) }
      },
    },
    () => state.now,
  )
  const pass = (ms: number) => (state.now = addMs(state.now, ms))
  return { state, pass, verify: (token: string) => verify(uri, token, {}) }
}

test('many invented keys at once cost the provider one call, twice a minute', async () => {
  const [good, invented] = [await signer('good'), await signer('invented')]
  const { state, pass, verify } = provider([good.key])
  await verify(good.token)
  pass(31_000)
  const flood = () => Promise.allSettled(Array.from({ length: 50 }, () => verify(invented.token)))
  expect((await flood()).every(({ status }) => status === 'rejected')).toBe(true)
  await flood()
  expect(state.calls).toBe(2)
})

test('keys that cannot be read are asked for every second, however many tokens come', async () => {
  const good = await signer('good')
  const { state, pass, verify } = provider(null)
  for (const _ of Array.from({ length: 5 })) await expect(verify(good.token)).rejects.toThrow(KeysUnavailable)
  expect(state.calls).toBe(1)
  pass(2000)
  state.keys = [good.key]
  await expect(verify(good.token)).resolves.toBeDefined()
})

test('the keys of before count while a provider cannot be asked for newer ones', async () => {
  const [old, added] = [await signer('old'), await signer('added')]
  const { state, pass, verify } = provider([old.key])
  await verify(old.token)
  state.keys = null
  pass(hourMs)
  await expect(verify(old.token)).resolves.toBeDefined()
  // Whether there is such a key, nobody can tell.
  await expect(verify(added.token)).rejects.toThrow(KeysUnavailable)
  // One that was withdrawn must not count for ever.
  pass(dayMs)
  await expect(verify(old.token)).rejects.toThrow(KeysUnavailable)
  state.keys = [added.key]
  pass(2000)
  await expect(verify(added.token)).resolves.toBeDefined()
  await expect(verify(old.token)).rejects.toThrow('no applicable key found')
})

test('a key that cannot be understood does not stand in the way of the others', async () => {
  const good = await signer('good')
  const { verify } = provider([{ kid: 'of no kind' }, null, good.key])
  await expect(verify(good.token)).resolves.toBeDefined()
})

test('a new key by the name of the old one counts at once', async () => {
  const [old, added] = [await signer('one'), await signer('one')]
  const { state, pass, verify } = provider([old.key])
  await verify(old.token)
  state.keys = [added.key]
  pass(31_000)
  await expect(verify(added.token)).resolves.toBeDefined()
  await expect(verify(old.token)).rejects.toThrow('signature verification failed')
  expect(state.calls).toBe(2)
})

test('many forged tokens by the name of a good key cost the provider one call, twice a minute', async () => {
  const [good, forged] = [await signer('one'), await signer('one')]
  const { state, pass, verify } = provider([good.key])
  await verify(good.token)
  pass(31_000)
  const flood = () => Promise.allSettled(Array.from({ length: 50 }, () => verify(forged.token)))
  expect((await flood()).every(({ status }) => status === 'rejected')).toBe(true)
  await flood()
  expect(state.calls).toBe(2)
  await expect(verify(good.token)).resolves.toBeDefined()
})

test('a key by a known name decides nothing while newer keys cannot be read', async () => {
  const [old, added] = [await signer('one'), await signer('one')]
  const { state, pass, verify } = provider([old.key])
  await verify(old.token)
  state.keys = null
  pass(31_000)
  await expect(verify(added.token)).rejects.toThrow(KeysUnavailable)
  await expect(verify(old.token)).resolves.toBeDefined()
})

test('of keys without names, the one that signed is found', async () => {
  const [one, other, stranger] = [await signer(), await signer(), await signer()]
  const { verify } = provider([one.key, other.key])
  await expect(verify(one.token)).resolves.toBeDefined()
  await expect(verify(other.token)).resolves.toBeDefined()
  await expect(verify(stranger.token)).rejects.toThrow('signature verification failed')
})

test.each(['RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'])(
  'a token signed with %s is verified',
  async (alg) => {
    const { key, token } = await signer('one', alg)
    await expect(provider([key]).verify(token)).resolves.toBeDefined()
  },
)

test.each([
  ['too short', { kty: 'RSA', n: 'AQAB', e: 'AQAB' }],
  ['of no letters', { kty: 'RSA', n: '!!', e: 'AQAB' }],
  ['incomplete', { kty: 'RSA' }],
])(
  'a key that is %s signs nothing, until there is a better one, and hides none by the same name',
  async (_, part) => {
    const good = await signer('one', 'RS256')
    const bad = { ...part, kid: 'one' }
    const { state, pass, verify } = provider([bad])
    await expect(verify(good.token)).rejects.toMatchObject({ code: 'ERR_JWK_INVALID' })
    pass(31_000)
    state.keys = [bad, good.key]
    await expect(verify(good.token)).resolves.toBeDefined()
  },
)
