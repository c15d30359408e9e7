import * as v from 'valibot'
import { expect } from 'vitest'
import { appConfig } from '#contract/appConfig.ts'
import { answeredSoon } from '../testing/answeredSoon.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, serviceOf, type PersonName, type World } from '../testing/world.ts'

const path = '/api/configurations?scope=platform'

const put = (world: World, value: unknown, as: PersonName = 'admin') =>
  world.fetch('PUT', path, {
    as,
    body: [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }],
  })

const read = async (world: World) => {
  const body = [{ name: 'core', keys: ['openid-connect'] }]
  const answer = await world.fetch('POST', path, { as: 'admin', body })
  const [module] = await answer.json()
  return module.configurations[0]
}

const stored = (world: World) => world.ports.store.configuration.get('core', 'openid-connect')

const detailsOf = async (answer: Response): Promise<string> => (await answer.json()).error.details

/** The provider's metadata in config.json if the client has a secret (CFG-7). */
const withRelay = {
  ...metadataOf(issuerUrl),
  token_endpoint: 'https://calendar.example/api/oidc/token',
}

const complete = {
  client_id: 'web',
  client_secret: 'typed',
  authorization_url: 'https://login.example/authorize',
  token_url: 'https://login.example/token',
  user_info_url: 'https://login.example/me',
  end_session_endpoint: 'https://login.example/logout',
}

clause('CFG-1 an administrator replaces a whole configuration', async (world) => {
  const answer = await put(world, { issuer_url: 'https://new.example', clients: [{ client_id: 'web' }] })
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect(await stored(world)).toEqual({ issuer_url: 'https://new.example', clients: [{ client_id: 'web' }] })
})

clause('CFG-1 basic credentials of an administrator are accepted', async (world) => {
  const id = await world.homeOf('admin')
  await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
  const answer = await world.fetch('PUT', path, {
    headers: basicOf(people.admin.email, 'letmein'),
    body: [{ name: 'core', configurations: [{ name: 'openid-connect', value: { clients: [complete] } }] }],
  })
  expect(answer.status).toBe(204)
  expect(await stored(world)).toEqual({ clients: [complete] })
})

clause('CFG-1 configurations that are not named stay', async (world) => {
  const before = await stored(world)
  const answer = await world.fetch('PUT', path, { as: 'admin', body: [{ name: 'core', configurations: [] }] })
  expect(answer.status).toBe(204)
  expect(await stored(world)).toEqual(before)
})

clause('CFG-2 a client may have only id and secret, or every endpoint', async (world) => {
  const clients = [{ client_id: 'api', client_secret: 'typed' }, complete]
  expect((await put(world, { issuer_url: issuerUrl, clients })).status).toBe(204)
  expect(await stored(world)).toEqual({ issuer_url: issuerUrl, clients })
})

clause('CFG-2 unknown fields of a client are kept, and those beside the clients dropped', async (world) => {
  const client = { client_id: 'web', scope: 'openid email', audience: ['api'], 'x-note': { kept: true } }
  expect((await put(world, { clients: [client], other: 1 })).status).toBe(204)
  expect(await stored(world)).toEqual({ clients: [client] })
})

clause('CFG-2 the same client twice is 400', async (world) => {
  const answer = await put(world, { clients: [{ client_id: 'web' }, { client_id: 'web' }] })
  expect(answer.status).toBe(400)
  expect(await detailsOf(answer)).toBe('core->openid-connect: clients must not hold the same client_id twice')
})

clause('CFG-2 an unknown configuration is 400, because it would only look saved', async (world) => {
  const body = [{ name: 'core', configurations: [{ name: 'openid_connect', value: {} }] }]
  const answer = await world.fetch('PUT', path, { as: 'admin', body })
  expect(answer.status).toBe(400)
  expect(await detailsOf(answer)).toBe('core->openid_connect: is no configuration of this service')
})

clause(
  'CFG-3 fields map to the discovery document, and typed values win over discovered ones',
  async (world) => {
    const { client_secret: _, ...open } = complete
    await put(world, { issuer_url: issuerUrl, clients: [open] })
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata).toEqual({
      issuer: issuerUrl,
      authorization_endpoint: 'https://login.example/authorize',
      token_endpoint: 'https://login.example/token',
      jwks_uri: `${issuerUrl}/jwks`,
      userinfo_endpoint: 'https://login.example/me',
      end_session_endpoint: 'https://login.example/logout',
    })
    expect(world.provider.calls).toContain(`discover ${issuerUrl}`)
  },
)

clause('CFG-4 authentication comes first: 401, whatever else is wrong', async (world) => {
  const answer = await world.fetch('PUT', '/api/configurations', { body: 'not json' })
  expect(answer.status).toBe(401)
})

clause('CFG-4 the scope is checked second, before the body and the caller’s rights', async (world) => {
  const missing = await world.fetch('PUT', '/api/configurations', { as: 'alice', body: 'not json' })
  const other = await world.fetch('PUT', '/api/configurations?scope=domain', {
    as: 'alice',
    body: 'not json',
  })
  expect([missing.status, other.status]).toEqual([400, 400])
  expect(await detailsOf(missing)).toBe('The scope is missing: ?scope=platform.')
  expect(await detailsOf(other)).toBe('The scope must be platform.')
})

clause('CFG-4 the body is checked third: modules, names, configurations', async (world) => {
  const answers = await Promise.all(
    [
      { name: 'core' },
      [{ configurations: [] }, { name: 'core' }],
      [{ name: 'core' }],
      [{ name: 'core', configurations: [{ value: {} }] }],
    ].map((body) => world.fetch('PUT', path, { as: 'alice', body })),
  )
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(await Promise.all(answers.map(detailsOf))).toEqual([
    'The body must be an array of modules.',
    'Each module must have a name.',
    'The module core must have an array of configurations.',
    'Each configuration of core must have a name.',
  ])
})

clause(
  'CFG-4 fields are checked fourth, with a sentence that has the path and never the value',
  async (world) => {
    const answer = await put(
      world,
      {
        issuer_url: 'nowhere',
        clients: [
          { client_id: 'web', token_url: 'ftp://s3cret@x', response_type: 'token' },
          { client_secret: 7 },
        ],
      },
      'alice',
    )
    expect(answer.status).toBe(400)
    expect((await detailsOf(answer)).split('\n')).toEqual([
      'core->openid-connect: issuer_url must be a URL',
      'core->openid-connect: clients/0/token_url must be a URL',
      'core->openid-connect: clients/0/response_type must be "code" or "id_token token"',
      'core->openid-connect: clients/1/client_id is missing',
      'core->openid-connect: clients/1/client_secret must be a string',
    ])
  },
)

clause(
  'CFG-4 the caller’s rights are checked last: 403 for anyone who is not an administrator',
  async (world) => {
    const before = await stored(world)
    expect((await put(world, { clients: [{ client_id: 'mine' }] }, 'alice')).status).toBe(403)
    expect(await stored(world)).toEqual(before)
  },
)

clause('CFG-5 secrets are returned as masks, and missing ones without a value', async (world) => {
  const body = [
    { name: 'core', keys: ['openid-connect', 'features'] },
    { name: 'mail', keys: ['smtp'] },
  ]
  const answer = await world.fetch('POST', path, { as: 'admin', body })
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual([
    {
      name: 'core',
      configurations: [
        {
          name: 'openid-connect',
          value: {
            issuer_url: issuerUrl,
            clients: [{ client_id: 'kalends', client_secret: '********', user_info_url: `${issuerUrl}/me` }],
          },
        },
        { name: 'features' },
      ],
    },
    { name: 'mail', configurations: [{ name: 'smtp' }] },
  ])
  expect(text).not.toContain('kept-secret')
})

clause('CFG-5 reading makes the same checks as writing', async (world) => {
  const ask = (asking: Parameters<World['fetch']>[2]) => world.fetch('POST', path, asking)
  const answers = [
    await ask({ body: [] }),
    await ask({ as: 'alice', body: [{ name: 'core' }] }),
    await ask({ as: 'alice', body: [] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 400, 403])
})

clause('CFG-5 a mask that is sent back keeps the stored secret', async (world) => {
  const { value } = await read(world)
  expect((await put(world, { ...value, clients: [{ ...value.clients[0], scope: 'openid' }] })).status).toBe(
    204,
  )
  expect(await stored(world)).toMatchObject({ clients: [{ client_secret: 'kept-secret', scope: 'openid' }] })
})

clause(
  'CFG-5 a secret is not kept for another issuer or token_url and must be typed again',
  async (world) => {
    const { value } = await read(world)
    const [client] = value.clients
    const answers = await Promise.all([
      put(world, { ...value, issuer_url: 'https://thief.example' }),
      put(world, { ...value, clients: [{ ...client, issuer_url: 'https://thief.example' }] }),
      put(world, { ...value, clients: [{ ...client, token_url: 'https://thief.example/token' }] }),
      put(world, { ...value, clients: [{ ...client, client_id: 'renamed' }] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(await detailsOf(answers[0] ?? Response.error())).toBe(
      'core->openid-connect: clients/0/client_secret must be entered again because its issuer or token_url changed',
    )
    expect(await stored(world)).toMatchObject({ clients: [{ client_secret: 'kept-secret' }] })
  },
)

clause(
  'CFG-5 an issuer with an added trailing slash is the same, and an empty secret is none',
  async (world) => {
    const { value } = await read(world)
    expect((await put(world, { ...value, issuer_url: `${issuerUrl}/` })).status).toBe(204)
    expect(await stored(world)).toMatchObject({ clients: [{ client_secret: 'kept-secret' }] })
    await put(world, { issuer_url: issuerUrl, clients: [{ client_id: 'kalends', client_secret: '' }] })
    expect(await stored(world)).toEqual({ issuer_url: issuerUrl, clients: [{ client_id: 'kalends' }] })
  },
)

const ofUnknownKeys = {
  client_id: 'kalends',
  user_info_url: `${issuerUrl}/me`,
  api_key: 'key-1',
  vault: { private_key: { d: 'key-2' }, region: 'eu' },
  former: [{ registration_access_token: 'key-3' }],
}

clause('CFG-5 every field of a client that sounds like a secret is masked', async (world) => {
  expect((await put(world, { issuer_url: issuerUrl, clients: [ofUnknownKeys] })).status).toBe(204)
  const { value } = await read(world)
  expect(value.clients).toEqual([
    {
      ...ofUnknownKeys,
      api_key: '********',
      vault: { private_key: '********', region: 'eu' },
      former: [{ registration_access_token: '********' }],
    },
  ])
  const history = await (await world.fetch('GET', '/api/configurations/history', { as: 'admin' })).text()
  const audit = await (await world.fetch('GET', '/api/configurations/audit', { as: 'admin' })).text()
  expect(JSON.parse(history).versions).not.toHaveLength(0)
  expect(history + audit + world.logged.join('\n')).not.toMatch(/key-\d/)
})

clause('CFG-5 every mask that is sent back keeps its value, and none goes to another host', async (world) => {
  await put(world, { issuer_url: issuerUrl, clients: [ofUnknownKeys] })
  const { value } = await read(world)
  const [client] = value.clients
  expect((await put(world, { ...value, clients: [{ ...client, scope: 'openid' }] })).status).toBe(204)
  expect(await stored(world)).toMatchObject({ clients: [{ ...ofUnknownKeys, scope: 'openid' }] })
  const elsewhere = await put(world, { ...value, issuer_url: 'https://thief.example' })
  expect(elsewhere.status).toBe(400)
  expect(await detailsOf(elsewhere)).toBe(
    'core->openid-connect: clients/0/api_key must be entered again because its issuer or token_url changed',
  )
  const unknown = await put(world, { ...value, clients: [{ ...client, vault: { pass_key: '********' } }] })
  expect(await detailsOf(unknown)).toBe(
    'core->openid-connect: clients/0/vault/pass_key must be typed, as none is stored for this client',
  )
  expect(await stored(world)).toMatchObject({ clients: [ofUnknownKeys] })
})

clause('CFG-6 config.json is public and contains no secret', async (world) => {
  const answer = await world.fetch('GET', '/config.json')
  const text = await answer.text()
  expect(text).not.toContain('kept-secret')
  expect(v.parse(appConfig, JSON.parse(text))).toEqual({
    baseUrl: 'https://calendar.example',
    davUrl: 'https://calendar.example',
    oidc: {
      authority: issuerUrl,
      client_id: 'kalends',
      response_type: 'code',
      scope: 'openid email profile',
      metadata: withRelay,
    },
    calendarCredential: 'bearer',
    bearerScheme: 'Bearer',
    features: {
      expandFalse: true,
      preconditions: true,
      exactJCal: true,
      history: true,
      trial: true,
      storageKey: true,
      userSettings: true,
      search: true,
      people: true,
      bin: true,
      eventHistory: true,
      sharing: true,
      invitations: true,
      guestMail: false,
      freeBusy: true,
      publicCalendars: true,
      changes: true,
      unseenChanges: true,
      secretAddresses: true,
      rooms: false,
      webCalendars: false,
      stream: false,
    },
  })
})

clause(
  'CFG-6 config.json is derived from the stored settings and those of the operator',
  async (world) => {
    const client = {
      client_id: 'spa',
      issuer_url: 'https://own.example',
      scope: 'openid email',
      response_type: 'id_token token',
      redirect_uri: 'https://calendar.example/#/auth/oidc/callback',
    }
    await put(world, { issuer_url: issuerUrl, clients: [client, { client_id: 'second' }] })
    expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({
      davUrl: 'https://dav.example',
      oidc: {
        authority: 'https://own.example',
        client_id: 'spa',
        scope: 'openid email',
        response_type: 'id_token token',
        redirect_uri: 'https://calendar.example/#/auth/oidc/callback',
      },
      calendarCredential: 'cookie',
      supportEmail: 'help@kalends.example',
    })
  },
  {
    settings: {
      davUrl: 'https://dav.example',
      calendarCredential: 'cookie',
      supportEmail: 'help@kalends.example',
    },
  },
)

const scopeReported = async (world: World): Promise<unknown> =>
  (await (await world.fetch('GET', '/config.json')).json()).oidc.scope

clause('CFG-6 offline_access is requested from a provider that lists it', async (world) => {
  const listing = { ...metadataOf(issuerUrl), scopes_supported: ['openid', 'offline_access'] }
  world.provider.issuers.set(issuerUrl, listing)
  expect(await scopeReported(world)).toBe('openid email profile offline_access')
})

clause(
  'CFG-6 offline_access is requested from one that does not list it, if the client says so',
  async (world) => {
    expect(await scopeReported(world)).toBe('openid offline_access')
  },
  { openId: { issuer_url: issuerUrl, clients: [{ client_id: 'spa', scope: 'openid offline_access' }] } },
)

clause('CFG-6 before any discovery the application chooses the scope', async (world) => {
  world.provider.isDown = true
  const { oidc } = await (await world.fetch('GET', '/config.json')).json()
  expect(oidc).toMatchObject({ authority: issuerUrl })
  expect(oidc).not.toHaveProperty('scope')
})

clause(
  'CFG-6 the last good discovery is used while the provider is down, even after a restart',
  async (world) => {
    await world.fetch('GET', '/config.json')
    expect(await world.ports.store.configuration.recall(`discovery ${issuerUrl}`)).toContain(
      `${issuerUrl}/token`,
    )
    world.provider.isDown = true
    world.pass(3_600_000)
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata).toEqual(withRelay)
    const restarted = serviceOf(world.ports)
    const answer = await restarted.fetch(new Request(`${world.origin}/config.json`))
    expect((await answer.json()).oidc).toEqual(oidc)
  },
)

clause('CFG-6 a provider that never answers delays config.json by less than a second', async (world) => {
  world.ports.identityProvider.discover = () => new Promise(() => undefined)
  const { oidc } = await answeredSoon(async () => (await world.fetch('GET', '/config.json')).json())
  expect(oidc).toMatchObject({ authority: issuerUrl, client_id: 'kalends' })
  expect(oidc.metadata).toBeUndefined()
})

clause(
  'CFG-6 typed endpoints are enough if discovery fails',
  async (world) => {
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata).toEqual({
      issuer: 'https://quiet.example',
      authorization_endpoint: 'https://quiet.example/in',
      token_endpoint: 'https://quiet.example/token',
      userinfo_endpoint: 'https://quiet.example/me',
    })
  },
  {
    openId: {
      issuer_url: 'https://quiet.example',
      clients: [
        {
          client_id: 'web',
          authorization_url: 'https://quiet.example/in',
          token_url: 'https://quiet.example/token',
          user_info_url: 'https://quiet.example/me',
        },
      ],
    },
  },
)

clause('CFG-6 without a client there is no configuration', async (world) => {
  await put(world, { issuer_url: issuerUrl, clients: [] })
  const answer = await world.fetch('GET', '/config.json')
  expect(answer.status).toBe(503)
  expect((await answer.json()).error).toMatchObject({
    reason: 'provider-misconfigured',
    details: 'Sign-in isn’t configured yet.',
  })
})

clause('ID-8 new settings clear the cache of tokens', async (world) => {
  await world.homeOf('alice')
  await put(world, { clients: [{ client_id: 'web', user_info_url: 'https://new.example/me' }] })
  world.provider.only.set('token-of-alice', `${issuerUrl}/me`)
  expect((await world.fetch('GET', '/api/user', { as: 'alice' })).status).toBe(401)
})

clause('CFG-1 a form that is older than the stored settings is 412 and changes nothing', async (world) => {
  const reading = () =>
    world.fetch('POST', '/api/configurations?scope=platform', {
      as: 'admin',
      body: [{ name: 'core', keys: ['openid-connect'] }],
    })
  const save = (scope: string, headers: Readonly<Record<string, string>> = {}) =>
    world.fetch('PUT', '/api/configurations?scope=platform', {
      as: 'admin',
      headers,
      body: [
        {
          name: 'core',
          configurations: [
            {
              name: 'openid-connect',
              value: {
                issuer_url: issuerUrl,
                clients: [{ client_id: 'kalends', user_info_url: `${issuerUrl}/me`, scope }],
              },
            },
          ],
        },
      ],
    })
  const etag = (await reading()).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  expect((await save('openid email', { 'if-match': etag })).status).toBe(204)
  const stale = await save('openid', { 'if-match': etag })
  expect(stale.status).toBe(412)
  expect(await stale.json()).toMatchObject({ error: { reason: 'changed-meanwhile' } })
  expect(JSON.stringify(await (await reading()).json())).toContain('openid email')
  // Without If-Match, whatever is stored is replaced.
  expect((await save('openid profile')).status).toBe(204)
  const versions: { versions: { id: string }[] } = await (
    await world.fetch('GET', '/api/configurations/history', { as: 'admin' })
  ).json()
  const restore = await world.fetch(
    'POST',
    `/api/configurations/history/${versions.versions[1]?.id}/restore`,
    { as: 'admin', headers: { 'if-match': etag } },
  )
  expect(restore.status).toBe(412)
})

clause(
  'CFG-6 the promises of the provider are passed on, and the ways to make it ask again',
  async (world) => {
    const promise = {
      authorization_response_iss_parameter_supported: true,
      prompt_values_supported: ['none', 'login'],
    }
    world.provider.issuers.set(issuerUrl, { ...metadataOf(issuerUrl), ...promise, claims_supported: 'all' })
    const { oidc } = await (await world.fetch('GET', '/config.json')).json()
    expect(oidc.metadata).toMatchObject(promise)
    expect(oidc.metadata).not.toHaveProperty('claims_supported')
    expect(oidc.prompt).toBe('login')
  },
  { openId: { issuer_url: issuerUrl, clients: [{ client_id: 'kalends', prompt: 'login' }] } },
)

clause('CFG-2 each known field of a client is checked and stored as typed', async (world) => {
  const save = (client: Readonly<Record<string, unknown>>) =>
    world.fetch('PUT', '/api/configurations?scope=platform', {
      as: 'admin',
      body: [
        {
          name: 'core',
          configurations: [
            {
              name: 'openid-connect',
              value: { issuer_url: issuerUrl, clients: [{ client_id: 'kalends', ...client }] },
            },
          ],
        },
      ],
    })
  const wrong = await save({
    email_trusted: 'yes',
    domain: 'a@b',
    token_issuers: ['x'],
    prompt: 'none',
    token_auth_method: 'private_key_jwt',
  })
  expect(wrong.status).toBe(400)
  expect((await wrong.json()).error.details.split('\n')).toEqual([
    'core->openid-connect: clients/0/email_trusted must be true or false',
    'core->openid-connect: clients/0/domain must be a domain such as example.org',
    'core->openid-connect: clients/0/token_issuers must be a URL',
    'core->openid-connect: clients/0/prompt must be login, consent or select_account',
    'core->openid-connect: clients/0/token_auth_method must be one of client_secret_basic, client_secret_post, client_secret_basic_raw',
  ])
  const right = {
    email_trusted: true,
    domain: ['a.example', 'b.example'],
    token_issuers: ['https://sts.example/'],
    prompt: 'login consent',
    token_auth_method: 'client_secret_post',
  }
  expect((await save(right)).status).toBe(204)
  expect(await world.ports.store.configuration.get('core', 'openid-connect')).toMatchObject({
    clients: [right],
  })
})
