import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { people, startOfTime, type World } from '../testing/world.ts'

const dayMs = 24 * 3_600_000

const generate = async (world: World): Promise<{ token: string; expiresAt: string }> => {
  const answer = await world.fetch('POST', '/api/jwt/generate', { as: 'alice' })
  return answer.json()
}

const user = (world: World, token: string) =>
  world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })

clause('ID-19 a short-lived token identifies the person for five minutes', async (world) => {
  const { token, expiresAt } = await generate(world)
  expect(expiresAt).toBe('2027-03-10T09:05:00.000Z')
  expect(await (await user(world, token)).json()).toMatchObject({ preferredEmail: people.alice.email })
  world.pass(5 * 60_000 - 1)
  expect((await user(world, token)).status).toBe(200)
  world.pass(1)
  expect((await user(world, token)).status).toBe(401)
})

clause('ID-19 it is signed with ES256 and has subject, audience and expiry', async (world) => {
  const { token } = await generate(world)
  const id = await world.homeOf('alice')
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  expect(decodeJwt(token)).toEqual({
    iss: 'https://calendar.example/api/jwt',
    aud: 'https://calendar.example',
    sub: id,
    email: people.alice.email,
    iat: startOfTime / 1000,
    exp: startOfTime / 1000 + 300,
  })
})

clause('ID-19 it is not sent to any provider', async (world) => {
  const { token } = await generate(world)
  const before = world.provider.calls.length
  expect(await (await user(world, token)).json()).toMatchObject({ firstname: 'Alice' })
  expect(world.provider.calls).toHaveLength(before)
})

clause('ID-19 a changed, unsigned or foreign one is refused', async (world) => {
  const { token } = await generate(world)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = decodeJwt(token)
  const bob = base64url({ ...claims, email: people.bob.email })
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const { kid = '' } = decodeProtectedHeader(token)
  const signedBy = (more: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, ...more }).sign(privateKey)
  const forged = [
    `${header}.${bob}.${signature}`,
    `${base64url({ alg: 'none' })}.${bob}.`,
    `${base64url({ alg: 'HS256', kid })}.${payload}.${signature}`,
    await signedBy({}),
    await signedBy({ kid: 'unknown' }),
    await signedBy({ jwk: await exportJWK(publicKey) }),
  ]
  const answers = await Promise.all(forged.map((each) => user(world, each)))
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
  expect((await user(world, token)).status).toBe(200)
})

clause(
  'ID-19 a new key signs every day, and the old one counts until its tokens have expired',
  async (world) => {
    const first = await generate(world)
    world.pass(dayMs - 1000)
    const last = await generate(world)
    world.pass(2000)
    const next = await generate(world)
    const [one, two, three] = [first, last, next].map(({ token }) => decodeProtectedHeader(token).kid)
    expect(one).toBe(two)
    expect(three).not.toBe(two)
    expect([(await user(world, last.token)).status, (await user(world, next.token)).status]).toEqual([
      200, 200,
    ])
    world.pass(5 * 60_000)
    await generate(world)
    expect((await user(world, last.token)).status).toBe(401)
  },
)

clause('ID-19 it cannot be exchanged for another credential, so it cannot be extended', async (world) => {
  const { token } = await generate(world)
  const headers = { authorization: `Bearer ${token}` }
  const answers = await Promise.all([
    world.fetch('POST', '/api/jwt/generate', { headers }),
    world.fetch('POST', '/api/tokens', { headers, body: { name: 'Child', scope: 'read' } }),
    world.fetch('POST', '/api/session', { headers }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

clause(
  'ID-6, ID-19 without jwt in the list it is refused',
  async (world) => {
    const { token } = await generate(world)
    expect((await user(world, token)).status).toBe(401)
  },
  { settings: { strategies: ['openid-connect', 'bearer'] } },
)
