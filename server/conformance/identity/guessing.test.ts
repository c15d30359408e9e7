import { expect } from 'vitest'
import { setPassword } from '../../process/administration/setPassword.ts'
import { clause } from '../testing/harness.ts'
import { scriptedDirectory } from '../testing/scriptedDirectory.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { basicOf, jwtOf } from '../testing/tokens.ts'
import { people, type World } from '../testing/world.ts'

const username = people.admin.email
const password = 'correct horse'
const stranger = '203.0.113.7'
const office = '198.51.100.1'

type From = { readonly from?: string; readonly as?: string }

const headersFrom = (from?: string) => (from === undefined ? {} : { 'x-forwarded-for': from })

const logIn = (world: World, typed: string, { from, as = username }: From = {}) =>
  world.fetch('POST', '/api/login', {
    body: { username: as, password: typed },
    headers: headersFrom(from),
  })

const byBasic = (world: World, typed: string, { from, as = username }: From = {}) =>
  world.fetch('GET', '/api/user', { headers: { ...basicOf(as, typed), ...headersFrom(from) } })

const byToken = (world: World, token: string, from?: string) =>
  world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}`, ...headersFrom(from) } })

/** The distinct statuses of simultaneous requests. */
const statusesOf = async (times: number, send: (number: number) => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, number) => send(number)))
  return [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)
}

clause('ID-12, ID-16 guesses from one address lock the administrator out only there', async (world) => {
  await setPassword(world.ports, username, password)
  await statusesOf(10, (number) => logIn(world, `guess ${number}`, { from: stranger }))
  expect((await logIn(world, password, { from: stranger })).status).toBe(403)
  expect((await logIn(world, password, { from: office })).status).toBe(200)
  expect((await byBasic(world, password, { from: office })).status).toBe(200)
  expect(world.waited).toEqual([1000])
})

clause('ID-12 fifty wrong passwords block an address, whatever the names', async (world) => {
  await setPassword(world.ports, username, password)
  const made = (number: number) =>
    byBasic(world, 'guess', { from: stranger, as: `${number}@kalends.example` })
  expect(await statusesOf(50, made)).toEqual([401])
  const next = await byBasic(world, 'guess', { from: stranger, as: 'one.more@kalends.example' })
  expect([next.status, next.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await logIn(world, password, { from: stranger })).status).toBe(403)
  expect((await logIn(world, password, { from: office })).status).toBe(200)
})

clause('ID-12 an IPv6 network counts as one address', async (world) => {
  await setPassword(world.ports, username, password)
  const guess = (number: number) =>
    logIn(world, 'guess', { from: `2001:db8:1:2::${number}`, as: `${number}@kalends.example` })
  expect(await statusesOf(50, guess)).toEqual([401])
  expect((await logIn(world, password, { from: '2001:db8:1:2:ffff::1' })).status).toBe(403)
  expect((await logIn(world, password, { from: '2001:db8:1:3::1' })).status).toBe(200)
})

clause('ID-12 of many simultaneous right passwords none has to wait', async (world) => {
  await setPassword(world.ports, username, password)
  expect(await statusesOf(14, () => logIn(world, password))).toEqual([200])
  expect(await statusesOf(1, () => logIn(world, 'guess'))).toEqual([401])
})

clause(
  'ID-12 guesses from everywhere are spaced out, and people at familiar addresses do not wait',
  async (world) => {
    await setPassword(world.ports, username, password)
    expect((await logIn(world, password, { from: office })).status).toBe(200)
    await statusesOf(10, (number) => logIn(world, 'guess', { from: `192.0.2.${number}` }))
    expect(world.waited).toEqual([])
    expect((await logIn(world, 'guess', { from: '192.0.2.99' })).status).toBe(401)
    expect(world.waited).toEqual([1000])
    expect((await logIn(world, password, { from: office })).status).toBe(200)
    expect(world.waited).toEqual([1000])
  },
)

const directory = scriptedDirectory({ dora: { email: 'dora@kalends.example', password: 'directory' } })

clause(
  'ID-12, ID-17 an entry of a directory has ten attempts, however its name is typed',
  async (world) => {
    directory.tried.length = 0
    const names = ['dora', 'Dora', 'ｄｏｒａ', 'ＤＯＲＡ', 'ⓓora', 'Dｏra'] as const
    await statusesOf(30, (number) => logIn(world, `guess ${number}`, { as: names[number % 6] ?? 'dora' }))
    expect(directory.tried).toHaveLength(10)
    expect((await logIn(world, 'directory', { as: 'dora' })).status).toBe(403)
    expect(directory.tried).toHaveLength(10)
    const asked = directory.asked.length
    expect(await statusesOf(20, () => logIn(world, 'directory', { as: 'ＤＯＲＡ' }))).toEqual([403])
    expect(directory.asked).toHaveLength(asked)
    world.pass(15 * 60_000)
    expect((await logIn(world, 'directory', { as: 'dora' })).status).toBe(200)
  },
  { directories: [directory] },
)

const userInfoCalls = (world: World) => world.provider.calls.filter((call) => call.startsWith('userInfo'))

clause(
  'ID-8 an address may have a hundred invalid tokens a minute checked by the provider',
  async (world) => {
    expect((await byToken(world, world.tokenOf('alice'), stranger)).status).toBe(200)
    const before = userInfoCalls(world).length
    expect(await statusesOf(300, (number) => byToken(world, `made-up-${number}`, stranger))).toEqual([
      401, 429,
    ])
    expect(userInfoCalls(world)).toHaveLength(before + 100)
    const next = await byToken(world, 'another', stranger)
    expect([next.status, next.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await next.json()).toMatchObject({ error: { reason: 'too-many-requests' } })
    expect((await byToken(world, world.tokenOf('alice'), stranger)).status).toBe(200)
    expect((await byToken(world, world.tokenOf('bob'), office)).status).toBe(200)
    world.pass(60_000)
    expect((await byToken(world, world.tokenOf('bob'), stranger)).status).toBe(200)
  },
)

clause(
  'ID-8 a token that is not sent to a provider does not count',
  async (world) => {
    const exp = Math.floor(world.ports.clock() / 1000) + 600
    const foreign = (number: number) => jwtOf({ iss: issuerUrl, aud: 'another', exp, jti: String(number) })
    expect(await statusesOf(150, (number) => byToken(world, foreign(number), stranger))).toEqual([401])
    expect(userInfoCalls(world)).toEqual([])
    expect((await byToken(world, world.tokenOf('bob'), stranger)).status).toBe(200)
  },
  {
    openId: {
      issuer_url: issuerUrl,
      clients: [{ client_id: 'kalends', audience: ['kalends'], user_info_url: `${issuerUrl}/me` }],
    },
  },
)

clause('ID-8 a provider that asks for fewer calls gets none, and known tokens still work', async (world) => {
  expect((await byToken(world, world.tokenOf('alice'))).status).toBe(200)
  world.pass(61_000)
  world.provider.retryAfterMs = 20_000
  const before = userInfoCalls(world).length
  expect((await byToken(world, world.tokenOf('alice'))).status).toBe(200)
  const unknown = await byToken(world, world.tokenOf('bob'))
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '20'])
  expect(userInfoCalls(world)).toHaveLength(before + 1)
  world.provider.retryAfterMs = null
  world.pass(20_000)
  expect((await byToken(world, world.tokenOf('bob'))).status).toBe(200)
})

clause('ID-8 known tokens work for five minutes at most', async (world) => {
  expect((await byToken(world, world.tokenOf('alice'))).status).toBe(200)
  world.provider.retryAfterMs = 600_000
  world.pass(299_000)
  expect((await byToken(world, world.tokenOf('alice'))).status).toBe(200)
  world.pass(1000)
  expect((await byToken(world, world.tokenOf('alice'))).status).toBe(503)
})

clause('CFG-7 a request that does not reach the provider does not count', async (world) => {
  const redeem = (parameters: Readonly<Record<string, string>>) =>
    world.fetch('POST', '/api/oidc/token', {
      headers: {
        origin: 'https://calendar.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headersFrom(stranger),
      },
      body: new URLSearchParams(parameters).toString(),
    })
  expect(await statusesOf(310, () => redeem({ grant_type: 'password' }))).toEqual([400])
  world.provider.replies.set(`POST ${issuerUrl}/token`, () => ({
    status: 200,
    body: { access_token: 'fresh', token_type: 'Bearer' },
  }))
  const code = { grant_type: 'authorization_code', client_id: 'kalends', code: 'the-code' }
  expect((await redeem(code)).status).toBe(200)
})
