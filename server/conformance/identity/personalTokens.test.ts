import { expect } from 'vitest'
import { addMs } from '#domain/time/units.ts'
import { clause } from '../testing/harness.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, startOfTime, type World } from '../testing/world.ts'

const dayMs = 24 * 3_600_000

const create = (world: World, wish: unknown, as: 'alice' | 'bob' | 'admin' = 'alice') =>
  world.fetch('POST', '/api/tokens', { as, body: wish })

const tokenOf = async (world: World, scope: 'read' | 'write', as: 'alice' | 'bob' | 'admin' = 'alice') => {
  const { id, token } = await (await create(world, { name: 'Script', scope }, as)).json()
  return { id, headers: { authorization: `Bearer ${token}` } }
}

clause('ID-18 a token is shown once, and then identifies its owner', async (world) => {
  const answer = await create(world, { name: ' Phone ', scope: 'write', expiresInDays: 7 })
  expect(answer.status).toBe(201)
  const made = await answer.json()
  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Phone',
    scope: 'write',
    createdAt: '2027-03-10T09:00:00.000Z',
    expiresAt: '2027-03-17T09:00:00.000Z',
    lastUsedAt: null,
    token: expect.stringMatching(/^kal_[0-9a-f]{64}$/),
  })
  const user = await world.fetch('GET', '/api/user', { headers: { authorization: `bearer ${made.token}` } })
  expect(await user.json()).toMatchObject({ preferredEmail: people.alice.email, firstname: 'Alice' })
})

clause('ID-18 the list has everything but the tokens, and only its owner sees it', async (world) => {
  const { token, ...first } = await (await create(world, { name: 'One', scope: 'read' })).json()
  world.pass(1000)
  await create(world, { name: 'Two', scope: 'write' })
  await create(world, { name: 'Of Bob', scope: 'write' }, 'bob')
  const answer = await world.fetch('GET', '/api/tokens', { as: 'alice' })
  const text = await answer.text()
  expect(text).not.toContain(token)
  expect(JSON.parse(text)).toEqual([first, expect.objectContaining({ name: 'Two' })])
})

clause('ID-18 the store has no token, and no token is sent to the provider', async (world) => {
  const { token } = await (await create(world, { name: 'One', scope: 'read' })).json()
  const { id } = await (await world.fetch('GET', '/api/user', { as: 'alice' })).json()
  expect(JSON.stringify(await world.ports.store.tokens.ofUser(id))).not.toContain(token.slice(4))
  const before = world.provider.calls.length
  await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  await world.fetch('GET', '/api/user', { headers: { authorization: 'Bearer kal_made-up' } })
  expect(world.provider.calls).toHaveLength(before)
})

clause('ID-18 a read-only token cannot change anything', async (world) => {
  const { headers } = await tokenOf(world, 'read')
  const home = `/dav/api/calendars/${await world.homeOf('alice')}`
  const march = { match: { start: '20270301T000000', end: '20270401T000000' } }
  const statusOf = async (method: string, path: string, body?: unknown, more = {}) =>
    (await world.fetch(method, home + path, { headers: { ...headers, ...more }, body })).status
  expect(await statusOf('GET', '.json')).toBe(200)
  expect(await statusOf('REPORT', '/events.json', march)).toBe(200)
  expect(await statusOf('POST', '/events.json', march, { 'x-http-method-override': 'REPORT' })).toBe(200)
  expect(await statusOf('POST', '.json', { id: 'work' })).toBe(403)
  expect(await statusOf('DELETE', '/events/1.ics')).toBe(403)
  expect(await statusOf('POST', '/events/1.ics', '', { 'x-http-method-override': 'DELETE' })).toBe(403)
  expect(await world.ports.store.calendars.ofHome(await world.homeOf('alice'))).toHaveLength(1)
})

clause('ID-18 a token that may write can do what its owner can', async (world) => {
  const { headers } = await tokenOf(world, 'write')
  const mine = `/dav/api/calendars/${await world.homeOf('alice')}.json`
  const theirs = `/dav/api/calendars/${await world.homeOf('bob')}.json`
  expect((await world.fetch('POST', mine, { headers, body: { id: 'work' } })).status).toBe(201)
  expect((await world.fetch('POST', theirs, { headers, body: { id: 'work' } })).status).toBe(403)
})

clause(
  'ID-18 a token cannot be exchanged for a cookie, another token or a short-lived one',
  async (world) => {
    const { id, headers } = await tokenOf(world, 'write', 'admin')
    const statuses = await Promise.all([
      world.fetch('POST', '/api/tokens', { headers, body: { name: 'Child', scope: 'read' } }),
      world.fetch('POST', '/api/jwt/generate', { headers }),
      world.fetch('POST', '/api/session', { headers }),
      world.fetch('GET', '/api/tokens', { headers }),
      world.fetch('DELETE', `/api/tokens/${id}`, { headers }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(statuses.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null, null, null])
  },
)

clause('ID-18 a token ends on its day, and at once when it is deleted', async (world) => {
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await world.fetch('GET', '/api/user', { headers })).status
  const usual = await tokenOf(world, 'read')
  const other = await tokenOf(world, 'read')
  const deleted = await world.fetch('DELETE', `/api/tokens/${other.id}`, { as: 'alice' })
  expect(deleted.status).toBe(204)
  expect(await deleted.text()).toBe('')
  expect([await ask(usual.headers), await ask(other.headers)]).toEqual([200, 401])
  world.pass(90 * dayMs - 1)
  expect(await ask(usual.headers)).toBe(200)
  world.pass(1)
  expect(await ask(usual.headers)).toBe(401)
})

clause('ID-18 nobody can delete other people’s tokens', async (world) => {
  const { id, headers } = await tokenOf(world, 'read')
  const remove = async (as: 'alice' | 'bob' | 'admin') =>
    (await world.fetch('DELETE', `/api/tokens/${id}`, { as })).status
  expect([await remove('bob'), await remove('admin')]).toEqual([404, 404])
  expect((await world.fetch('GET', '/api/user', { headers })).status).toBe(200)
  expect([await remove('alice'), await remove('alice')]).toEqual([204, 404])
})

clause('ID-18 the last use is stored to the hour', async (world) => {
  const { headers } = await tokenOf(world, 'read')
  const used = async () => {
    await world.fetch('GET', '/api/user', { headers })
    const [token] = await (await world.fetch('GET', '/api/tokens', { as: 'alice' })).json()
    return Date.parse(token.lastUsedAt) - startOfTime
  }
  world.pass(1000)
  expect(await used()).toBe(1000)
  world.pass(3_599_000)
  expect(await used()).toBe(1000)
  world.pass(1000)
  expect(await used()).toBe(3_601_000)
})

clause('ID-18 fields are validated, and the answer names a wrong one', async (world) => {
  const problem = async (wish: unknown) => {
    const answer = await create(world, wish)
    return `${answer.status} ${(await answer.json()).error.details}`
  }
  const name = 'Phone'
  const scope = 'read'
  expect(await problem({ scope })).toBe('400 name is missing.')
  expect(await problem({ name: ' ', scope })).toBe('400 name must not be empty.')
  expect(await problem({ name, scope: 'admin' })).toBe('400 scope must be "read" or "write".')
  const days = '400 expiresInDays must be a whole number of days, 1 to 366.'
  expect(await problem({ name, scope, expiresInDays: 0 })).toBe(days)
  expect(await problem({ name, scope, expiresInDays: 367 })).toBe(days)
  expect(await problem({ name, scope, expiresInDays: 1.5 })).toBe(days)
})

clause('ID-18 a person can have a hundred tokens', async (world) => {
  const { id } = await (await world.fetch('GET', '/api/user', { as: 'alice' })).json()
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: `token ${index}`,
    secretHash: `hash ${index}`,
    userId: id,
    name: 'One of many',
    scope: 'read' as const,
    createdAt: startOfTime,
    expiresAt: addMs(startOfTime, dayMs),
    lastUsedAt: null,
  }))
  await Promise.all(many.map((token) => world.ports.store.tokens.create(token)))
  const answer = await create(world, { name: 'One more', scope: 'read' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({
    error: { details: expect.stringContaining('Delete one first') },
  })
})

clause(
  'ID-6, ID-18 without bearer in the list a token is refused, and sent to no provider',
  async (world) => {
    const { headers } = await tokenOf(world, 'read')
    const before = world.provider.calls.length
    expect((await world.fetch('GET', '/api/user', { headers })).status).toBe(401)
    expect(world.provider.calls).toHaveLength(before)
  },
  { settings: { strategies: ['basic', 'openid-connect'] } },
)

clause('ID-18 tokens can be created with a password as well', async (world) => {
  const id = await world.homeOf('admin')
  await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
  const answer = await world.fetch('POST', '/api/tokens', {
    headers: basicOf(people.admin.email, 'letmein'),
    body: { name: 'Script', scope: 'read' },
  })
  expect(answer.status).toBe(201)
})

clause(
  'HC-2, ID-18 while the store is down, a token of the last minute still shows the components',
  async (world) => {
    const { headers } = await tokenOf(world, 'read', 'admin')
    await world.fetch('GET', '/api/user', { headers })
    world.store.trouble = 'unavailable'
    world.pass(50_000)
    const health = async () => (await world.fetch('GET', '/api/healthcheck', { headers })).json()
    expect(await health()).toMatchObject({ status: 'unhealthy', checks: [{ componentName: 'store' }, {}] })
    world.pass(20_000)
    expect(await health()).toEqual({ status: 'unhealthy' })
  },
)
