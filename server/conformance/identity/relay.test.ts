import { expect } from 'vitest'
import type { OpenIdClient } from '#contract/configuration.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf, type Scripted } from '../testing/scriptedProvider.ts'
import type { World, WorldOptions } from '../testing/world.ts'

const tokenUrl = `${issuerUrl}/token`
const granted = { access_token: 'fresh', token_type: 'Bearer', expires_in: 900, refresh_token: 'next' }

const code = {
  grant_type: 'authorization_code',
  client_id: 'kalends',
  code: 'the-code',
  redirect_uri: 'https://calendar.example/',
  code_verifier: 'the-verifier',
}

const form = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString()
const fromOurPage = {
  origin: 'https://calendar.example',
  'content-type': 'application/x-www-form-urlencoded',
}

const redeem = (
  world: World,
  parameters: Readonly<Record<string, string>> = code,
  headers: Readonly<Record<string, string>> = fromOurPage,
) => world.fetch('POST', '/api/oidc/token', { headers, body: form(parameters) })

/** Sets the provider's answer to requests for tokens. */
const tokensAre = (world: World, answer: Scripted = { status: 200, body: granted }, address = tokenUrl) =>
  world.provider.replies.set(`POST ${address}`, () => answer)

const askedForTokens = (world: World) => world.provider.calls.filter((call) => call.startsWith('POST'))
const sentForm = (world: World) =>
  Object.fromEntries(new URLSearchParams(world.provider.lastCall?.body).entries())

const withClient = (client: Partial<OpenIdClient>): WorldOptions => ({
  openId: { issuer_url: issuerUrl, clients: [{ client_id: 'kalends', ...client }] },
})

clause('CFG-7 a client with a secret gets its tokens from the service', async (world) => {
  const { oidc } = await (await world.fetch('GET', '/config.json')).json()
  expect(oidc.metadata).toEqual({
    ...metadataOf(issuerUrl),
    token_endpoint: 'https://calendar.example/api/oidc/token',
  })
})

clause(
  'CFG-7 a client without a secret gets them from the provider, and nothing is relayed',
  async (world) => {
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata.token_endpoint).toBe(tokenUrl)
    expect((await redeem(world)).status).toBe(404)
    expect(askedForTokens(world)).toEqual([])
  },
  withClient({}),
)

clause(
  'CFG-7 a client without a secret is relayed if the settings say so, without authentication',
  async (world) => {
    tokensAre(world)
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata.token_endpoint).toBe('https://calendar.example/api/oidc/token')
    expect((await redeem(world)).status).toBe(200)
    expect(world.provider.lastCall?.headers).not.toHaveProperty('authorization')
    expect(sentForm(world)).toEqual(code)
  },
  withClient({ relay: true }),
)

clause('CFG-7 a code is relayed with the secret, and the tokens come back', async (world) => {
  tokensAre(world)
  const answer = await redeem(world)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(granted)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(world.provider.lastCall?.headers).toMatchObject({
    authorization: `Basic ${btoa('kalends:kept-secret')}`,
  })
  const { client_id: _, ...passedOn } = code
  expect(sentForm(world)).toEqual(passedOn)
})

clause('CFG-7 a refresh token is relayed too', async (world) => {
  tokensAre(world)
  const refresh = { grant_type: 'refresh_token', refresh_token: 'last', scope: 'openid' }
  expect(await (await redeem(world, { ...refresh, client_id: 'kalends' })).json()).toEqual(granted)
  expect(sentForm(world)).toEqual(refresh)
})

clause(
  'CFG-7 id and secret are form-encoded before Basic encoding',
  async (world) => {
    tokensAre(world)
    expect((await redeem(world, { ...code, client_id: 'a:b c' })).status).toBe(200)
    expect(world.provider.lastCall?.headers).toMatchObject({
      authorization: `Basic ${btoa('a%3Ab+c:p%26%C3%A9%2B%25')}`,
    })
  },
  withClient({ client_id: 'a:b c', client_secret: 'p&é+%' }),
)

clause(
  'CFG-7 a provider that only accepts secrets in the form gets it there',
  async (world) => {
    const methods = { token_endpoint_auth_methods_supported: ['client_secret_post'] }
    world.provider.issuers.set(issuerUrl, { ...metadataOf(issuerUrl), ...methods })
    tokensAre(world)
    expect((await redeem(world)).status).toBe(200)
    expect(sentForm(world)).toMatchObject({ client_id: 'kalends', client_secret: 'typed' })
    expect(world.provider.lastCall?.headers).not.toHaveProperty('authorization')
  },
  withClient({ client_secret: 'typed' }),
)

clause(
  'CFG-7 the secret is sent as configured, also without the encoding of RFC 6749',
  async (world) => {
    tokensAre(world)
    expect((await redeem(world)).status).toBe(200)
    expect(world.provider.lastCall?.headers).toMatchObject({ authorization: `Basic ${btoa('kalends:p&+%')}` })
  },
  withClient({ client_secret: 'p&+%', token_auth_method: 'client_secret_basic_raw' }),
)

clause(
  'CFG-7 a typed token address wins over the discovered one',
  async (world) => {
    tokensAre(world, { status: 200, body: granted }, 'https://login.example/token')
    expect(await (await redeem(world)).json()).toEqual(granted)
  },
  withClient({ client_secret: 'typed', token_url: 'https://login.example/token' }),
)

clause('CFG-7 other grants, and incomplete or repeated parameters, are not relayed', async (world) => {
  tokensAre(world)
  const answers = await Promise.all([
    redeem(world, { ...code, grant_type: 'client_credentials' }),
    redeem(world, { ...code, grant_type: 'password', username: 'a', password: 'b' }),
    redeem(world, { ...code, grant_type: 'constructor' }),
    redeem(world, { grant_type: 'authorization_code', client_id: 'kalends' }),
    world.fetch('POST', '/api/oidc/token', { headers: fromOurPage, body: `${form(code)}&code=other` }),
    world.fetch('POST', '/api/oidc/token', {
      headers: { ...fromOurPage, 'content-type': 'application/json' },
      body: code,
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  const errors = await Promise.all(answers.map(async (answer) => (await answer.json()).error))
  expect(errors).toEqual([
    'unsupported_grant_type',
    'unsupported_grant_type',
    'unsupported_grant_type',
    'invalid_request',
    'invalid_request',
    'invalid_request',
  ])
  expect(askedForTokens(world)).toEqual([])
})

clause('CFG-7 only the application’s own client is relayed', async (world) => {
  tokensAre(world)
  const answer = await redeem(world, { ...code, client_id: 'other' })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error).toBe('invalid_client')
  expect(askedForTokens(world)).toEqual([])
})

clause('CFG-7 only pages of the application may call it, and they can read the answer', async (world) => {
  tokensAre(world)
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const outside = await Promise.all([
    redeem(world, code, { ...type, origin: 'https://stranger.example' }),
    redeem(world, code, { ...type, origin: 'null' }),
    redeem(world, code, type),
  ])
  expect(outside.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(askedForTokens(world)).toEqual([])
  const friend = await redeem(world, code, { ...type, origin: 'https://friend.example' })
  expect(friend.status).toBe(200)
  expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example')
  expect((await redeem(world, code, { ...type, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

clause("CFG-7 the provider's error is returned without secrets", async (world) => {
  tokensAre(world, {
    status: 401,
    body: {
      error: 'invalid_grant',
      error_description: 'code the-code of "kept-secret"\nis spent',
      error_uri: 'https://idp.example/help',
      debug: 'kept-secret',
    },
  })
  const answer = await redeem(world)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'invalid_grant', error_description: 'code … of … is spent' })
})

clause(
  'CFG-7 a provider that cannot be reached, or answers nonsense, is 503 with Retry-After',
  async (world) => {
    const senseless: readonly Scripted[] = [
      { status: 500, body: { error: 'invalid_grant' } },
      { status: 302, body: '' },
      { status: 429, body: { error: 'slow_down' } },
      { status: 200, body: '<html>' },
      { status: 400, body: { error: { code: 1 } } },
    ]
    const answers = [await redeem(world)]
    for (const answer of senseless) {
      tokensAre(world, answer)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the provider changes its mind
      answers.push(await redeem(world))
    }
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503])
    expect(answers[0]?.headers.get('retry-after')).toBe('5')
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 503 } })
  },
)

clause(
  'CFG-7 an address with three hundred refused requests in a minute has to wait for the next',
  async (world) => {
    tokensAre(world, { status: 400, body: { error: 'invalid_grant' } })
    const wrong = await Promise.all(Array.from({ length: 300 }, () => redeem(world)))
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]))
    tokensAre(world)
    const early = await redeem(world)
    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('60')
    world.pass(60_000)
    const many = await Promise.all(Array.from({ length: 100 }, () => redeem(world)))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  },
)

clause('CFG-7 a form that is too long is refused, and no secret is logged', async (world) => {
  tokensAre(world, { status: 400, body: { error: 'invalid_grant', error_description: 'the-code' } })
  expect((await redeem(world, { ...code, code: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await redeem(world)).status).toBe(400)
  world.provider.isDown = true
  expect((await redeem(world)).status).toBe(503)
  const log = world.logged.join('\n')
  expect(log).toContain('relay-refused {"error":"invalid_grant"}')
  expect(log).not.toMatch(/kept-secret|the-code|the-verifier/)
})
