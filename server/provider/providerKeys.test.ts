import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWK } from 'jose'
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
  const keys = providerKeys({ call: reply }, () => now)
  const tokenOf = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' })
    return new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  }
  await expect(jwtVerify(await tokenOf('old'), keys(uri))).resolves.toBeDefined()
  const token = await tokenOf('new')
  // Anybody can invent a key: they are not read again at once.
  await expect(jwtVerify(token, keys(uri))).rejects.toThrow('no applicable key found')
  now = addMs(start, -hourMs)
  await expect(jwtVerify(token, keys(uri))).resolves.toBeDefined()
})

async function signer(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' }
  const sign = () => new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  return { key, token: await sign() }
}

/** A provider whose keys a test sets; null: it fails. */
function provider(keys: readonly unknown[] | null) {
  const state = { keys, calls: 0, now: epochMs(Date.UTC(2027, 2, 10, 9)) }
  const find = providerKeys(
    {
      call: async () => {
        state.calls += 1
        return { kind: 'replied', status: state.keys === null ? 500 : 200, text: JSON.stringify(state) }
      },
    },
    () => state.now,
  )(uri)
  const pass = (ms: number) => (state.now = addMs(state.now, ms))
  return { state, pass, verify: (token: string) => jwtVerify(token, find) }
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
