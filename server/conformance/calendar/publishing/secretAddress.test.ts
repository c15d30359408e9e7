import { expect } from 'vitest'
import * as v from 'valibot'
import { secretAddressMade } from '#contract/sharing/secretAddress.ts'
import { digest } from '../../../digest.ts'
import { createUser } from '../../../identity/people/provision.ts'
import { clause } from '../../testing/harness.ts'
import { homeOf, standUp, type Home } from '../../testing/homeOf.ts'
import type { World } from '../../testing/world.ts'

const place = ['location', {}, 'text', 'Room 7'] as const
const secretEvent = standUp('secret', ['class', {}, 'text', 'PRIVATE'], ['location', {}, 'text', 'Clinic'])

async function withEvents(world: World) {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/one.ics', standUp('one', [...place]))
  await alice.put('/work/secret.ics', secretEvent)
  return alice
}
const addressPath = ({ id }: Home) => `/api/calendars/${id}/work/secret-address`

/** The path of a new secret address. */
async function published(world: World, home: Home, shows: 'busy' | 'all') {
  const answer = await world.fetch('POST', addressPath(home), { as: 'alice', body: { shows } })
  expect(answer.status).toBe(201)
  const { url } = v.parse(secretAddressMade, await answer.json())
  expect(url).toMatch(/^https:\/\/calendar\.example\/api\/public\/[0-9a-f]{64}\.ics$/)
  return new URL(url).pathname
}

clause('CAL-31 a secret address shows all but what is private, or busy times only', async (world) => {
  const alice = await withEvents(world)
  const all = await world.fetch('GET', await published(world, alice, 'all'))
  expect(all.headers.get('cache-control')).toBe('no-store')
  expect(all.headers.get('x-robots-tag')).toContain('noindex')
  expect(all.headers.get('content-type')).toContain('text/calendar')
  const text = await all.text()
  expect(text).toContain('Room 7')
  expect(text).toContain('SUMMARY:Busy')
  expect(text).not.toContain('Clinic')
  const busy = await (await world.fetch('GET', await published(world, alice, 'busy'))).text()
  expect(busy.match(/SUMMARY:Busy/g)).toHaveLength(2)
  expect(busy).not.toMatch(/Room 7|Stand-up|Clinic/)
})

clause(
  'CAL-31 a secret address ends when it is changed, stopped, or its calendar is deleted',
  async (world) => {
    const alice = await withEvents(world)
    const statusOf = async (path: string) => (await world.fetch('GET', path)).status
    const shows = async () =>
      (await (await world.fetch('GET', addressPath(alice), { as: 'alice' })).json()).shows
    expect(await shows()).toBeNull()
    const first = await published(world, alice, 'all')
    const second = await published(world, alice, 'busy')
    expect(await shows()).toBe('busy')
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await world.fetch('DELETE', addressPath(alice), { as: 'alice' })).status).toBe(204)
    expect([await shows(), await statusOf(second)]).toEqual([null, 404])
    const third = await published(world, alice, 'all')
    await alice.ask('DELETE', '/work.json')
    expect(await statusOf(third)).toBe(404)
  },
)

clause('CAL-31 a secret address is 404 while its owner is blocked', async (world) => {
  const alice = await withEvents(world)
  const path = await published(world, alice, 'all')
  await world.fetch('PUT', `/api/users/${alice.id}/block`, { as: 'admin' })
  expect((await world.fetch('GET', path)).status).toBe(404)
})

clause('CAL-31 a secret address is 404 once the domain of its owner is served no longer', async (world) => {
  const { store, clock } = world.ports
  const shows = 'all'
  const statusFor = async (email: string) => {
    const { id } = await createUser(store, { email, firstName: '', lastName: '' })
    const secret = await digest(email)
    const source = { homeId: id, calendarId: id }
    await store.secretAddresses.set({ source, secretHash: await digest(secret), shows, createdAt: clock() })
    return (await world.fetch('GET', `/api/public/${secret}.ics`)).status
  }
  expect(await statusFor('carol@kalends.example')).toBe(200)
  expect(await statusFor('carol@former.example')).toBe(404)
})

clause('CAL-31 neither the secret nor anything of it is in the store or the log', async (world) => {
  const alice = await withEvents(world)
  const path = await published(world, alice, 'all')
  await world.fetch('GET', path)
  const secret = path.slice('/api/public/'.length, -'.ics'.length)
  const stored = await world.ports.store.secretAddresses.of({ homeId: alice.id, calendarId: 'work' })
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(world.logged.join()).not.toContain(secret)
})

clause(
  'CAL-31 administrators can forbid secret addresses, and those that exist stop',
  async (world) => {
    const alice = await withEvents(world)
    const answer = await world.fetch('POST', addressPath(alice), { as: 'alice', body: { shows: 'all' } })
    expect(answer.status).toBe(403)
    expect((await (await world.fetch('GET', '/config.json')).json()).features.secretAddresses).toBe(false)
  },
  { settings: { hasSecretAddresses: false } },
)
