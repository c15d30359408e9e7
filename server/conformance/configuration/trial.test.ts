import * as v from 'valibot'
import { expect } from 'vitest'
import { trialCalls, trialForm, trialOpened, trialReport, trialStart } from '#contract/trial.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import { jwtOf } from '../testing/tokens.ts'
import { people, serviceOf, startOfTime, type PersonName, type World } from '../testing/world.ts'

const idp = 'https://new-idp.example'
const draft = { issuer_url: idp, clients: [{ client_id: 'web', client_secret: 'draft-secret' }] }

type Fields = Readonly<Record<string, unknown>>

/** The nonce of the last sign-in in a world. */
const nonces = new WeakMap<World, string>()

const idTokenIn = (world: World, claims: Fields = {}) => {
  const nonce = nonces.get(world)
  return jwtOf({ iss: idp, aud: 'web', sub: 'alice', exp: startOfTime / 1000 + 600, nonce, ...claims })
}

/** Publishes a provider that is not configured yet. It gives a token of Alice's for a code. */
const publish = (world: World, tokens: Fields = { access_token: 'token-of-alice' }, claims: Fields = {}) => {
  world.provider.replies.set(`GET ${idp}/.well-known/openid-configuration`, () => ({
    status: 200,
    body: metadataOf(idp),
  }))
  world.provider.replies.set(`POST ${idp}/token`, () => ({
    status: 200,
    body: { id_token: idTokenIn(world, claims), ...tokens },
  }))
}

const post = (world: World, body: unknown, as: PersonName = 'admin') =>
  world.fetch('POST', '/api/oidc/trial', { as, body })

const open = async (world: World, body: unknown = { settings: draft }) => {
  const answer = await post(world, body)
  return v.parse(trialOpened, await answer.json())
}

/** The parameters that the popup sends to the provider. */
const start = async (world: World, id: string) => {
  const answer = await world.fetch('GET', `/api/oidc/trial/${id}`)
  const url = new URL(v.parse(trialStart, await answer.json()).authorizationUrl)
  nonces.set(world, url.searchParams.get('nonce') ?? '')
  return url
}

const answer = async (world: World, id: string, result: Readonly<Record<string, string>>) => {
  const state = (await start(world, id)).searchParams.get('state') ?? ''
  const sent = await world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, ...result } })
  expect(sent.status).toBe(204)
}

const report = async (world: World, id: string) => {
  const output = await world.fetch('GET', `/api/oidc/trial/${id}/result`, { as: 'admin' })
  return v.parse(trialReport, await output.json())
}

/** Runs a whole trial; returns the last step with a result. */
const lastStep = async (world: World, result: Readonly<Record<string, string>> = { code: 'a-code' }) => {
  const { id } = await open(world)
  await answer(world, id, result)
  const { steps, isFinished } = await report(world, id)
  expect(isFinished).toBe(true)
  return steps.findLast(({ outcome }) => outcome !== 'waiting')
}

clause('CFG-11 a trial signs in with the draft and reports each step', async (world) => {
  publish(world)
  const opened = await open(world)
  expect(opened.steps[0]).toEqual({ name: 'discovery', outcome: 'passed' })
  expect(opened.expiresAt).toBe('2027-03-10T09:10:00.000Z')
  await answer(world, opened.id, { code: 'a-code', iss: idp })
  expect((await report(world, opened.id)).steps).toEqual([
    { name: 'discovery', outcome: 'passed' },
    { name: 'redirect', outcome: 'passed' },
    { name: 'code', outcome: 'passed' },
    { name: 'browser', outcome: 'passed', finding: 'relayed' },
    { name: 'token', outcome: 'passed', finding: 'opaque' },
    { name: 'user-info', outcome: 'passed' },
    { name: 'email', outcome: 'passed', told: people.alice.email },
    { name: 'domain', outcome: 'passed', told: 'kalends.example' },
    { name: 'person', outcome: 'passed', finding: 'new', told: 'Alice Archer' },
  ])
})

clause('CFG-11 the popup goes to the provider in the same way as the application', async (world) => {
  publish(world)
  const { id } = await open(world)
  const url = await start(world, id)
  expect(url.origin + url.pathname).toBe(`${idp}/authorize`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'web',
    redirect_uri: 'https://calendar.example/',
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(new RegExp(`^trial\\.${id}\\.[0-9a-f]{64}$`)),
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(url.href).not.toContain('draft-secret')
})

clause('CFG-11 a trial requests offline_access when the application would', async (world) => {
  publish(world)
  world.provider.replies.set(`GET ${idp}/.well-known/openid-configuration`, () => ({
    status: 200,
    body: { ...metadataOf(idp), scopes_supported: ['openid', 'email', 'profile', 'offline_access'] },
  }))
  const url = await start(world, (await open(world)).id)
  expect(url.searchParams.get('scope')).toBe('openid email profile offline_access')
})

clause('CFG-11 the service redeems the code with the draft’s secret and the verifier', async (world) => {
  publish(world)
  const { id } = await open(world)
  const challenge = (await start(world, id)).searchParams.get('code_challenge')
  await answer(world, id, { code: 'a-code' })
  expect(world.provider.lastCall?.headers).toMatchObject({
    authorization: `Basic ${btoa('web:draft-secret')}`,
  })
  const form = new URLSearchParams(world.provider.lastCall?.body)
  expect(form.get('code')).toBe('a-code')
  expect(form.get('redirect_uri')).toBe('https://calendar.example/')
  const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '')
  const proof = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier))
  expect(proof.toBase64({ alphabet: 'base64url', omitPadding: true })).toBe(challenge)
})

clause('CFG-11 a trial stores nothing, creates no user and opens no session', async (world) => {
  publish(world)
  const before = await world.ports.store.configuration.get('core', 'openid-connect')
  const { id } = await open(world)
  const state = (await start(world, id)).searchParams.get('state')
  const sent = await world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, code: 'x' } })
  expect(sent.headers.get('set-cookie')).toBeNull()
  expect((await report(world, id)).isFinished).toBe(true)
  expect(await world.ports.store.users.byEmail(people.alice.email)).toBeNull()
  expect(await world.ports.store.configuration.get('core', 'openid-connect')).toEqual(before)
})

clause('CFG-11 the report says whether the person is a user already', async (world) => {
  publish(world)
  await world.homeOf('alice')
  expect(await lastStep(world)).toEqual({
    name: 'person',
    outcome: 'passed',
    finding: 'known',
    told: 'Alice Archer',
  })
})

clause('CFG-11 a mask stands for the stored secret, and only for the same provider', async (world) => {
  world.provider.replies.set(`GET ${issuerUrl}/.well-known/openid-configuration`, () => ({
    status: 200,
    body: metadataOf(issuerUrl),
  }))
  const clients = [{ client_id: 'kalends', client_secret: '********' }]
  const { id } = await open(world, { settings: { issuer_url: issuerUrl, clients } })
  await answer(world, id, { code: 'a-code' })
  expect(world.provider.lastCall?.headers).toMatchObject({
    authorization: `Basic ${btoa('kalends:kept-secret')}`,
  })
  const elsewhere = await post(world, { settings: { issuer_url: 'https://thief.example', clients } })
  expect(elsewhere.status).toBe(400)
})

clause('CFG-11 a provider that is down, or must not be called, fails the first step', async (world) => {
  const stepOf = async (settings: unknown) => (await open(world, { settings })).steps[0]
  const clients = [{ client_id: 'web' }]
  expect(await stepOf(draft)).toEqual({ name: 'discovery', outcome: 'failed', finding: 'no-provider' })
  expect(await stepOf({ clients })).toMatchObject({ finding: 'issuer-missing' })
  expect(await stepOf({ issuer_url: 'https://169.254.169.254', clients })).toMatchObject({
    finding: 'must-not-be-called',
  })
  publish(world)
  const inner = [{ client_id: 'web', token_url: 'https://169.254.169.254/token' }]
  expect(await stepOf({ issuer_url: idp, clients: inner })).toMatchObject({ finding: 'must-not-be-called' })
})

clause('CFG-11 the provider’s error code is in the report', async (world) => {
  publish(world)
  expect(await lastStep(world, { error: 'access_denied', error_description: 'not today' })).toEqual({
    name: 'code',
    outcome: 'failed',
    finding: 'refused',
    told: 'access_denied: not today',
  })
  world.provider.replies.set(`POST ${idp}/token`, () => ({ status: 401, body: { error: 'invalid_client' } }))
  expect(await lastStep(world)).toEqual({
    name: 'token',
    outcome: 'failed',
    finding: 'refused',
    told: 'invalid_client',
  })
  world.provider.replies.set(`POST ${idp}/token`, () => ({ status: 502, body: '' }))
  expect(await lastStep(world)).toEqual({ name: 'token', outcome: 'failed', finding: 'unreachable' })
})

clause('CFG-11 an answer or a token for somebody else fails', async (world) => {
  const step = async (claims: Fields) => {
    publish(world, { access_token: 'token-of-alice' }, claims)
    return lastStep(world)
  }
  expect(await step({ iss: 'https://else.example' })).toMatchObject({ finding: 'other-issuer' })
  expect(await step({ aud: 'another' })).toMatchObject({ finding: 'other-audience' })
  expect(await step({ azp: 'another' })).toMatchObject({ finding: 'other-audience' })
  expect(await step({ nonce: 'another' })).toMatchObject({ finding: 'other-nonce' })
  expect(await step({ nonce: undefined })).toMatchObject({ finding: 'other-nonce' })
  expect(await step({ exp: startOfTime / 1000 - 600 })).toMatchObject({ finding: 'clock' })
  expect(await step({ iat: startOfTime / 1000 + 600 })).toMatchObject({ finding: 'clock' })
  expect(await step({ exp: undefined })).toMatchObject({ finding: 'no-id-token' })
  publish(world, { access_token: 'token-of-alice', id_token: undefined })
  expect(await lastStep(world)).toMatchObject({ name: 'token', finding: 'no-id-token' })
  expect(await step({})).toMatchObject({ name: 'person' })
  expect(await lastStep(world, { code: 'x', iss: 'https://else.example' })).toMatchObject({
    name: 'code',
    finding: 'other-issuer',
  })
  expect(await lastStep(world, { state: 'trial.made-up', code: 'x' })).toMatchObject({
    name: 'code',
    finding: 'other-state',
  })
})

clause(
  'CFG-11 a person without an address, or of an unknown domain, fails with that reason',
  async (world) => {
    publish(world, { access_token: 'odd' })
    expect(await lastStep(world)).toEqual({ name: 'user-info', outcome: 'failed', finding: 'refused' })
    world.provider.tokens.set('odd', { sub: 'alice' })
    expect(await lastStep(world)).toEqual({ name: 'email', outcome: 'failed', finding: 'missing' })
    world.provider.tokens.set('odd', { ...people.alice, email_verified: false })
    expect(await lastStep(world)).toEqual({ name: 'email', outcome: 'failed', finding: 'unverified' })
    world.provider.tokens.set('odd', { ...people.mallory, sub: 'alice' })
    expect(await lastStep(world)).toEqual({
      name: 'domain',
      outcome: 'failed',
      finding: 'unknown',
      told: 'elsewhere.example',
    })
  },
)

clause('CFG-11 UserInfo of another subject than that of the ID token fails', async (world) => {
  publish(world, { access_token: 'odd' })
  const { sub: _, ...nameless } = people.alice
  for (const claims of [people.bob, { ...people.alice, sub: 'bob' }, nameless]) {
    world.provider.tokens.set('odd', claims)
    expect(await lastStep(world)).toEqual({ name: 'user-info', outcome: 'failed', finding: 'other-subject' })
  }
})

clause('CFG-11 a user who is blocked fails with that reason', async (world) => {
  const alice = await world.homeOf('alice')
  await world.fetch('PUT', `/api/users/${alice}/block`, { as: 'admin' })
  publish(world)
  expect(await lastStep(world)).toEqual({ name: 'person', outcome: 'failed', finding: 'blocked' })
})

clause('CFG-11 only the first answer counts, and none after ten minutes', async (world) => {
  publish(world)
  const { id } = await open(world)
  await answer(world, id, { error: 'access_denied' })
  const again = await world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state: '', code: 'x' } })
  expect(again.status).toBe(204)
  expect((await report(world, id)).steps[2]).toMatchObject({ name: 'code', told: 'access_denied' })
  expect((await world.fetch('GET', `/api/oidc/trial/${id}`)).status).toBe(404)
  world.pass(10 * 60_000)
  expect((await world.fetch('GET', `/api/oidc/trial/${id}/result`, { as: 'admin' })).status).toBe(404)
})

clause('CFG-11 a trial continues in whichever process gets the request', async (world) => {
  publish(world)
  const { id } = await open(world)
  const other = serviceOf(world.ports)
  const ask = (method: string, path: string, body?: object) =>
    other.fetch(
      new Request(`${world.origin}/api/oidc/trial/${id}${path}`, {
        method,
        headers: { authorization: `Bearer ${world.tokenOf('admin')}` },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  const { authorizationUrl } = v.parse(trialStart, await (await ask('GET', '')).json())
  const { searchParams } = new URL(authorizationUrl)
  nonces.set(world, searchParams.get('nonce') ?? '')
  const state = searchParams.get('state') ?? ''
  expect((await ask('POST', '/result', { state, code: 'a-code' })).status).toBe(204)
  expect((await report(world, id)).steps.at(-1)).toMatchObject({ name: 'person', outcome: 'passed' })
  expect(await (await ask('GET', '/result')).json()).toMatchObject({ id, isFinished: true })
})

clause('CFG-11 of two simultaneous answers one counts', async (world) => {
  let redeemed = 0
  publish(world)
  world.provider.replies.set(`POST ${idp}/token`, () => {
    redeemed += 1
    return { status: 200, body: { access_token: 'token-of-alice', id_token: idTokenIn(world) } }
  })
  const { id } = await open(world)
  const state = (await start(world, id)).searchParams.get('state') ?? ''
  const send = () => world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, code: 'a-code' } })
  const sent = await Promise.all([send(), send()])
  expect(sent.map(({ status }) => status)).toEqual([204, 204])
  expect(redeemed).toBe(1)
})

clause('CFG-11 the store has no secret of a trial in plain text', async (world) => {
  const texts: string[] = []
  const { expiring } = world.store.store
  const watched = {
    ...expiring,
    keep: async (...[key, record]: Parameters<typeof expiring.keep>) => {
      texts.push(key, record.text)
      return expiring.keep(key, record)
    },
  }
  publish(world)
  const service = serviceOf({ ...world.ports, store: { ...world.store.store, expiring: watched } })
  const opened = await service.fetch(
    new Request(`${world.origin}/api/oidc/trial`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.tokenOf('admin')}` },
      body: JSON.stringify({ settings: draft }),
    }),
  )
  const { id } = v.parse(trialOpened, await opened.json())
  expect(texts).toHaveLength(2)
  expect(texts.join()).not.toContain(id)
  expect(texts.join()).not.toContain('draft-secret')
})

clause('CFG-11 only administrators start a trial and read its report', async (world) => {
  publish(world)
  expect((await world.fetch('POST', '/api/oidc/trial', { body: { settings: draft } })).status).toBe(401)
  expect((await post(world, { settings: draft }, 'alice')).status).toBe(403)
  const { id } = await open(world)
  const path = `/api/oidc/trial/${id}/result`
  expect((await world.fetch('GET', path)).status).toBe(401)
  expect((await world.fetch('GET', path, { as: 'alice' })).status).toBe(403)
  expect((await world.fetch('GET', `/api/oidc/trial/${'f'.repeat(64)}`)).status).toBe(404)
})

clause('CFG-11 a trial needs one of the draft’s clients and an address of the application', async (world) => {
  publish(world)
  const settings = { issuer_url: idp, clients: [{ client_id: 'web' }, { client_id: 'api', scope: 'openid' }] }
  const { id } = await open(world, { settings, client_id: 'api', redirect_uri: 'https://friend.example/' })
  const { searchParams } = await start(world, id)
  expect(searchParams.get('client_id')).toBe('api')
  expect(searchParams.get('scope')).toBe('openid')
  expect(searchParams.get('redirect_uri')).toBe('https://friend.example/')
  expect((await post(world, { settings, client_id: 'none' })).status).toBe(400)
  expect((await post(world, { settings, redirect_uri: 'https://stranger.example/' })).status).toBe(400)
})

clause('CFG-11 reports and logs contain no secret of a trial', async (world) => {
  publish(world)
  const { id } = await open(world)
  await answer(world, id, { code: 'a-code' })
  const output = JSON.stringify(await report(world, id)) + world.logged.join('\n')
  expect(output).not.toMatch(/draft-secret|a-code|token-of/)
})

clause(
  'CFG-11 an address that the provider does not verify fails with a reason and a remedy',
  async (world) => {
    const { email_verified: _, ...verified } = people.bob
    const unvouched = { ...verified, sub: 'alice' }
    publish(world, { access_token: 'odd' })
    world.provider.tokens.set('odd', unvouched)
    expect(await lastStep(world)).toMatchObject({ name: 'email', outcome: 'failed', finding: 'unvouched' })
    world.provider.tokens.set('odd', { ...unvouched, email: ['b'] })
    expect(await lastStep(world)).toMatchObject({ name: 'email', finding: 'unreadable' })
    world.provider.tokens.set('odd', unvouched)
    const stepsWith = async (client: Readonly<Record<string, unknown>>) => {
      const clients = [{ client_id: 'web', client_secret: 'draft-secret', ...client }]
      const { id } = await open(world, { settings: { issuer_url: idp, clients } })
      await answer(world, id, { code: 'x' })
      return (await report(world, id)).steps
    }
    expect((await stepsWith({ email_trusted: true }))[6]).toMatchObject({
      outcome: 'passed',
      finding: 'trusted',
    })
    expect((await stepsWith({ domain: 'kalends.example' }))[6]).toMatchObject({ finding: 'trusted' })
    expect((await stepsWith({ domain: 'else.example' }))[7]).toMatchObject({
      finding: 'not-of-issuer',
      told: 'kalends.example',
    })
  },
)

clause('CFG-11 an access token that the service would refuse fails the trial', async (world) => {
  const step = async (claims: Readonly<Record<string, unknown>>) => {
    const token = jwtOf(claims)
    world.provider.tokens.set(token, people.alice)
    publish(world, { access_token: token })
    return lastStep(world)
  }
  expect(await step({ iss: 'https://sts.example' })).toEqual({
    name: 'token',
    outcome: 'failed',
    finding: 'foreign-issuer',
    told: 'https://sts.example',
  })
  expect(await step({ iss: idp, aud: ['account'] })).toMatchObject({
    finding: 'foreign-client',
    told: 'account',
  })
  expect(await step({ iss: idp, aud: ['account'], azp: 'web' })).toMatchObject({ name: 'person' })
})

clause('CFG-11 a provider that promised to name itself in its answer must do so', async (world) => {
  publish(world)
  world.provider.replies.set(`GET ${idp}/.well-known/openid-configuration`, () => ({
    status: 200,
    body: { ...metadataOf(idp), authorization_response_iss_parameter_supported: true },
  }))
  expect(await lastStep(world)).toEqual({ name: 'code', outcome: 'failed', finding: 'no-issuer' })
  expect(await lastStep(world, { code: 'x', iss: idp })).toMatchObject({ name: 'person' })
})

const publicClient = (client: Fields = {}) => ({
  settings: { issuer_url: idp, clients: [{ client_id: 'web', ...client }] },
})
const post200 = async (world: World, id: string, result: Fields) => {
  const state = (await start(world, id)).searchParams.get('state') ?? ''
  const sent = await world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, ...result } })
  return { state, sent }
}
const tell = (world: World, id: string, body: Fields) =>
  world.fetch('POST', `/api/oidc/trial/${id}/token`, { body })
const stepIn = async (world: World, id: string, name: string) =>
  (await report(world, id)).steps.find((step) => step.name === name)
const callsOf = async (world: World, id: string) =>
  v.parse(trialCalls, await (await world.fetch('GET', `/api/oidc/trial/${id}/calls`)).json()).calls

clause('CFG-11 without a relay the browser redeems the code, and the service does not', async (world) => {
  publish(world)
  const { id } = await open(world, publicClient())
  expect(await callsOf(world, id)).toEqual([{ name: 'token', url: `${idp}/token` }])
  const { state, sent } = await post200(world, id, { code: 'a-code' })
  expect(sent.status).toBe(200)
  expect(v.parse(trialForm, await sent.json()).form).toEqual({
    grant_type: 'authorization_code',
    client_id: 'web',
    redirect_uri: 'https://calendar.example/',
    code_verifier: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect((await report(world, id)).isFinished).toBe(false)
  const text = JSON.stringify({ access_token: 'token-of-alice', id_token: idTokenIn(world) })
  expect((await tell(world, id, { state: 'trial.made-up', reply: { status: 200, text } })).status).toBe(204)
  expect((await report(world, id)).isFinished).toBe(false)
  expect((await tell(world, id, { state, reply: { status: 200, text } })).status).toBe(204)
  expect(await stepIn(world, id, 'browser')).toEqual({ name: 'browser', outcome: 'passed' })
  expect(await stepIn(world, id, 'person')).toMatchObject({ outcome: 'passed' })
  expect(world.provider.calls).not.toContain(`POST ${idp}/token`)
  await tell(world, id, { state })
  expect(await stepIn(world, id, 'browser')).toMatchObject({ outcome: 'passed' })
})

clause('CFG-11 a token answer that the browser cannot read fails the trial', async (world) => {
  publish(world)
  const { id } = await open(world, publicClient())
  const { state } = await post200(world, id, { code: 'a-code' })
  await tell(world, id, { state })
  expect(await stepIn(world, id, 'browser')).toEqual({
    name: 'browser',
    outcome: 'failed',
    finding: 'token-blocked',
    told: idp,
  })
  const relayed = await open(world, publicClient({ relay: true }))
  expect(await callsOf(world, relayed.id)).toEqual([])
  await answer(world, relayed.id, { code: 'a-code' })
  expect(await stepIn(world, relayed.id, 'browser')).toMatchObject({ finding: 'relayed' })
  expect(await stepIn(world, relayed.id, 'person')).toMatchObject({ outcome: 'passed' })
})

clause('CFG-11 a window that was closed before it redeemed its code is opened again', async (world) => {
  publish(world)
  const { id } = await open(world, publicClient())
  const { state } = await post200(world, id, { code: 'lost' })
  const send = (body: object) => world.fetch('POST', `/api/oidc/trial/${id}/result`, { body })
  // Who does not know the state does not get the form.
  expect((await send({ state: 'trial.made-up', code: 'x' })).status).toBe(204)
  expect((await send({ state, code: 'another' })).status).toBe(200)
  const text = JSON.stringify({ access_token: 'token-of-alice', id_token: idTokenIn(world) })
  await tell(world, id, { state, reply: { status: 200, text } })
  expect(await stepIn(world, id, 'person')).toMatchObject({ outcome: 'passed' })
  // What has ended does not begin again.
  expect((await send({ state, code: 'third' })).status).toBe(204)
  expect((await report(world, id)).isFinished).toBe(true)
})

clause('CFG-11 a trial whose service died over an answer takes another one', async (world) => {
  publish(world)
  const redeemed: string[] = []
  world.provider.replies.set(`POST ${idp}/token`, () => {
    redeemed.push('code')
    // The code is redeemed, and nothing of it reaches the store any more.
    if (redeemed.length === 1) world.store.trouble = 'unavailable'
    return { status: 200, body: { access_token: 'token-of-alice', id_token: idTokenIn(world) } }
  })
  const { id } = await open(world)
  const { state, sent } = await post200(world, id, { code: 'lost' })
  expect(sent.status).toBe(503)
  world.store.trouble = 'none'
  const again = () => world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, code: 'other' } })
  // The process that took the first one may still be at it.
  await again()
  expect(redeemed).toHaveLength(1)
  expect((await report(world, id)).isFinished).toBe(false)
  world.pass(31_000)
  expect((await again()).status).toBe(204)
  expect(await stepIn(world, id, 'person')).toMatchObject({ outcome: 'passed' })
})

clause('CFG-11 an error sent to the browser is reported by its code', async (world) => {
  publish(world)
  const { id } = await open(world, publicClient())
  const { state } = await post200(world, id, { code: 'a-code' })
  const text = JSON.stringify({ error: 'invalid_client' })
  await tell(world, id, { state, reply: { status: 401, text } })
  expect(await stepIn(world, id, 'token')).toMatchObject({ finding: 'refused', told: 'invalid_client' })
  expect(world.logged.join()).not.toContain('a-code')
})

clause('CFG-11 the implicit flow needs the keys in the browser, and sends tokens', async (world) => {
  publish(world)
  const steps = async (result: (nonce: string) => Fields) => {
    const { id } = await open(world, publicClient({ response_type: 'id_token token' }))
    expect(await callsOf(world, id)).toEqual([{ name: 'keys', url: `${idp}/jwks` }])
    await start(world, id)
    await post200(world, id, result(nonces.get(world) ?? ''))
    return { browser: await stepIn(world, id, 'browser'), code: await stepIn(world, id, 'code') }
  }
  const tokens = () => ({ access_token: 'token-of-alice', id_token: idTokenIn(world) })
  expect((await steps(() => ({ ...tokens(), answered: ['keys'] }))).browser).toMatchObject({
    outcome: 'passed',
  })
  expect((await steps(tokens)).browser).toMatchObject({ finding: 'keys-blocked', told: idp })
  expect((await steps(() => ({ code: 'a-code', answered: ['keys'] }))).code).toMatchObject({
    finding: 'missing',
  })
})

clause('CFG-11 tokens in answer to a request for a code fail the trial', async (world) => {
  publish(world)
  expect(await lastStep(world, { access_token: 'token-of-alice' })).toMatchObject({
    name: 'code',
    finding: 'missing',
  })
})

clause('CFG-11 settings that the application would refuse fail the trial', async (world) => {
  const first = async (body: unknown) => (await open(world, body)).steps[0]
  publish(world)
  const endpoints = {
    authorization_url: `${idp}/authorize`,
    token_url: `${idp}/token`,
    user_info_url: `${idp}/me`,
  }
  expect(await first({ settings: { clients: [{ client_id: 'web', ...endpoints }] } })).toMatchObject({
    outcome: 'failed',
    finding: 'issuer-missing',
  })
  const document = (body: Fields) =>
    world.provider.replies.set(`GET ${idp}/.well-known/openid-configuration`, () => ({ status: 200, body }))
  document({ ...metadataOf(idp), issuer: 'https://else.example' })
  expect(await first(publicClient())).toEqual({
    name: 'discovery',
    outcome: 'failed',
    finding: 'other-issuer',
    told: 'https://else.example',
  })
  document({ ...metadataOf(idp), end_session_endpoint: null })
  expect(await first(publicClient())).toEqual({
    name: 'discovery',
    outcome: 'passed',
    finding: 'no-end-session',
  })
  document({ ...metadataOf(idp), jwks_uri: null })
  const { id } = await open(world, publicClient({ response_type: 'id_token token' }))
  expect(await callsOf(world, id)).toEqual([
    { name: 'discovery', url: `${idp}/.well-known/openid-configuration` },
  ])
})
