import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import type { World } from '../testing/world.ts'

const ask = (world: World) => world.fetch('GET', '/api/oidc/provider')
const probe = `HEAD ${issuerUrl}/authorize`
const answerThere = (world: World, status: number) =>
  world.provider.replies.set(probe, () => ({ status, body: '' }))
const knocks = (world: World) => world.provider.calls.filter((call) => call === probe).length

clause('CFG-12 a provider that answers is there, with whatever status', async (world) => {
  answerThere(world, 400)
  const answer = await ask(world)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
})

clause('CFG-12 a provider that is down is 503, and checked again a second later', async (world) => {
  answerThere(world, 400)
  await ask(world)
  world.pass(6000)
  world.provider.isDown = true
  const answer = await ask(world)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).not.toBeNull()
  expect(await answer.text()).not.toContain(issuerUrl)

  world.provider.isDown = false
  world.pass(1000)
  expect((await ask(world)).status).toBe(204)
})

clause('CFG-12 a gateway error of a proxy means that the provider is down', async (world) => {
  answerThere(world, 502)
  expect((await ask(world)).status).toBe(503)
})

clause('CFG-12 a provider that does not answer HEAD is there if discovery works', async (world) => {
  expect((await ask(world)).status).toBe(204)
  expect(world.provider.calls).toContain(`discover ${issuerUrl}`)
})

clause('CFG-12 a discovery that failed is tried again after a second, not at each check', async (world) => {
  world.provider.isDown = true
  const discoveries = () => world.provider.calls.filter((call) => call === `discover ${issuerUrl}`).length
  for (const _ of [1, 2, 3]) expect((await ask(world)).status).toBe(503)
  expect(discoveries()).toBe(1)

  world.provider.isDown = false
  answerThere(world, 400)
  world.pass(1000)
  expect((await ask(world)).status).toBe(204)
  expect(discoveries()).toBe(2)
})

clause('CFG-12 many checks within five seconds are one call to the provider', async (world) => {
  answerThere(world, 400)
  await Promise.all([ask(world), ask(world), ask(world)])
  world.pass(4000)
  await ask(world)
  expect(knocks(world)).toBe(1)
  world.pass(2000)
  await ask(world)
  expect(knocks(world)).toBe(2)
})

clause(
  'CFG-12 a typed address is the one that is checked',
  async (world) => {
    world.provider.replies.set('HEAD https://login.example/in', () => ({ status: 200, body: '' }))
    expect((await ask(world)).status).toBe(204)
    expect(world.provider.calls).toContain('HEAD https://login.example/in')
  },
  {
    openId: {
      issuer_url: issuerUrl,
      clients: [{ client_id: 'kalends', authorization_url: 'https://login.example/in' }],
    },
  },
)

clause(
  'CFG-12 without sign-on settings there is no provider',
  async (world) => {
    const answer = await ask(world)
    expect(answer.status).toBe(503)
    expect((await answer.json()).error.reason).toBe('provider-misconfigured')
  },
  { openId: { clients: [{ client_id: 'kalends' }] } },
)

clause('CFG-12 a provider with another issuer name is not reported as down', async (world) => {
  const otherIssuer = { kind: 'unreachable', cause: 'names another issuer', isLasting: true } as const
  world.ports.identityProvider.discover = async () => otherIssuer
  const answer = await ask(world)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBeNull()
  expect((await answer.json()).error.reason).toBe('provider-misconfigured')
})
