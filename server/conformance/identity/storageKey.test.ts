import { expect } from 'vitest'
import * as v from 'valibot'
import { storageKeyAnswer } from '#contract/identity.ts'
import { clause } from '../testing/harness.ts'
import type { PersonName, World } from '../testing/world.ts'

const path = '/api/user/storage-key'

async function keyOf(world: World, as: PersonName): Promise<string> {
  const answer = await world.fetch('GET', path, { as })
  expect(answer.status).toBe(200)
  return v.parse(storageKeyAnswer, await answer.json()).key
}

clause('ID-24 each person has a key of their own, the same at each call', async (world) => {
  const [first, again, bobs] = [
    await keyOf(world, 'alice'),
    await keyOf(world, 'alice'),
    await keyOf(world, 'bob'),
  ]
  expect(Uint8Array.fromBase64(first)).toHaveLength(32)
  expect(again).toBe(first)
  expect(bobs).not.toBe(first)
})

clause('ID-24 the key is not cached and not logged', async (world) => {
  const answer = await world.fetch('GET', path, { as: 'alice' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { key } = v.parse(storageKeyAnswer, await answer.json())
  expect(JSON.stringify(world.logged)).not.toContain(key)
})

clause('ID-24 a deleted key does not come back, and others keep theirs', async (world) => {
  const [before, bobs] = [await keyOf(world, 'alice'), await keyOf(world, 'bob')]
  expect((await world.fetch('DELETE', path, { as: 'alice' })).status).toBe(204)
  const after = await keyOf(world, 'alice')
  expect(after).not.toBe(before)
  expect(await keyOf(world, 'alice')).toBe(after)
  expect(await keyOf(world, 'bob')).toBe(bobs)
})

clause('ID-24 a token of this service gets no key and cannot delete one', async (world) => {
  const made = await world.fetch('POST', '/api/tokens', {
    as: 'alice',
    body: { name: 'Script', scope: 'write' },
  })
  const { token } = v.parse(v.object({ token: v.string() }), await made.json())
  const headers = { authorization: `Bearer ${token}` }
  for (const method of ['GET', 'DELETE']) {
    const answer = await world.fetch(method, path, { headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { reason: 'needs-sign-in' } })
  }
})
