import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { people, type World, type WorldOptions } from '../testing/world.ts'

const email = people.alice.email

/** Signs in a person with these claims. Returns the status, and the reason or else the first name. */
async function answerTo(world: World, claims: Readonly<Record<string, unknown>>) {
  const token = crypto.randomUUID()
  world.provider.tokens.set(token, claims)
  const answer = await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  const body = await answer.json()
  return answer.status === 200 ? [200, body.firstname] : [answer.status, body.error.reason]
}

const withClient = (client: Readonly<Record<string, unknown>>): WorldOptions => ({
  openId: {
    issuer_url: issuerUrl,
    clients: [{ client_id: 'kalends', user_info_url: `${issuerUrl}/me`, ...client }],
  },
})

clause('ID-8 an address counts that the provider says is verified, with true or "true"', async (world) => {
  expect(await answerTo(world, { email, email_verified: true, given_name: 'Al' })).toEqual([200, 'Al'])
  expect(await answerTo(world, { email, email_verified: 'true' })).toEqual([200, 'Al'])
})

clause('ID-8 any other value means not verified, and the error says so', async (world) => {
  for (const claim of [false, 'false', 'False', 'no', 'True', '', 0, 1, null, {}, [true]]) {
    expect(await answerTo(world, { email, email_verified: claim })).toEqual([403, 'email-not-verified'])
  }
  expect(world.logged.filter((line) => line.includes('email-not-verified'))).toHaveLength(11)
  expect(await world.store.store.users.byEmail(email)).toBeNull()
})

clause('ID-8 without such a claim an address does not count', async (world) => {
  expect(await answerTo(world, { email })).toEqual([403, 'email-not-vouched'])
})

clause(
  'ID-8 without such a claim it counts if the client’s addresses are trusted, but never with a false one',
  async (world) => {
    expect(await answerTo(world, { email, name: 'Al' })).toEqual([200, 'Al'])
    expect(await answerTo(world, { email, email_verified: false })).toEqual([403, 'email-not-verified'])
  },
  withClient({ email_trusted: true }),
)

clause(
  'ID-8 without such a claim it counts if the issuer is limited to the address’s domain',
  async (world) => {
    expect(await answerTo(world, { email, name: 'Al' })).toEqual([200, 'Al'])
    expect(await answerTo(world, { email: 'al@sub.kalends.example' })).toEqual([403, 'domain-not-of-issuer'])
  },
  withClient({ domain: 'Kalends.Example' }),
)

clause(
  'ID-8 the domain of a client limits verified addresses too',
  async (world) => {
    const verified = { ...people.alice, email_verified: true }
    expect(await answerTo(world, verified)).toEqual([403, 'domain-not-of-issuer'])
  },
  withClient({ domain: ['one.example', 'two.example'] }),
)

clause('ID-8 an administrator from before this rule is let in, and it is logged', async (world) => {
  const claims = { email: people.admin.email, sub: 'ada' }
  expect(await answerTo(world, claims)).toEqual([403, 'email-not-vouched'])
  // Like an earlier version, which stored the address of this subject.
  await answerTo(world, { ...claims, email_verified: true })
  await world.store.store.pins.forget(people.admin.email)
  expect((await answerTo(world, claims))[0]).toBe(200)
  expect(world.logged).toContain('email-not-vouched {"administrator":true}')
  expect(await answerTo(world, { ...claims, sub: 'another' })).toEqual([403, 'email-not-vouched'])
})

clause('ID-8 a missing or unreadable address has an error of its own', async (world) => {
  for (const address of [undefined, null, '']) {
    expect(await answerTo(world, { email: address, email_verified: true })).toEqual([403, 'email-missing'])
  }
  for (const address of [
    [email],
    7,
    {},
    true,
    'alice',
    'a@b@kalends.example',
    `ali\u200Bce@kalends.example`,
  ]) {
    expect(await answerTo(world, { email: address, email_verified: true })).toEqual([403, 'email-unreadable'])
  }
})

clause('ID-8 the Kelvin sign is not a k', async (world) => {
  const kate = { email: 'kate@kalends.example', email_verified: true, given_name: 'Kate' }
  expect(await answerTo(world, kate)).toEqual([200, 'Kate'])
  expect(await answerTo(world, { ...kate, email: '\u212Aate@kalends.example' })).toEqual([
    403,
    'email-unreadable',
  ])
})

clause('ID-8 claims of wrong types count as missing where they do not matter', async (world) => {
  const odd = {
    email,
    email_verified: true,
    sub: 7,
    name: null,
    given_name: null,
    family_name: ['a'],
    locale: 1,
  }
  expect(await answerTo(world, odd)).toEqual([200, ''])
  expect(await answerTo(world, { ...people.bob, sub: { deep: true }, name: 5 })).toEqual([200, 'Bob'])
})

clause('ID-10 a single name claim becomes the name', async (world) => {
  expect(await answerTo(world, { email, email_verified: true, name: 'Alice Archer' })).toEqual([
    200,
    'Alice Archer',
  ])
})

clause('ID-10 a name with characters that nobody sees, or without end, is cleaned', async (world) => {
  const claims = {
    email,
    email_verified: true,
    given_name: '\u202eAl\u0000',
    family_name: 'x'.repeat(10_000),
  }
  expect(await answerTo(world, claims)).toEqual([200, 'Al'])
  expect((await world.store.store.users.byEmail(email))?.lastName).toBe('x'.repeat(200))
})
