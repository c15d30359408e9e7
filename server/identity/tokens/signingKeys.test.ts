import { expect, test } from 'vitest'
import { dayMs, epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { signingKeys } from './signingKeys.ts'

const lifeMs = 300_000

test('processes that need a key at once agree on one', async () => {
  const store = memoryStore()
  const rings = [store, store, store].map((shared) => signingKeys(shared, () => epochMs(0), lifeMs))
  const keys = await Promise.all(rings.map((ring) => ring.toSign()))
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
})

test('a process that starts later verifies with the public key alone', async () => {
  const store = memoryStore()
  const { kid } = await signingKeys(store, () => epochMs(0), lifeMs).toSign()
  const jwk = await signingKeys(store, () => epochMs(1000), lifeMs).toVerify(kid)
  expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256' })
  expect(jwk).not.toHaveProperty('d')
})

test('keys without valid tokens are removed', async () => {
  const store = memoryStore()
  let now = epochMs(0)
  const ring = signingKeys(store, () => now, lifeMs)
  const { kid } = await ring.toSign()
  now = epochMs(10 * dayMs)
  await ring.toSign()
  expect(await store.configuration.recall('jwt-keys')).not.toContain(kid)
})

test('an unreadable list of keys is replaced', async () => {
  const store = memoryStore()
  await store.configuration.remember('jwt-keys', 'not JSON')
  expect(await signingKeys(store, () => epochMs(0), lifeMs).toSign()).toHaveProperty('kid')
})
