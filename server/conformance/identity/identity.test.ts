import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import { basicOf, jwtOf } from '../testing/tokens.ts'
import { people, startOfTime, type World } from '../testing/world.ts'

const withToken = (world: World, token: string, scheme = 'Bearer') =>
  world.fetch('GET', '/api/user', { headers: { authorization: `${scheme} ${token}` } })

const userInfoCalls = (world: World) => world.provider.calls.filter((call) => call.startsWith('userInfo'))

const setPassword = async (world: World, email: string, password: string) => {
  const id = `${email.length}`.padStart(24, '0')
  const user = { id, email, firstName: 'Ada', lastName: 'Admin', domainId: 'd'.repeat(24) }
  const calendar = {
    homeId: id,
    calendarId: id,
    name: null,
    description: null,
    colour: null,
    order: null,
    revision: 1,
  }
  const known = await world.ports.store.users.provision(user, calendar)
  await world.ports.store.passwords.set(known.id, await world.ports.passwords.hash(password))
}

const twoProviders = {
  openId: {
    issuer_url: issuerUrl,
    clients: [
      { client_id: 'kalends', user_info_url: `${issuerUrl}/me` },
      { client_id: 'mobile', issuer_url: 'https://other.example' },
    ],
  },
}

clause('ID-5 the scheme may be in any letter case', async (world) => {
  const schemes = ['bearer', 'Bearer', 'BEARER', 'bEaReR']
  const answers = await Promise.all(schemes.map((scheme) => withToken(world, 'token-of-alice', scheme)))
  const names = await Promise.all(answers.map(async (answer) => (await answer.json()).firstname))
  expect(names).toEqual(['Alice', 'Alice', 'Alice', 'Alice'])
})

clause('ID-6 the configured strategies are tried, so both kinds of credential work', async (world) => {
  await setPassword(world, people.admin.email, 'letmein')
  const byToken = await withToken(world, 'token-of-alice')
  const byPassword = await world.fetch('GET', '/api/user', {
    headers: basicOf(people.admin.email, 'letmein'),
  })
  expect(await byToken.json()).toMatchObject({ firstname: 'Alice' })
  expect(await byPassword.json()).toMatchObject({ firstname: 'Ada' })
})

clause(
  'ID-6 without openid-connect in the list a valid token is refused',
  async (world) => {
    expect((await withToken(world, 'token-of-alice')).status).toBe(401)
    expect(world.provider.calls).toEqual([])
  },
  { settings: { strategies: ['basic'] } },
)

clause(
  'ID-6 without basic in the list a right password is refused',
  async (world) => {
    await setPassword(world, people.admin.email, 'letmein')
    const answer = await world.fetch('GET', '/api/user', { headers: basicOf(people.admin.email, 'letmein') })
    expect(answer.status).toBe(401)
  },
  { settings: { strategies: ['openid-connect'] } },
)

clause('ID-7 UserInfo is called with the token, and its e-mail identifies the user', async (world) => {
  const answer = await withToken(world, 'token-of-bob')
  expect(await answer.json()).toMatchObject({ preferredEmail: 'bob@kalends.example', firstname: 'Bob' })
  expect(userInfoCalls(world)).toEqual([`userInfo ${issuerUrl}/me`])
})

clause('ID-7 an e-mail in other letter case is the same user', async (world) => {
  world.provider.tokens.set('shouting', { email: 'ALICE@Kalends.Example', email_verified: true })
  const loud = await (await withToken(world, 'shouting')).json()
  const quiet = await (await withToken(world, 'token-of-alice')).json()
  expect(loud.id).toBe(quiet.id)
  expect(loud.preferredEmail).toBe('alice@kalends.example')
})

clause(
  'ID-8 a JWT is sent to the provider of its issuer',
  async (world) => {
    world.provider.issuers.set('https://other.example', metadataOf('https://other.example'))
    const token = jwtOf({ iss: 'https://other.example/' })
    world.provider.tokens.set(token, people.alice)
    expect(await (await withToken(world, token)).json()).toMatchObject({ firstname: 'Alice' })
    expect(userInfoCalls(world)).toEqual(['userInfo https://other.example/me'])
  },
  twoProviders,
)

clause(
  'ID-8 an opaque token is sent to each provider in order, until one accepts it',
  async (world) => {
    world.provider.issuers.set('https://other.example', metadataOf('https://other.example'))
    world.provider.tokens.set('opaque', people.alice)
    world.provider.only.set('opaque', 'https://other.example/me')
    expect(await (await withToken(world, 'opaque')).json()).toMatchObject({ firstname: 'Alice' })
    expect(userInfoCalls(world)).toEqual([`userInfo ${issuerUrl}/me`, 'userInfo https://other.example/me'])
  },
  twoProviders,
)

clause(
  'ID-8 a provider that cannot be reached is 503, even if another one refuses',
  async (world) => {
    expect((await withToken(world, 'unknown')).status).toBe(503)
  },
  twoProviders,
)

clause(
  'ID-8 the address of UserInfo is discovered if it is not configured',
  async (world) => {
    expect(await (await withToken(world, 'token-of-alice')).json()).toMatchObject({ firstname: 'Alice' })
    expect(world.provider.calls).toEqual([`discover ${issuerUrl}`, `userInfo ${issuerUrl}/me`])
  },
  { openId: { issuer_url: issuerUrl, clients: [{ client_id: 'kalends' }] } },
)

clause('ID-8 an answer is cached for a minute', async (world) => {
  await withToken(world, 'token-of-alice')
  world.pass(59_000)
  world.provider.isDown = true
  expect(await (await withToken(world, 'token-of-alice')).json()).toMatchObject({ firstname: 'Alice' })
  world.pass(2000)
  expect((await withToken(world, 'token-of-alice')).status).toBe(503)
  expect(userInfoCalls(world)).toHaveLength(2)
})

clause('ID-8 an answer is not cached beyond the end of its token', async (world) => {
  const token = jwtOf({ exp: startOfTime / 1000 + 20 })
  world.provider.tokens.set(token, people.alice)
  expect((await (await withToken(world, token)).json()).firstname).toBe('Alice')
  world.pass(21_000)
  world.provider.tokens.delete(token)
  expect((await withToken(world, token)).status).toBe(401)
})

clause('ID-8 a refusal is cached for ten seconds', async (world) => {
  expect((await withToken(world, 'early')).status).toBe(401)
  world.provider.tokens.set('early', people.alice)
  world.pass(9000)
  expect((await withToken(world, 'early')).status).toBe(401)
  world.pass(2000)
  expect((await (await withToken(world, 'early')).json()).firstname).toBe('Alice')
})

clause('ID-8 a hundred simultaneous requests cause one call to the provider', async (world) => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => withToken(world, 'token-of-alice')))
  const names = await Promise.all(answers.map(async (answer) => (await answer.json()).firstname))
  expect(new Set(names)).toEqual(new Set(['Alice']))
  expect(userInfoCalls(world)).toHaveLength(1)
})

clause('ID-8 an unreachable provider is 503 with Retry-After, and called again next time', async (world) => {
  world.provider.isDown = true
  const answer = await withToken(world, 'token-of-alice')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  world.provider.isDown = false
  expect(await (await withToken(world, 'token-of-alice')).json()).toMatchObject({ firstname: 'Alice' })
})

clause(
  'ID-8 an unverified e-mail is accepted if the settings allow it',
  async (world) => {
    world.provider.tokens.set('hand-made', { ...people.alice, email_verified: false })
    expect(await (await withToken(world, 'hand-made')).json()).toMatchObject({ firstname: 'Alice' })
  },
  { settings: { acceptUnverifiedEmail: true } },
)

clause(
  'ID-8 a JWT for another audience is refused if audiences are configured',
  async (world) => {
    const [mine, foreign] = [jwtOf({ aud: ['api', 'else'] }), jwtOf({ aud: 'else' })]
    world.provider.tokens.set(mine, people.alice)
    world.provider.tokens.set(foreign, people.alice)
    expect(await (await withToken(world, mine)).json()).toMatchObject({ firstname: 'Alice' })
    expect((await withToken(world, foreign)).status).toBe(401)
  },
  {
    openId: {
      issuer_url: issuerUrl,
      clients: [{ client_id: 'kalends', user_info_url: `${issuerUrl}/me`, audience: ['api'] }],
    },
  },
)

clause('ID-9 every failed identification is 401 with the same body', async (world) => {
  const answers = await Promise.all([
    world.fetch('GET', '/api/user'),
    withToken(world, 'unknown'),
    world.fetch('GET', '/api/user', { headers: basicOf('alice@kalends.example', 'guess') }),
    world.fetch('GET', '/api/user', { headers: { cookie: '__Host-kalends=made-up' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies)).toEqual(
    new Set([
      '{"error":{"code":401,"message":"Unauthorized","details":"Please sign in.","reason":"signed-out"}}',
    ]),
  )
  expect(answers.map(({ headers }) => headers.get('www-authenticate'))).toEqual([
    'Bearer',
    'Bearer error="invalid_token"',
    'Bearer',
    'Bearer',
  ])
})

clause('ID-9 the log has the reason', async (world) => {
  expect((await withToken(world, 'unknown')).status).toBe(401)
  expect(world.logged.at(-1)).toBe('sign-in-refused {"reason":"refused by the provider"}')
})

clause('ID-10 a person of a known domain becomes a user with names and a default calendar', async (world) => {
  const user = await (await withToken(world, 'token-of-alice')).json()
  expect(user).toMatchObject({ firstname: 'Alice', lastname: 'Archer' })
  const calendars = await world.ports.store.calendars.ofHome(user.id)
  expect(calendars).toMatchObject([{ calendarId: user.id, name: null }])
})

clause('ID-10 a name that changes at the provider changes here with the next token', async (world) => {
  await world.homeOf('bob')
  const namesWith = async (token: string, claims: Readonly<Record<string, unknown>>) => {
    world.provider.tokens.set(token, { ...people.alice, ...claims })
    const { firstname, lastname } = await (await withToken(world, token)).json()
    return [firstname, lastname]
  }
  expect(await namesWith('before', {})).toEqual(['Alice', 'Archer'])
  expect(await namesWith('married', { family_name: 'Baker\u0000' })).toEqual(['Alice', 'Baker'])
  // A token without the scope `profile` says nothing about names.
  const nameless = { given_name: undefined, family_name: undefined }
  expect(await namesWith('nameless', nameless)).toEqual(['Alice', 'Baker'])
  const body = { q: 'alice bak' }
  const found = await (await world.fetch('POST', '/api/people/search', { as: 'bob', body })).json()
  expect(found).toMatchObject([{ names: [{ displayName: 'Alice Baker' }] }])
})

clause('ID-10 the domain is the part after the @, in any letter case', async (world) => {
  world.provider.tokens.set('shouting', { email: 'al@KALENDS.example', email_verified: true })
  expect(await (await withToken(world, 'shouting')).json()).toMatchObject({ firstname: '', lastname: '' })
})

clause('ID-10 a person of another domain is 403 with the reason, and nothing is created', async (world) => {
  const answer = await withToken(world, 'token-of-mallory')
  expect(answer.status).toBe(403)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ error: { code: 403, reason: 'unknown-domain' } })
  expect(text).not.toContain('elsewhere')
  expect(await world.ports.store.users.byEmail(people.mallory.email)).toBeNull()
})

clause('ID-10 two simultaneous first requests create one user', async (world) => {
  world.provider.tokens.set('phone', people.alice)
  const answers = await Promise.all([withToken(world, 'token-of-alice'), withToken(world, 'phone')])
  const [one, other] = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(one).toMatch(/^[0-9a-f]{24}$/)
  expect(other).toBe(one)
})

clause('ID-11 a person sees who they are', async (world) => {
  const user = await (await world.fetch('GET', '/api/user', { as: 'alice' })).json()
  expect(user).toEqual({
    _id: user.id,
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    firstname: 'Alice',
    lastname: 'Archer',
    displayName: 'Alice Archer',
    preferredEmail: 'alice@kalends.example',
    emails: ['alice@kalends.example'],
    domains: [{ domain_id: expect.stringMatching(/^[0-9a-f]{24}$/) }],
    isPlatformAdmin: false,
    configurations: { modules: [] },
  })
})

clause(
  'ID-11 users of one domain have the same domain id, and an administrator is marked as one',
  async (world) => {
    const alice = await (await world.fetch('GET', '/api/user', { as: 'alice' })).json()
    const admin = await (await world.fetch('GET', '/api/user', { as: 'admin' })).json()
    expect(admin.isPlatformAdmin).toBe(true)
    expect(admin.domains).toEqual(alice.domains)
    expect(admin.id).not.toBe(alice.id)
  },
)
