import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { PasswordsBusy } from '../../ports.ts'
import { StoreFull } from '../../store/storeErrors.ts'
import { ownPasswords } from './ownPasswords.ts'
import { createUser } from '../people/provision.ts'

const alice = { email: 'alice@kalends.example', firstName: 'Alice', lastName: '' }

const everybody = async () => ({ kind: 'admitted' }) as const

/** Passwords whose hash is a word before them; `new` stands for current parameters. */
async function world() {
  const store = memoryStore()
  const { id } = await createUser(store, alice)
  await store.passwords.set(id, 'old letmein')
  const ports = {
    store,
    passwords: {
      hash: async (password: string) => `new ${password}`,
      verify: async (password: string, hash: string) => hash.endsWith(` ${password}`),
      isCurrent: (hash: string) => hash.startsWith('new '),
    },
    settings: { admins: [] },
    log: () => undefined,
  }
  return { ports, store, hashOf: () => store.passwords.hashOf(id) }
}

test('a hash with other parameters is replaced when its person signs in', async () => {
  const { ports, hashOf } = await world()
  const check = ownPasswords(ports)
  expect(await check(alice.email, 'wrong', everybody)).toMatchObject({ kind: 'refused' })
  expect(await hashOf()).toBe('old letmein')
  expect(await check(alice.email, 'letmein', everybody)).toMatchObject({ kind: 'known' })
  expect(await hashOf()).toBe('new letmein')
})

test('a full store, and a full queue of passwords, do not prevent sign-in', async () => {
  const { ports, store, hashOf } = await world()
  const full = { ...store.passwords, exchange: () => Promise.reject(new StoreFull('full')) }
  const busy = { ...ports.passwords, hash: () => Promise.reject(new PasswordsBusy()) }
  const outcomes = [
    await ownPasswords({ ...ports, store: { ...store, passwords: full } })(alice.email, 'letmein', everybody),
    await ownPasswords({ ...ports, passwords: busy })(alice.email, 'letmein', everybody),
  ]
  expect(outcomes.map(({ kind }) => kind)).toEqual(['known', 'known'])
  expect(await hashOf()).toBe('old letmein')
})
