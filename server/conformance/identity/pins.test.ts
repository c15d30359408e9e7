import { expect } from 'vitest'
import { dayMs } from '#domain/time/units.ts'
import { pinKey } from '../../identity/people/pins.ts'
import { unpin } from '../../process/administration/unpin.ts'
import { putConfiguration } from '../../process/administration/storedConfiguration.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl, metadataOf } from '../testing/scriptedProvider.ts'
import { jwtOf } from '../testing/tokens.ts'
import { people, startOfTime, type World } from '../testing/world.ts'

const user_info_url = `${issuerUrl}/me`
const ada = people.admin

/** Signs in with the administrator's address. Returns the status, and the reason if there is one. */
async function signIn(world: World, claims: Readonly<Record<string, unknown>>, client = 'kalends') {
  const token = jwtOf({ client_id: client, jti: crypto.randomUUID() })
  world.provider.tokens.set(token, claims)
  const answer = await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  const body = await answer.json()
  if (answer.status !== 200) return body.error.reason
  expect(body).toMatchObject({ preferredEmail: claims['email'] })
  return 200
}

const save = async (world: World, value: unknown) => {
  const token = jwtOf({ client_id: 'kalends' })
  world.provider.tokens.set(token, ada)
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', {
    headers: { authorization: `Bearer ${token}` },
    body: [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }],
  })
  expect(answer.status).toBe(204)
}

const other = { issuer_url: issuerUrl, clients: [{ client_id: 'web', user_info_url }] }

clause(
  'ID-23 an administrator’s address belongs to the account that first signed in with it',
  async (world) => {
    expect(await signIn(world, ada)).toBe(200)
    expect(await signIn(world, { ...ada, sub: 'another' })).toBe('administrator-pinned')
    expect(await signIn(world, ada)).toBe(200)
  },
)

clause('ID-23 other people may change accounts', async (world) => {
  expect(await signIn(world, { ...people.alice, sub: 'one' })).toBe(200)
  expect(await signIn(world, { ...people.alice, sub: 'two' })).toBe(200)
})

clause('ID-23 another client counts as another account, until the pin is deleted', async (world) => {
  expect(await signIn(world, ada)).toBe(200)
  await save(world, other)
  expect(await signIn(world, ada, 'web')).toBe('administrator-pinned')
  expect(await unpin(world.store.store, 'Admin@Kalends.example')).toContain('is unpinned')
  expect(await unpin(world.store.store, people.admin.email)).toContain('Nothing was changed')
  world.pass(11_000)
  expect(await signIn(world, ada, 'web')).toBe(200)
})

/** The service redeems the codes of this client. */
const tried = { ...other, clients: [{ client_id: 'web', relay: true, user_info_url }] }

/** Runs a trial of the other client, as the person in these claims. */
const tryOut = async (world: World, claims: Readonly<Record<string, unknown>>) => {
  const replies = { [`GET ${issuerUrl}/.well-known/openid-configuration`]: metadataOf(issuerUrl) }
  for (const [address, body] of Object.entries(replies)) {
    world.provider.replies.set(address, () => ({ status: 200, body }))
  }
  const token = jwtOf({ client_id: 'web', jti: crypto.randomUUID() })
  world.provider.tokens.set(token, claims)
  let nonce: string | null = null
  world.provider.replies.set(`POST ${issuerUrl}/token`, () => ({
    status: 200,
    body: {
      access_token: token,
      id_token: jwtOf({
        iss: issuerUrl,
        aud: 'web',
        sub: claims['sub'],
        exp: startOfTime / 1000 + 600,
        nonce,
      }),
    },
  }))
  const mine = jwtOf({ client_id: 'kalends' })
  world.provider.tokens.set(mine, ada)
  const headers = { authorization: `Bearer ${mine}` }
  const opened = await world.fetch('POST', '/api/oidc/trial', { headers, body: { settings: tried } })
  const { id } = await opened.json()
  const { authorizationUrl } = await (await world.fetch('GET', `/api/oidc/trial/${id}`)).json()
  const { searchParams } = new URL(authorizationUrl)
  nonce = searchParams.get('nonce')
  const state = searchParams.get('state')
  await world.fetch('POST', `/api/oidc/trial/${id}/result`, { body: { state, code: 'x' } })
  const report = await world.fetch('GET', `/api/oidc/trial/${id}/result`, { headers })
  return (await report.json()).steps.at(-1)
}

clause('ID-23 settings that were tried move the pin to the account that tried them', async (world) => {
  expect(await signIn(world, ada)).toBe(200)
  expect(await tryOut(world, { ...ada, sub: 'ada-there' })).toMatchObject({ outcome: 'passed' })
  await save(world, other)
  expect(await signIn(world, { ...ada, sub: 'another' }, 'web')).toBe('administrator-pinned')
  expect(await signIn(world, { ...ada, sub: 'ada-there' }, 'web')).toBe(200)
})

clause('ID-23 after a trial by somebody else, the first account gets the pin', async (world) => {
  expect(await signIn(world, ada)).toBe(200)
  await tryOut(world, people.alice)
  await save(world, other)
  expect(await signIn(world, { ...ada, sub: 'ada-there' }, 'web')).toBe(200)
  expect(await signIn(world, ada, 'web')).toBe('administrator-pinned')
})

clause(
  'ID-23 settings that were tried and not saved, as somebody else was faster, move no pin',
  async (world) => {
    expect(await signIn(world, ada)).toBe(200)
    await tryOut(world, { ...ada, sub: 'ada-there' })
    const token = jwtOf({ client_id: 'kalends' })
    const stale = await world.fetch('PUT', '/api/configurations?scope=platform', {
      headers: { authorization: `Bearer ${token}`, 'if-match': '"another"' },
      body: [{ name: 'core', configurations: [{ name: 'openid-connect', value: other }] }],
    })
    expect(stale.status).toBe(412)
    world.pass(dayMs)
    await save(world, other)
    expect(await signIn(world, { ...ada, sub: 'ada-there' }, 'web')).toBe('administrator-pinned')
  },
)

clause('ID-23 settings stored on the machine need no trial', async (world) => {
  expect(await signIn(world, ada)).toBe(200)
  await putConfiguration(world.store.store, other)
  expect(await signIn(world, ada, 'web')).toBe(200)
})

clause('ID-23 a restored version lets its administrators in again', async (world) => {
  expect(await signIn(world, ada)).toBe(200)
  await tryOut(world, ada)
  await save(world, other)
  const headers = { authorization: `Bearer ${jwtOf({ client_id: 'web' })}` }
  world.provider.tokens.set(jwtOf({ client_id: 'web' }), ada)
  const history = await world.fetch('GET', '/api/configurations/history', { headers })
  const { versions } = await history.json()
  const path = `/api/configurations/history/${versions.at(-1).id}/restore`
  expect((await world.fetch('POST', path, { headers })).status).toBe(204)
  expect(await signIn(world, ada)).toBe(200)
})

clause('ID-23 UserInfo without a subject is nobody’s account', async (world) => {
  const { sub: _, ...nameless } = ada
  for (const claims of [nameless, { ...nameless, sub: '' }, { ...nameless, sub: null }])
    expect(await signIn(world, claims)).toBe('provider-misconfigured')
  expect(await signIn(world, ada)).toBe(200)
  expect(await signIn(world, nameless)).toBe('provider-misconfigured')
})

clause('ID-23 a pin without a subject, as earlier versions made them, holds nobody', async (world) => {
  const place = await pinKey(issuerUrl, { client_id: 'kalends' })
  const { pins } = world.store.store
  await pins.put({ email: ada.email, place, subject: '', pinnedAt: startOfTime })
  await pins.put({ email: ada.email, place: 'elsewhere', subject: '', pinnedAt: startOfTime })
  expect(await signIn(world, ada)).toBe(200)
  expect(await signIn(world, { ...ada, sub: 'another' })).toBe('administrator-pinned')
})

const second = 'https://second.example'
const twoIssuers = {
  openId: {
    clients: [
      { client_id: 'kalends', issuer_url: issuerUrl, user_info_url },
      { client_id: 'second', issuer_url: second, user_info_url: `${second}/me` },
    ],
  },
}

/** Signs in at an issuer. Returns the id of the person, or the reason of a refusal. */
async function signInAt(world: World, iss: string, claims: Readonly<Record<string, unknown>>) {
  const token = jwtOf({ iss, jti: crypto.randomUUID() })
  world.provider.tokens.set(token, claims)
  const answer = await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  const body = await answer.json()
  return answer.status === 200 ? body.id : body.error.reason
}

clause(
  'ID-23 the same subject at a second issuer is another account of an administrator',
  async (world) => {
    const id = await signInAt(world, issuerUrl, ada)
    expect(id).toMatch(/^[\da-f]{24}$/)
    expect(await signInAt(world, second, ada)).toBe('administrator-pinned')
    expect(await signInAt(world, issuerUrl, ada)).toBe(id)
  },
  twoIssuers,
)

clause(
  'ID-7 the same subject at a second issuer with another address is another person',
  async (world) => {
    const alice = await signInAt(world, issuerUrl, { ...people.alice, sub: 'one' })
    const bob = await signInAt(world, second, { ...people.bob, sub: 'one' })
    expect(bob).toMatch(/^[\da-f]{24}$/)
    expect(bob).not.toBe(alice)
    expect(await signInAt(world, issuerUrl, { ...people.alice, sub: 'one' })).toBe(alice)
  },
  twoIssuers,
)
