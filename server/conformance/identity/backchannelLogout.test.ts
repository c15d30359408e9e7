import { UnsecuredJWT, SignJWT } from 'jose'
import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { logoutEvent, logoutTokens, startSeconds } from '../testing/logoutTokens.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { people, serviceOf, type World } from '../testing/world.ts'

const signed = await logoutTokens()

const claims = {
  iss: issuerUrl,
  sub: 'alice-at-idp',
  aud: 'kalends',
  iat: startSeconds,
  exp: startSeconds + 120,
  jti: 'once',
  events: logoutEvent,
}

const publishKeys = (world: World, { keys }: Pick<typeof signed, 'keys'> = signed) =>
  world.provider.replies.set(`GET ${issuerUrl}/jwks`, () => ({ status: 200, body: keys }))

const logOut = (world: World, token: string) =>
  world.fetch('POST', '/api/oidc/backchannel-logout', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: token }).toString(),
  })

/** Signs Alice in with a token and a cookie. The provider's subject for her is `alice-at-idp`. */
const signAliceIn = async (world: World): Promise<string> => {
  publishKeys(world)
  world.provider.tokens.set('token-of-alice', { ...people.alice, sub: 'alice-at-idp' })
  const answer = await world.fetch('POST', '/api/session', { as: 'alice' })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const byCookie = async (world: World, cookie: string) =>
  (await world.fetch('GET', '/api/user', { headers: { cookie } })).status
const byToken = async (world: World) => (await world.fetch('GET', '/api/user', { as: 'alice' })).status

clause('ID-20 a logout token counts once, even across processes', async (world) => {
  await signAliceIn(world)
  const token = await signed.sign(claims)
  expect((await logOut(world, token)).status).toBe(200)
  const again = await serviceOf(world.ports).fetch(
    new Request(`${world.origin}/api/oidc/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    }),
  )
  expect(again.status).toBe(400)
  expect(world.logged.at(-1)).toContain('seen before')
})

clause('ID-20 signing out at the provider ends sessions and clears cached tokens', async (world) => {
  const cookie = await signAliceIn(world)
  world.provider.tokens.delete('token-of-alice')
  expect([await byCookie(world, cookie), await byToken(world)]).toEqual([200, 200])
  const answer = await logOut(world, await signed.sign(claims))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('')
  expect([await byCookie(world, cookie), await byToken(world)]).toEqual([401, 401])
})

clause('ID-20 a logout token signs out nobody else', async (world) => {
  await signAliceIn(world)
  world.provider.tokens.set('token-of-bob', { ...people.bob, sub: 'bob-at-idp' })
  const bob = await world.fetch('POST', '/api/session', { as: 'bob' })
  const cookie = bob.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await logOut(world, await signed.sign(claims))).status).toBe(200)
  const user = await world.fetch('GET', '/api/user', { headers: { cookie } })
  expect(await user.json()).toMatchObject({ firstname: 'Bob' })
})

clause('ID-20 signing out an unknown account succeeds', async (world) => {
  publishKeys(world)
  const answer = await logOut(world, await signed.sign({ ...claims, sub: 'stranger' }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

clause('ID-20 a logout token counts once', async (world) => {
  publishKeys(world)
  const token = await signed.sign(claims)
  expect([(await logOut(world, token)).status, (await logOut(world, token)).status]).toEqual([200, 400])
})

clause(
  'ID-20 a token from elsewhere, for another audience, from another time or of another kind is 400',
  async (world) => {
    const cookie = await signAliceIn(world)
    const forger = await logoutTokens()
    const { sub: _sub, ...nobody } = claims
    const { jti: _jti, ...unnamed } = claims
    const { events: _events, ...eventless } = claims
    const { iat: _iat, ...undated } = claims
    const signatures = await Promise.all([
      forger.sign(claims),
      signed.sign({ ...claims, iss: 'https://else.example' }),
      signed.sign({ ...claims, aud: 'another' }),
      signed.sign({ ...claims, nonce: 'of-an-id-token' }),
      signed.sign({ ...claims, events: { 'http://schemas.openid.net/event/other': {} } }),
      signed.sign({
        ...claims,
        events: Object.fromEntries(Object.keys(logoutEvent).map((key) => [key, 1])),
      }),
      signed.sign(nobody),
      signed.sign(unnamed),
      signed.sign(eventless),
      signed.sign(undated),
      signed.sign({ ...claims, iat: startSeconds - 600 }),
      signed.sign({ ...claims, iat: startSeconds + 600 }),
      signed.sign({ ...claims, exp: startSeconds - 90 }),
      signed.sign(claims, { typ: 'at+jwt' }),
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('kept-secret'.repeat(4))),
    ])
    const unsigned = [new UnsecuredJWT(claims).encode(), 'no.token.atall', '']
    const tokens = [...signatures, ...unsigned]
    const answers = await Promise.all(tokens.map((token) => logOut(world, token)))
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 400))
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect([...bodies]).toEqual([
      '{"error":{"code":400,"message":"Bad Request","details":"The logout token is invalid.","reason":"wrong-shape"}}',
    ])
    expect(await byCookie(world, cookie)).toBe(200)
  },
)

clause('ID-20 no token, and two tokens, are 400', async (world) => {
  publishKeys(world)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ask = (body: string) => world.fetch('POST', '/api/oidc/backchannel-logout', { headers, body })
  expect((await ask('')).status).toBe(400)
  const token = await signed.sign(claims)
  expect((await ask(`logout_token=${token}&logout_token=${token}`)).status).toBe(400)
})

clause(
  'ID-20 a token may be for any configured client of its issuer',
  async (world) => {
    publishKeys(world)
    expect((await logOut(world, await signed.sign({ ...claims, aud: ['x', 'mobile'] }))).status).toBe(200)
    expect((await logOut(world, await signed.sign({ ...claims, jti: 'b', aud: 'elsewhere' }))).status).toBe(
      400,
    )
  },
  {
    openId: {
      issuer_url: issuerUrl,
      clients: [
        { client_id: 'kalends' },
        { client_id: 'mobile' },
        { client_id: 'elsewhere', issuer_url: 'https://other.example' },
      ],
    },
  },
)

clause('ID-20 keys are read once, and again for a new key', async (world) => {
  publishKeys(world)
  const keyCalls = () => world.provider.calls.filter((call) => call === `GET ${issuerUrl}/jwks`).length
  await logOut(world, await signed.sign(claims))
  await logOut(world, await signed.sign({ ...claims, jti: 'second' }))
  expect(keyCalls()).toBe(1)
  const next = await logoutTokens('next')
  publishKeys(world, next)
  world.pass(31_000)
  const token = await next.sign({ ...claims, jti: 'third' })
  expect((await logOut(world, token)).status).toBe(200)
  expect(keyCalls()).toBe(2)
  const made = await logoutTokens('made-up')
  await Promise.all(['4', '5', '6'].map(async (jti) => logOut(world, await made.sign({ ...claims, jti }))))
  expect(keyCalls()).toBe(2)
})

clause(
  'ID-20 a new key by the name of the one before counts, and forged ones cost no call',
  async (world) => {
    publishKeys(world)
    await logOut(world, await signed.sign(claims))
    const [next, forger] = [await logoutTokens(), await logoutTokens()]
    publishKeys(world, next)
    world.pass(31_000)
    expect((await logOut(world, await next.sign({ ...claims, jti: 'second' }))).status).toBe(200)
    const keyCalls = () => world.provider.calls.filter((call) => call === `GET ${issuerUrl}/jwks`).length
    const forged = await Promise.all(
      ['3', '4', '5'].map(async (jti) => logOut(world, await forger.sign({ ...claims, jti }))),
    )
    expect(forged.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(keyCalls()).toBe(2)
  },
)

clause('ID-20 without the keys nobody is signed out, and the call may be repeated', async (world) => {
  const cookie = await signAliceIn(world)
  const token = await signed.sign(claims)
  world.provider.replies.clear()
  expect((await logOut(world, token)).status).toBe(400)
  expect(await byCookie(world, cookie)).toBe(200)
  publishKeys(world)
  world.pass(2000)
  expect((await logOut(world, token)).status).toBe(200)
  expect(world.logged.join('\n')).not.toMatch(/alice|eyJ/)
})
