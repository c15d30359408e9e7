import { expect } from 'vitest'
import { addMs } from '#domain/time/units.ts'
import { digest } from '../../digest.ts'
import { defaultLimits } from '../../limits.ts'
import { clause } from '../testing/harness.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, type World } from '../testing/world.ts'

const username = people.admin.email
const dayMs = 24 * 3_600_000

/** Gives the administrator the password `letmein`. */
const withPassword = async (world: World) => {
  const id = await world.homeOf('admin')
  await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
}

const logIn = (world: World, password: string, headers: Readonly<Record<string, string>> = {}) =>
  world.fetch('POST', '/api/login', { body: { username, password }, headers })

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

const sessionOf = async (world: World) => {
  await withPassword(world)
  return cookieOf(await logIn(world, 'letmein'))
}

clause('ID-12 a right password returns the user and a cookie that scripts cannot read', async (world) => {
  await withPassword(world)
  const answer = await logIn(world, 'letmein')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-kalends=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await answer.json()).toMatchObject({ preferredEmail: username, isPlatformAdmin: true })
})

clause(
  'ID-12 on plain http the cookie is not marked Secure',
  async (world) => {
    await withPassword(world)
    const answer = await logIn(world, 'letmein')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^kalends=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  },
  { settings: { publicUrl: 'http://localhost:8080' } },
)

clause('ID-12 the cookie identifies the person until it ends', async (world) => {
  const cookie = await sessionOf(world)
  const user = () => world.fetch('GET', '/api/user', { headers: { cookie: `other=1; ${cookie}` } })
  expect(await (await user()).json()).toMatchObject({ preferredEmail: username })
  world.pass(12 * 3_600_000)
  expect((await user()).status).toBe(401)
})

clause('ID-12 a person who asks to be remembered gets the cookie for thirty days', async (world) => {
  await withPassword(world)
  const answer = await world.fetch('POST', '/api/login', {
    body: { username: username.toUpperCase(), password: 'letmein', rememberme: true },
  })
  expect(answer.headers.get('set-cookie')).toContain('; Max-Age=2592000')
  const user = () => world.fetch('GET', '/api/user', { headers: { cookie: cookieOf(answer) } })
  world.pass(13 * dayMs)
  expect((await user()).status).toBe(200)
  world.pass(13 * dayMs)
  expect((await user()).status).toBe(200)
  world.pass(3 * dayMs)
  expect(await (await user()).json()).toMatchObject({ preferredEmail: username })
  world.pass(dayMs)
  expect((await user()).status).toBe(401)
})

/** A remembered session, which within days can only end by not being used. */
const rememberedSession = async (world: World) => {
  await withPassword(world)
  const answer = await world.fetch('POST', '/api/login', {
    body: { username, password: 'letmein', rememberme: true },
  })
  return cookieOf(answer)
}

const statusBy = async (world: World, cookie: string) =>
  (await world.fetch('GET', '/api/user', { headers: { cookie } })).status

clause('ID-12 a session that is not used for two weeks ends', async (world) => {
  const cookie = await rememberedSession(world)
  for (const days of [13, 13]) {
    world.pass(days * dayMs)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as days pass
    expect(await statusBy(world, cookie)).toBe(200)
  }
  const late = await rememberedSession(world)
  world.pass(14 * dayMs)
  expect(await statusBy(world, late)).toBe(401)
})

clause(
  'ID-12 an operator can shorten that time, and use is noted from time to time',
  async (world) => {
    const cookie = await rememberedSession(world)
    const idHash = await digest(cookie.split('=')[1] ?? '')
    const seenAt = async () => (await world.ports.store.sessions.find(idHash))?.seenAt
    const openedAt = world.ports.clock()
    world.pass(5 * 60_000)
    expect(await statusBy(world, cookie)).toBe(200)
    expect(await seenAt()).toBe(openedAt)
    world.pass(60_000)
    expect(await statusBy(world, cookie)).toBe(200)
    expect(await seenAt()).toBe(openedAt + 6 * 60_000)
    world.pass(3_599_999)
    expect(await statusBy(world, cookie)).toBe(200)
    world.pass(3_600_000)
    expect(await statusBy(world, cookie)).toBe(401)
  },
  { settings: { sessionIdleMs: 3_600_000 } },
)

clause(
  'ID-12 with too many sessions, the one with the earliest end is closed',
  async (world) => {
    const session = async (as: 'alice' | 'bob') => {
      world.pass(1000)
      return cookieOf(await world.fetch('POST', '/api/session', { as }))
    }
    const [others, first, second, third] = [
      await session('bob'),
      await session('alice'),
      await session('alice'),
      await session('alice'),
    ]
    expect(await statusBy(world, first)).toBe(401)
    expect(await statusBy(world, second)).toBe(200)
    expect(await statusBy(world, third)).toBe(200)
    expect(await statusBy(world, others)).toBe(200)
  },
  { settings: { limits: { ...defaultLimits, sessions: 2 } } },
)

clause(
  'ID-12 a session of version 0.1 continues under its name until its end, and others do not',
  async (world) => {
    const opened = cookieOf(await world.fetch('POST', '/api/session', { as: 'alice' }))
    const former = `kalends=${'a'.repeat(64)}`
    await world.ports.store.sessions.open({
      idHash: await digest('a'.repeat(64)),
      userId: await world.homeOf('alice'),
      expiresAt: addMs(world.ports.clock(), 20 * dayMs),
      seenAt: null,
    })
    expect(await statusBy(world, opened.replace('__Host-', ''))).toBe(401)
    world.pass(19 * dayMs)
    expect(await statusBy(world, former)).toBe(200)
    const left = await world.fetch('POST', '/api/logout', { headers: { cookie: former } })
    expect(left.headers.getSetCookie().map((each) => each.split(';')[0])).toEqual([
      '__Host-kalends=',
      'kalends=',
    ])
    expect(await statusBy(world, former)).toBe(401)
  },
)

clause('ID-12 missing fields are 400, a wrong password or person 401', async (world) => {
  await withPassword(world)
  const statusOf = async (body: unknown) => (await world.fetch('POST', '/api/login', { body })).status
  expect(await statusOf({ username })).toBe(400)
  expect(await statusOf({ username: '', password: 'letmein' })).toBe(400)
  expect(await statusOf({ username, password: 'wrong' })).toBe(401)
  expect(await statusOf({ username: 'nobody@kalends.example', password: 'letmein' })).toBe(401)
})

clause('ID-12 after ten wrong passwords even the right one is 403 for fifteen minutes', async (world) => {
  await withPassword(world)
  const wrong = await Promise.all(Array.from({ length: 10 }, () => logIn(world, 'wrong')))
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
  const early = await logIn(world, 'letmein')
  expect(early.status).toBe(403)
  expect(await early.json()).toMatchObject({
    error: { code: 403, reason: 'too-many-attempts', details: expect.stringContaining('15 minutes') },
  })
  expect(early.headers.get('retry-after')).toBe('900')
  const basic = await world.fetch('GET', '/api/user', { headers: basicOf(username, 'letmein') })
  expect(basic.status).toBe(429)
  expect(basic.headers.get('retry-after')).toBe('900')
  expect(await basic.json()).toMatchObject({ error: { code: 429, reason: 'too-many-requests' } })
  world.pass(15 * 60_000)
  expect(await (await logIn(world, 'letmein')).json()).toMatchObject({ preferredEmail: username })
})

clause('ID-12 signing out ends the session and deletes the cookie', async (world) => {
  const cookie = await sessionOf(world)
  const answer = await world.fetch('POST', '/api/logout', { headers: { cookie } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-kalends=; .*Max-Age=0$/)
  expect((await world.fetch('GET', '/api/user', { headers: { cookie } })).status).toBe(401)
})

clause('ID-12 signing out everywhere ends every session of the person, and of nobody else', async (world) => {
  const session = async (as: 'alice' | 'bob') => cookieOf(await world.fetch('POST', '/api/session', { as }))
  const [here, there, another] = [await session('alice'), await session('alice'), await session('bob')]
  const statuses = () =>
    Promise.all(
      [here, there, another].map(
        async (cookie) => (await world.fetch('GET', '/api/user', { headers: { cookie } })).status,
      ),
    )
  const leave = (options: Parameters<World['fetch']>[2]) =>
    world.fetch('POST', '/api/logout', { ...options, body: { everywhere: true } })
  expect((await leave({})).status).toBe(401)
  expect((await leave({ headers: { cookie: here, origin: 'https://stranger.example' } })).status).toBe(403)
  expect(await statuses()).toEqual([200, 200, 200])

  const answer = await leave({ headers: { cookie: here } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-kalends=; .*Max-Age=0$/)
  expect(await statuses()).toEqual([401, 401, 200])
  expect((await leave({ as: 'bob' })).status).toBe(204)
  expect(await statuses()).toEqual([401, 401, 401])
})

clause('ID-12 the body of a sign-out may be empty, but not invalid', async (world) => {
  const status = async (body?: unknown) => (await world.fetch('POST', '/api/logout', { body })).status
  expect(await status()).toBe(204)
  expect(await status({})).toBe(204)
  expect(await status({ everywhere: 'yes' })).toBe(400)
})

clause('ID-12 a page of another site cannot change anything with the cookie alone', async (world) => {
  const cookie = await sessionOf(world)
  const put = (headers: Readonly<Record<string, string>>) =>
    world.fetch('PUT', '/api/configurations?scope=platform', { headers: { cookie, ...headers }, body: [] })
  const outside = await Promise.all([
    put({ origin: 'https://stranger.example' }),
    put({ origin: 'null' }),
    put({ 'sec-fetch-site': 'cross-site' }),
    put({ origin: 'https://stranger.example', 'sec-fetch-site': 'same-origin' }),
  ])
  expect(outside.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const inside = await Promise.all([
    put({ origin: 'https://calendar.example' }),
    put({ origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }),
    put({ origin: world.origin }),
    put({ 'sec-fetch-site': 'same-origin' }),
    put({}),
  ])
  expect(inside.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
})

clause(
  'ID-12 a page of another site can read with the cookie only what CORS allows, and a token is not a cookie',
  async (world) => {
    const cookie = await sessionOf(world)
    const origin = 'https://stranger.example'
    const read = await world.fetch('GET', '/api/user', { headers: { cookie, origin } })
    expect(await read.json()).toMatchObject({ preferredEmail: username })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
    const write = await world.fetch('PUT', '/api/configurations?scope=platform', {
      as: 'admin',
      headers: { origin },
      body: [],
    })
    expect(write.status).toBe(204)
  },
)

clause('ID-12 a page of another site cannot sign anybody in or out', async (world) => {
  await withPassword(world)
  const origin = 'https://stranger.example'
  expect((await logIn(world, 'letmein', { origin })).status).toBe(403)
  expect((await world.fetch('POST', '/api/logout', { headers: { origin } })).status).toBe(403)
})

clause('ID-15 a token can be exchanged for a cookie, which then identifies the person', async (world) => {
  const answer = await world.fetch('POST', '/api/session', { as: 'alice' })
  expect(await answer.json()).toMatchObject({ preferredEmail: people.alice.email })
  const home = await world.homeOf('alice')
  const calendars = await world.fetch('GET', `/dav/api/calendars/${home}.json`, {
    headers: { cookie: cookieOf(answer), accept: 'application/calendar+json' },
  })
  expect(await calendars.json()).toMatchObject({ _embedded: { 'dav:calendar': [expect.anything()] } })
})

clause('ID-15 a session cannot be opened without a credential', async (world) => {
  const answer = await world.fetch('POST', '/api/session')
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

clause(
  'ID-15 for a calendar host on another site the cookie is sent across sites',
  async (world) => {
    const answer = await world.fetch('POST', '/api/session', { as: 'alice' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-kalends=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
  },
  { settings: { davUrl: 'https://dav.example' } },
)

const fromFriend = { origin: 'https://friend.example' }
const acrossSites = /^__Host-kalends=\w*; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned/

clause('ID-15 a page of an allowed origin on another site gets a partitioned cookie', async (world) => {
  const opened = await world.fetch('POST', '/api/session', { as: 'alice', headers: fromFriend })
  expect(opened.headers.get('set-cookie')).toMatch(acrossSites)
  expect(opened.headers.get('access-control-allow-credentials')).toBe('true')
  const cookie = cookieOf(opened)
  const closed = await world.fetch('POST', '/api/logout', { headers: { cookie, ...fromFriend } })
  expect(closed.status).toBe(204)
  expect(closed.headers.get('set-cookie')).toMatch(acrossSites)
  expect(closed.headers.get('set-cookie')).toContain('Max-Age=0')
})

clause('ID-15 other origins do not change the attributes of the cookie', async (world) => {
  const headers = { origin: 'https://stranger.example' }
  const opened = await world.fetch('POST', '/api/session', { as: 'alice', headers })
  expect(opened.headers.get('set-cookie')).toContain('SameSite=Lax')
})

clause(
  'ID-12, ID-15: a cookie that is sent across sites can only write from allowed origins',
  async (world) => {
    const opened = await world.fetch('POST', '/api/session', { as: 'alice', headers: fromFriend })
    const cookie = cookieOf(opened)
    const home = await world.homeOf('alice')
    const create = (id: string, headers: Readonly<Record<string, string>>) =>
      world.fetch('POST', `/dav/api/calendars/${home}.json`, {
        headers: { cookie, ...headers },
        body: { id, 'dav:name': id },
      })
    expect((await create('from-friend', fromFriend)).status).toBe(201)
    expect((await create('from-stranger', { origin: 'https://stranger.example' })).status).toBe(403)
    expect((await create('from-nowhere', { origin: 'null' })).status).toBe(403)
    expect((await create('unnamed', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  },
)
