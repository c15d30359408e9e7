import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { retireEmbeddedAdmin } from '../../embedded/retireEmbeddedAdmin.ts'
import { welcomeEmbeddedAdmin } from '../../embedded/welcomeEmbeddedAdmin.ts'
import { createUser } from '../../identity/people/provision.ts'
import { securityEvents, type SecurityEvent } from '../../securityLog.ts'
import { basicOf } from '../testing/tokens.ts'
import { openWorld, people, type World } from '../testing/world.ts'

const configurations = '/api/configurations?scope=platform'

/** Does everything once that the security log is about. */
async function goThrough(
  world: World,
): Promise<{ readonly alice: string; readonly bob: string; readonly admin: string }> {
  const [alice, admin] = [await world.homeOf('alice'), await world.homeOf('admin')]
  const bob = await world.homeOf('bob')
  const ask = async (method: string, path: string, asking: Parameters<World['fetch']>[2] = {}) =>
    world.fetch(method, path, asking)
  await world.ports.store.passwords.set(alice, await world.ports.passwords.hash('correct horse'))
  const username = people.alice.email
  await ask('POST', '/api/login', { body: { username, password: 'wrong' } })
  const login = await ask('POST', '/api/login', { body: { username, password: 'correct horse' } })
  const [cookie = ''] = login.headers.getSetCookie()[0]?.split(';') ?? []
  await ask('GET', '/api/user', { headers: basicOf(username, 'wrong') })
  await ask('GET', '/api/user', { headers: { authorization: 'Bearer kal_made-up' } })
  await ask('GET', '/api/user', { as: 'mallory' })
  await ask('POST', '/api/logout', { headers: { cookie } })
  const made = await ask('POST', '/api/tokens', { as: 'alice', body: { name: 'Script', scope: 'read' } })
  await ask('POST', '/api/jwt/generate', { as: 'alice' })
  await ask('DELETE', `/api/tokens/${(await made.json()).id}`, { as: 'alice' })
  await ask('DELETE', '/api/user/storage-key', { as: 'alice' })
  await ask('DELETE', `/api/users/${alice}/sessions`, { as: 'admin' })
  await ask('DELETE', `/api/users/${alice}/tokens`, { as: 'admin' })
  await ask('PUT', `/api/users/${alice}/block`, { as: 'admin' })
  await ask('GET', '/api/user', { as: 'alice' })
  await ask('DELETE', `/api/users/${alice}/block`, { as: 'admin' })
  await ask('POST', `/api/users/${alice}/handover`, { as: 'admin', body: { to: bob } })
  await ask('DELETE', `/api/users/${alice}/block`, { as: 'admin' })
  await ask('PUT', `/api/users/${alice}/email`, { as: 'admin', body: { email: 'al@kalends.example' } })
  await ask('GET', '/api/user/export', { as: 'bob' })
  const erasing = { email: people.bob.email, tellGuests: true }
  await ask('POST', '/api/user/erase', { as: 'bob', body: erasing })
  for (const scope of ['openid', 'openid email']) {
    const value = { issuer_url: 'https://idp.example', clients: [{ client_id: 'kalends', scope }] }
    const body = [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }]
    await ask('PUT', configurations, { headers: basicOf(people.admin.email, 'correct horse'), body })
  }
  await ask('PUT', configurations, {
    headers: basicOf(people.admin.email, 'correct horse'),
    body: [{ name: 'core', configurations: [{ name: 'resources', value: [] }] }],
  })
  return { alice, bob, admin }
}

const factsText = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The lines of the security log, with parsed facts. */
const linesIn = (world: World) =>
  world.logged
    .map((line) => {
      const [msg = '', ...rest] = line.split(' ')
      return { msg, facts: v.parse(factsText, rest.join(' ')) }
    })
    .filter(({ msg }) => Object.hasOwn(securityEvents, msg))

test('ERR-3 every event of the security log is triggered by a real request, and has ids instead of names', async () => {
  const { world, close } = await openWorld('core')
  try {
    const { ports } = world
    const { email, given_name: firstName, family_name: lastName } = people.admin
    await createUser(ports.store, { email, firstName, lastName })
    await ports.store.passwords.set(await world.homeOf('admin'), await ports.passwords.hash('correct horse'))
    const { alice, bob, admin } = await goThrough(world)
    const { versions } = await (
      await world.fetch('GET', '/api/configurations/history', {
        headers: basicOf(people.admin.email, 'correct horse'),
      })
    ).json()
    await world.fetch('POST', `/api/configurations/history/${versions[1].id}/restore`, {
      headers: basicOf(people.admin.email, 'correct horse'),
    })
    await welcomeEmbeddedAdmin(ports)
    await retireEmbeddedAdmin(ports)

    const lines = linesIn(world)
    const isBy = (msg: string, facts: Readonly<Record<string, unknown>>) =>
      expect(lines).toContainEqual({ msg, facts })
    isBy('signed-in', { person: alice, via: 'openid-connect' })
    isBy('signed-in', { person: alice, via: 'basic' })
    isBy('sign-in-refused', { reason: 'wrong password', person: alice })
    isBy('sign-in-refused', { reason: 'no such token' })
    isBy('sign-in-refused', { reason: 'unknown-domain' })
    isBy('sign-in-refused', { reason: 'blocked', person: alice })
    isBy('sessions-ended', { person: alice, by: alice })
    isBy('sessions-ended', { person: alice, by: admin })
    isBy('token-made', { person: alice, kind: 'personal' })
    isBy('token-made', { person: alice, kind: 'short' })
    isBy('token-revoked', { person: alice, by: alice })
    isBy('token-revoked', { person: alice, by: admin })
    isBy('account-blocked', { person: alice, by: admin })
    isBy('account-unblocked', { person: alice, by: admin })
    isBy('calendars-handed-over', { person: alice, to: bob, by: admin })
    isBy('email-changed', { person: alice, by: admin })
    isBy('own-data-exported', { person: bob })
    isBy('account-erased', { person: bob })
    isBy('settings-saved', { by: admin })
    isBy('rooms-saved', { by: admin })
    isBy('settings-restored', { by: admin })
    isBy('administrator-pinned', { person: admin })
    isBy('embedded-admin-removed', { person: admin })
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(Object.keys(securityEvents)))
    expect(world.logged.join('\n')).not.toMatch(/@|kal_|eyJ|token-of|correct horse|Alice/)
  } finally {
    await close()
  }
})

test('a credential that is used repeatedly is one line', async () => {
  const { world, close } = await openWorld('core')
  try {
    for (let times = 0; times < 3; times += 1) await world.fetch('GET', '/api/user', { as: 'alice' })
    expect(linesIn(world).filter(({ msg }) => msg === 'signed-in')).toHaveLength(1)
    world.pass(13 * 3_600_000)
    await world.fetch('GET', '/api/user', { as: 'alice' })
    expect(linesIn(world).filter(({ msg }) => msg === 'signed-in')).toHaveLength(2)
  } finally {
    await close()
  }
})

const rowOf = ([event, { means, facts }]: [string, (typeof securityEvents)[SecurityEvent]]) =>
  `| \`${event}\` | ${means} | ${facts.map((fact) => `\`${fact.replace('?', '')}\``).join(', ')} |`

test('docs/operate.md has every event of the security log', () => {
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
  expect(rowsOf(readFileSync('docs/operate.md', 'utf8'))).toEqual(
    expect.arrayContaining(Object.entries(securityEvents).map(rowOf)),
  )
})
