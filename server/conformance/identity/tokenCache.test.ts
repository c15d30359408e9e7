import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { jwtOf } from '../testing/tokens.ts'
import { people, serviceOf, startOfTime, type World } from '../testing/world.ts'

const nameOf = async (world: World, token = 'token-of-alice') => {
  const answer = await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  return answer.status === 200 ? (await answer.json()).firstname : answer.status
}

const asked = (world: World) => world.provider.calls.filter((call) => call.startsWith('userInfo')).length

clause(
  'ID-8 the provider’s answer is cached for as long as the operator says',
  async (world) => {
    expect(await nameOf(world)).toBe('Alice')
    world.pass(299_000)
    expect(await nameOf(world)).toBe('Alice')
    expect(asked(world)).toBe(1)
    world.pass(2000)
    expect(await nameOf(world)).toBe('Alice')
    expect(asked(world)).toBe(2)
  },
  { settings: { userInfoTtlMs: 300_000 } },
)

clause(
  'ID-8 the provider’s answer is never cached beyond the end of the token',
  async (world) => {
    const token = jwtOf({ exp: startOfTime / 1000 + 100 })
    world.provider.tokens.set(token, people.bob)
    expect(await nameOf(world, token)).toBe('Bob')
    world.pass(101_000)
    world.provider.tokens.delete(token)
    expect(await nameOf(world, token)).toBe(401)
  },
  { settings: { userInfoTtlMs: 300_000 } },
)

clause(
  'ID-8 the operator can switch the cache off',
  async (world) => {
    await nameOf(world)
    expect(await nameOf(world)).toBe('Alice')
    expect(asked(world)).toBe(2)
  },
  { settings: { userInfoTtlMs: 0 } },
)

clause('ID-8 settings changed by another process clear the cache', async (world) => {
  expect(await nameOf(world)).toBe('Alice')
  const other = serviceOf(world.ports)
  const value = { clients: [{ client_id: 'web', user_info_url: 'https://new.example/me' }] }
  const body = JSON.stringify([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }])
  const headers = { authorization: `Bearer ${world.tokenOf('admin')}`, 'content-type': 'application/json' }
  const put = new Request(`${world.origin}/api/configurations?scope=platform`, {
    method: 'PUT',
    headers,
    body,
  })
  expect((await other.fetch(put)).status).toBe(204)
  world.provider.only.set('token-of-alice', `${issuerUrl}/me`)
  expect(await nameOf(world)).toBe(401)
})
