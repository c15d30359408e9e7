import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import { jwtOf } from '../testing/tokens.ts'
import { people, startOfTime, type World, type WorldOptions } from '../testing/world.ts'

const statusOf = async (world: World, token: string) => {
  const answer = await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  // 200 means that the person was let in.
  if (answer.status === 200) expect(await answer.json()).toHaveProperty('preferredEmail')
  return answer.status
}

/** The status for a JWT of Alice's that the provider would accept. */
const statusWith = (world: World, claims: Readonly<Record<string, unknown>>) => {
  const token = jwtOf(claims)
  world.provider.tokens.set(token, people.alice)
  return statusOf(world, token)
}

const asked = (world: World) => world.provider.calls.filter((call) => call.startsWith('userInfo')).length

const withClient = (client: Readonly<Record<string, unknown>>): WorldOptions => ({
  openId: {
    issuer_url: issuerUrl,
    clients: [{ client_id: 'kalends', user_info_url: `${issuerUrl}/me`, ...client }],
  },
})

clause('ID-8 a token for another client is refused without asking the provider', async (world) => {
  for (const claim of ['azp', 'client_id', 'appid', 'cid', 'aud']) {
    expect(await statusWith(world, { [claim]: 'another' })).toBe(401)
  }
  expect(await statusWith(world, { azp: 'another', aud: ['account', 'api'] })).toBe(401)
  expect(asked(world)).toBe(0)
  expect(world.logged.at(-1)).toContain('other audience')
})

clause(
  'ID-8 a token that names our client in any of these claims, or no client, is accepted',
  async (world) => {
    for (const claim of ['azp', 'client_id', 'appid', 'cid', 'aud']) {
      expect(await statusWith(world, { [claim]: 'kalends' })).toBe(200)
    }
    expect(await statusWith(world, { aud: 'account', azp: 'kalends' })).toBe(200)
    expect(await statusWith(world, { jti: 'one' })).toBe(200)
  },
)

clause('ID-8 a token of an unknown issuer is not sent to any provider', async (world) => {
  expect(await statusWith(world, { iss: 'https://else.example' })).toBe(401)
  expect(await statusWith(world, { iss: '/'.repeat(4000) })).toBe(401)
  expect(asked(world)).toBe(0)
  expect(await statusWith(world, { iss: `${issuerUrl}/` })).toBe(200)
})

clause(
  'ID-8 another issuer name in the settings of the client is accepted',
  async (world) => {
    expect(await statusWith(world, { iss: 'https://sts.example/tenant' })).toBe(200)
  },
  withClient({ token_issuers: ['https://sts.example/tenant/'] }),
)

clause(
  'ID-8 access tokens of Entra ID may have the issuer of version 1',
  async (world) => {
    expect(await statusWith(world, { iss: 'https://sts.windows.net/tenant-1/', appid: 'kalends' })).toBe(200)
    expect(await statusWith(world, { iss: 'https://sts.windows.net/tenant-2/', appid: 'kalends' })).toBe(401)
  },
  withClient({ issuer_url: 'https://login.microsoftonline.com/tenant-1/v2.0' }),
)

clause('ID-8 an expired token is not sent to the provider, with a minute of tolerance', async (world) => {
  const now = startOfTime / 1000
  expect(await statusWith(world, { exp: now - 61 })).toBe(401)
  expect(asked(world)).toBe(0)
  expect(await statusWith(world, { exp: now - 59 })).toBe(200)
})

const introspection = `${issuerUrl}/introspect`

/** A provider whose introspection gives this answer for every token. */
const introspecting = (world: World, status: number, body: unknown) => {
  world.provider.issuers.set(issuerUrl, { ...metadataOf(issuerUrl), introspection_endpoint: introspection })
  world.provider.replies.set(`POST ${introspection}`, () => ({ status, body }))
}

clause('ID-8 the provider’s introspection says who an opaque token is for', async (world) => {
  introspecting(world, 200, { active: true, client_id: 'kalends' })
  expect(await statusOf(world, 'token-of-alice')).toBe(200)
  const { body, headers } = world.provider.lastCall ?? {}
  expect(headers).toMatchObject({ authorization: `Basic ${btoa('kalends:kept-secret')}` })
  expect(new URLSearchParams(body).get('token')).toBe('token-of-alice')
})

clause('ID-8 an opaque token that is inactive or for another client is refused', async (world) => {
  introspecting(world, 200, { active: true, client_id: 'another', aud: 'another' })
  expect(await statusOf(world, 'token-of-alice')).toBe(401)
  introspecting(world, 200, { active: false })
  expect(await statusOf(world, 'token-of-bob')).toBe(401)
  expect(asked(world)).toBe(0)
})

clause('ID-8 a provider that refuses introspection keeps nobody out, and it is logged', async (world) => {
  introspecting(world, 403, { error: 'access_denied' })
  expect(await statusOf(world, 'token-of-alice')).toBe(200)
  expect(world.logged).toContain('introspection-refused {"status":403}')
})

clause('ID-8 an introspection that fails is 503', async (world) => {
  introspecting(world, 500, '')
  expect(await statusOf(world, 'token-of-alice')).toBe(503)
})

clause(
  'ID-8 Google’s tokens are checked with tokeninfo',
  async (world) => {
    const tokenInfo = (body: unknown, status = 200) =>
      world.provider.replies.set('POST https://oauth2.googleapis.com/tokeninfo', () => ({ status, body }))
    tokenInfo({ azp: 'another', aud: 'another' })
    expect(await statusOf(world, 'token-of-alice')).toBe(401)
    tokenInfo({ azp: 'kalends', aud: 'kalends' })
    expect(await statusOf(world, 'token-of-bob')).toBe(200)
  },
  withClient({ issuer_url: 'https://accounts.google.com' }),
)

clause('ID-8 a token of up to 32 kB is read, and a larger one has a failure of its own', async (world) => {
  const groups = (count: number) => Array.from({ length: count }, (_, at) => `/calendars/group-${at}`)
  const answerTo = async (count: number) => {
    const token = jwtOf({ client_id: 'kalends', groups: groups(count) })
    world.provider.tokens.set(token, people.alice)
    return world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  }
  expect((await answerTo(900)).status).toBe(200)
  const refused = await answerTo(1_100)
  expect(refused.status).toBe(431)
  expect((await refused.json()).error).toMatchObject({ code: 431, reason: 'token-too-large' })
})
