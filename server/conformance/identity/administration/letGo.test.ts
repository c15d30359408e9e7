import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { clause } from '../../testing/harness.ts'
import { basicOf } from '../../testing/tokens.ts'
import { people, serviceOf, type PersonName, type World } from '../../testing/world.ts'

type Headers = Readonly<Record<string, string>>

const failureOf = async (answer: Response) => {
  const { error } = await answer.json()
  return [answer.status, error.reason]
}

const user = (world: World, headers: Headers) => world.fetch('GET', '/api/user', { headers })

/** One credential of each kind that a person can have. */
async function credentialsOf(world: World, name: PersonName): Promise<Readonly<Record<string, Headers>>> {
  const id = await world.homeOf(name)
  await world.ports.store.passwords.set(id, await world.ports.passwords.hash('correct horse'))
  const bearer = { authorization: `Bearer ${world.tokenOf(name)}` }
  const post = async (path: string, body?: unknown) =>
    world.fetch('POST', path, { headers: bearer, ...(body !== undefined && { body }) })
  const session = await post('/api/session')
  const { token: personal } = await (await post('/api/tokens', { name: 'Script', scope: 'write' })).json()
  const { token: short } = await (await post('/api/jwt/generate')).json()
  return {
    provider: bearer,
    cookie: { cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    password: basicOf(people[name].email, 'correct horse'),
    personal: { authorization: `Bearer ${personal}` },
    short: { authorization: `Bearer ${short}` },
  }
}

const failuresOf = async (
  world: World,
  credentials: Readonly<Record<string, Headers>>,
): Promise<Readonly<Record<string, readonly unknown[]>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(credentials).map(async ([kind, headers]) => [
        kind,
        await failureOf(await user(world, headers)),
      ]),
    ),
  )

const logIn = (world: World, password = 'correct horse') =>
  world.fetch('POST', '/api/login', { body: { username: people.alice.email, password } })

clause('ID-21 a blocked person is refused with every credential, and told why', async (world) => {
  const alice = await world.homeOf('alice')
  const credentials = await credentialsOf(world, 'alice')
  for (const headers of Object.values(credentials)) expect((await user(world, headers)).status).toBe(200)
  const answer = await world.fetch('PUT', `/api/users/${alice}/block`, { as: 'admin' })
  expect(answer.status).toBe(204)
  expect(await failuresOf(world, credentials)).toEqual({
    provider: [403, 'blocked'],
    password: [403, 'blocked'],
    short: [403, 'blocked'],
    // These are no longer valid.
    cookie: [401, 'signed-out'],
    personal: [401, 'signed-out'],
  })
  expect(await failureOf(await logIn(world))).toEqual([403, 'blocked'])
  expect((await logIn(world, 'wrong')).status).toBe(401)
  const made = await world.fetch('POST', '/api/session', { headers: credentials['provider'] ?? {} })
  expect(await failureOf(made)).toEqual([403, 'blocked'])
})

clause(
  'ID-21 an unblocked person has to sign in again, and nothing from before the block works',
  async (world) => {
    const alice = await world.homeOf('alice')
    const credentials = await credentialsOf(world, 'alice')
    await world.fetch('PUT', `/api/users/${alice}/block`, { as: 'admin' })
    world.pass(2000)
    expect((await world.fetch('DELETE', `/api/users/${alice}/block`, { as: 'admin' })).status).toBe(204)
    const { provider = {}, password = {}, ...old } = credentials
    expect((await user(world, provider)).status).toBe(200)
    expect((await user(world, password)).status).toBe(200)
    expect(Object.values(await failuresOf(world, old)).map(([status]) => status)).toEqual([401, 401, 401])
    const { short } = await credentialsOf(world, 'alice')
    expect((await user(world, short ?? {})).status).toBe(200)
  },
)

clause(
  'ID-21 a person is found by id or e-mail address, and the answer has the time of the block',
  async (world) => {
    const alice = await world.homeOf('alice')
    const path = `/api/users/${encodeURIComponent(people.alice.email)}/block`
    const blockedAt = async () => (await (await world.fetch('GET', path, { as: 'admin' })).json()).blockedAt
    expect(await blockedAt()).toBeNull()
    await world.fetch('PUT', `/api/users/${alice}/block`, { as: 'admin' })
    world.pass(60_000)
    await world.fetch('PUT', path, { as: 'admin' })
    expect(await blockedAt()).toBe('2027-03-10T09:00:00.000Z')
    await world.fetch('DELETE', path, { as: 'admin' })
    expect(await blockedAt()).toBeNull()
    const nobody = await world.fetch('PUT', '/api/users/nobody@kalends.example/block', { as: 'admin' })
    expect(nobody.status).toBe(404)
  },
)

clause('ID-21 administrators can block neither themselves nor the last administrator', async (world) => {
  const admin = await world.homeOf('admin')
  const answer = await world.fetch('PUT', `/api/users/${admin}/block`, { as: 'admin' })
  expect(await failureOf(answer)).toEqual([403, 'forbidden'])
  expect((await world.fetch('GET', '/api/healthcheck/services', { as: 'admin' })).status).toBe(200)
  expect(await world.ports.store.users.block(admin, epochMs(0), [people.admin.email])).toBe('last')
})

clause('ID-21 only administrators can block, and not with a token of this service', async (world) => {
  const bob = await world.homeOf('bob')
  const path = `/api/users/${bob}/block`
  expect((await world.fetch('PUT', path)).status).toBe(401)
  expect((await world.fetch('PUT', path, { as: 'alice' })).status).toBe(403)
  const { personal, short } = await credentialsOf(world, 'admin')
  expect((await world.fetch('PUT', path, { headers: personal ?? {} })).status).toBe(403)
  expect((await world.fetch('PUT', path, { headers: short ?? {} })).status).toBe(403)
  expect((await world.fetch('GET', '/api/user', { as: 'bob' })).status).toBe(200)
})

clause(
  'ID-21 a blocked administrator sees nothing while the store is down either',
  async (world) => {
    const bob = await world.homeOf('bob')
    const credentials = await credentialsOf(world, 'bob')
    const checksSeenBy = async (headers: Headers) =>
      (await (await world.fetch('GET', '/api/healthcheck', { headers })).json()).checks
    for (const headers of Object.values(credentials)) expect(await checksSeenBy(headers)).toBeDefined()
    await world.fetch('PUT', `/api/users/${bob}/block`, { as: 'admin' })
    await failuresOf(world, credentials)
    world.store.trouble = 'unavailable'
    for (const headers of Object.values(credentials)) expect(await checksSeenBy(headers)).toBeUndefined()
  },
  { settings: { admins: [people.admin.email, people.bob.email] } },
)

clause('ID-22 an administrator lists and ends another person’s sessions, one or all', async (world) => {
  const alice = await world.homeOf('alice')
  const { cookie: first = {} } = await credentialsOf(world, 'alice')
  const { cookie: second = {} } = await credentialsOf(world, 'alice')
  const path = `/api/users/${alice}/sessions`
  const list = async () => (await world.fetch('GET', path, { as: 'admin' })).json()
  const listed = await list()
  const ids = listed.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(listed[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    expiresAt: expect.any(String),
    lastUsedAt: '2027-03-10T09:00:00.000Z',
  })
  expect(JSON.stringify(listed)).not.toContain(first['cookie']?.split('=')[1])
  for (const id of ids) {
    expect((await world.fetch('DELETE', `${path}/${id}`, { as: 'admin' })).status).toBe(204)
  }
  expect((await user(world, first)).status).toBe(401)
  expect((await user(world, second)).status).toBe(401)
  expect((await world.fetch('DELETE', `${path}/${ids[0]}`, { as: 'admin' })).status).toBe(404)
  const { cookie: third = {} } = await credentialsOf(world, 'alice')
  expect((await world.fetch('DELETE', path, { as: 'admin' })).status).toBe(204)
  expect((await user(world, third)).status).toBe(401)
  expect(await list()).toEqual([])
})

clause('ID-22 an administrator lists and deletes another person’s tokens, one or all', async (world) => {
  const alice = await world.homeOf('alice')
  const { personal: first = {} } = await credentialsOf(world, 'alice')
  const path = `/api/users/${alice}/tokens`
  const [token] = await (await world.fetch('GET', path, { as: 'admin' })).json()
  expect(token).toMatchObject({ name: 'Script', scope: 'write' })
  expect(token).not.toHaveProperty('token')
  expect((await world.fetch('DELETE', `${path}/${token.id}`, { as: 'admin' })).status).toBe(204)
  expect((await user(world, first)).status).toBe(401)
  expect((await world.fetch('DELETE', `${path}/${token.id}`, { as: 'admin' })).status).toBe(404)
  const { personal: second = {} } = await credentialsOf(world, 'alice')
  expect((await world.fetch('DELETE', path, { as: 'admin' })).status).toBe(204)
  expect((await user(world, second)).status).toBe(401)
})

clause('ID-22 nobody else can list, end or delete them', async (world) => {
  const alice = await world.homeOf('alice')
  const { personal: token = {} } = await credentialsOf(world, 'admin')
  for (const path of [`/api/users/${alice}/sessions`, `/api/users/${alice}/tokens`]) {
    for (const method of ['GET', 'DELETE']) {
      expect((await world.fetch(method, path)).status).toBe(401)
      expect((await world.fetch(method, path, { as: 'alice' })).status).toBe(403)
      expect((await world.fetch(method, path, { headers: token })).status).toBe(403)
    }
  }
})

clause(
  'ID-10 people of a domain that is no longer served are refused with every credential',
  async (world) => {
    const credentials = await credentialsOf(world, 'alice')
    // Like a restart with other settings on the same store.
    const later = serviceOf({
      ...world.ports,
      settings: { ...world.ports.settings, domains: ['other.example'] },
    })
    const ask = async (headers: Headers) =>
      failureOf(await later.fetch(new Request(`${world.origin}/api/user`, { headers })))
    for (const headers of Object.values(credentials))
      expect(await ask(headers)).toEqual([403, 'unknown-domain'])
    const body = JSON.stringify({ username: people.alice.email, password: 'correct horse' })
    const answer = await later.fetch(new Request(`${world.origin}/api/login`, { method: 'POST', body }))
    expect(await failureOf(answer)).toEqual([403, 'unknown-domain'])
  },
)
