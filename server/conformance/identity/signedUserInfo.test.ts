import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { people, type World } from '../testing/world.ts'

/** The status for a token whose UserInfo is signed with these claims. */
const statusOf = async (world: World, token: string, signed: Readonly<Record<string, unknown>>) => {
  world.provider.tokens.set(token, { ...people.alice, ...signed })
  return (await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })).status
}

clause('ID-8 signed UserInfo counts if its audience is one of the clients', async (world) => {
  expect(await statusOf(world, 'one', { iss: issuerUrl, aud: 'kalends' })).toBe(200)
  expect(await statusOf(world, 'several', { iss: issuerUrl, aud: ['another', 'kalends'] })).toBe(200)
  expect(await statusOf(world, 'none', { iss: issuerUrl })).toBe(200)
  expect(await statusOf(world, 'another', { iss: issuerUrl, aud: 'another' })).toBe(401)
  expect(await statusOf(world, 'others', { iss: issuerUrl, aud: ['another', 'third'] })).toBe(401)
})

clause('ID-8 a lasting failure of UserInfo has no Retry-After', async (world) => {
  const answering = async (isLasting: boolean) => {
    world.ports.identityProvider.userInfo = async () => ({
      kind: 'unreachable',
      cause: 'scripted',
      isLasting,
    })
    const answer = await world.fetch('GET', '/api/user', {
      headers: { authorization: `Bearer token-${isLasting}` },
    })
    const { error } = await answer.json()
    return { status: answer.status, reason: error.reason, isToRetry: answer.headers.has('retry-after') }
  }
  expect(await answering(false)).toEqual({ status: 503, reason: 'unavailable', isToRetry: true })
  expect(await answering(true)).toEqual({ status: 503, reason: 'provider-misconfigured', isToRetry: false })
})

clause(
  'ID-8 a provider without a UserInfo address is reported as a settings problem',
  async (world) => {
    world.ports.identityProvider.discover = async () => ({ kind: 'found', metadata: { issuer: issuerUrl } })
    const answer = await world.fetch('GET', '/api/user', { as: 'alice' })
    expect((await answer.json()).error.reason).toBe('provider-misconfigured')
  },
  { openId: { issuer_url: issuerUrl, clients: [{ client_id: 'kalends' }] } },
)
