import { expect } from 'vitest'
import type { HealthCheck } from '../../ports.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, type PersonName, type World } from '../testing/world.ts'

const health = (world: World, as?: PersonName) =>
  world.fetch('GET', '/api/healthcheck', as === undefined ? {} : { as })

const directory = (check: HealthCheck['check']): HealthCheck => ({ name: 'ldap', check })

const directoryDetails = {
  cause: 'bind failed',
  info: [
    {
      configuration: { url: 'ldap://directory.example', adminDn: 'cn=admin', adminPassword: 'hunter2' },
      usage: { auth: true, search: true, autoProvisioning: false },
      name: 'People',
      domainId: 'd'.repeat(24),
      state: 'error',
      message: 'invalid credentials',
    },
  ],
}

const broken = { healthChecks: [directory(async () => ({ status: 'unhealthy', details: directoryDetails }))] }

clause('HC-1 everyone sees the status only', async (world) => {
  const answer = await health(world)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'healthy' })
})

clause('HC-1 an administrator sees each component', async (world) => {
  const answer = await health(world, 'admin')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    status: 'healthy',
    checks: [
      {
        componentName: 'store',
        status: 'healthy',
        details: { info: [{ name: world.ports.store.engine, state: 'up' }] },
      },
      {
        componentName: 'identity-provider',
        status: 'healthy',
        details: { info: [{ issuer_url: issuerUrl, state: 'up' }] },
      },
    ],
  })
})

clause(
  'HC-1 one unhealthy component makes it 503 with the same body',
  async (world) => {
    const shown = await health(world)
    expect(shown.status).toBe(503)
    expect(await shown.json()).toEqual({ status: 'unhealthy' })
    const report = await health(world, 'admin')
    expect(report.status).toBe(503)
    expect(await report.json()).toMatchObject({
      status: 'unhealthy',
      checks: [{ status: 'healthy' }, { status: 'healthy' }, { componentName: 'ldap', status: 'unhealthy' }],
    })
  },
  broken,
)

clause('HC-1 a provider that is down is unhealthy', async (world) => {
  await world.homeOf('admin')
  world.provider.isDown = true
  const answer = await health(world, 'admin')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    checks: [{}, { status: 'unhealthy', details: { info: [{ state: 'down' }] } }],
  })
})

clause(
  'HC-2 any credential of an administrator shows the components, and others see the status only',
  async (world) => {
    const id = await world.homeOf('admin')
    await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
    const opened = await world.fetch('POST', '/api/session', { as: 'admin' })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const byToken = await health(world, 'admin')
    const byCookie = await world.fetch('GET', '/api/healthcheck', { headers: { cookie } })
    const byPassword = await world.fetch('GET', '/api/healthcheck', {
      headers: basicOf(people.admin.email, 'letmein'),
    })
    const answers = await Promise.all([byToken, byCookie, byPassword].map((answer) => answer.json()))
    expect(answers.map(({ checks }) => checks?.length)).toEqual([2, 2, 2])
    const wrong = await world.fetch('GET', '/api/healthcheck', { headers: { authorization: 'Bearer wrong' } })
    expect([await wrong.json(), await (await health(world, 'alice')).json()]).toEqual([
      { status: 'healthy' },
      { status: 'healthy' },
    ])
  },
)

clause(
  'HC-2 while the store is down, an administrator identified in the last minute still sees the components',
  async (world) => {
    await world.homeOf('admin')
    const opened = await world.fetch('POST', '/api/session', { as: 'admin' })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    await world.fetch('GET', '/api/user', { headers: { cookie } })
    world.store.trouble = 'unavailable'
    world.pass(50_000)
    const byToken = await health(world, 'admin')
    expect(byToken.status).toBe(503)
    const expected = { status: 'unhealthy', checks: [{ componentName: 'store', status: 'unhealthy' }, {}] }
    expect(await byToken.json()).toMatchObject(expected)
    const byCookie = await world.fetch('GET', '/api/healthcheck', { headers: { cookie } })
    expect(await byCookie.json()).toMatchObject(expected)
    world.pass(20_000)
    const late = await world.fetch('GET', '/api/healthcheck', { headers: { cookie } })
    expect(await late.json()).toEqual({ status: 'unhealthy' })
  },
)

clause(
  'HC-2 while the store is down, an administrator’s password still shows the components',
  async (world) => {
    const id = await world.homeOf('admin')
    await world.ports.store.passwords.set(id, await world.ports.passwords.hash('letmein'))
    const headers = basicOf(people.admin.email, 'letmein')
    await world.fetch('GET', '/api/user', { headers })
    world.store.trouble = 'unavailable'
    world.pass(3_600_000)
    const answer = await world.fetch('GET', '/api/healthcheck', { headers })
    expect(await answer.json()).toMatchObject({
      status: 'unhealthy',
      checks: [{ componentName: 'store' }, {}],
    })
    const guess = await world.fetch('GET', '/api/healthcheck', {
      headers: basicOf(people.admin.email, 'guess'),
    })
    expect(await guess.json()).toEqual({ status: 'unhealthy' })
  },
)

clause(
  'HC-3 an administrator lists the component names, and others cannot',
  async (world) => {
    const list = (as?: PersonName) =>
      world.fetch('GET', '/api/healthcheck/services', as === undefined ? {} : { as })
    expect(await (await list('admin')).json()).toEqual({ services: ['store', 'identity-provider', 'ldap'] })
    expect([(await list()).status, (await list('alice')).status]).toEqual([401, 403])
  },
  broken,
)

clause(
  'HC-4 a component is found by its name in any letter case',
  async (world) => {
    const ask = (name: string, as?: PersonName) =>
      world.fetch('GET', `/api/healthcheck/${name}`, as === undefined ? {} : { as })
    const store = await ask('STORE', 'admin')
    expect(store.status).toBe(200)
    expect(await store.json()).toMatchObject({ componentName: 'store', status: 'healthy' })
    const ldap = await ask('Ldap', 'admin')
    expect(ldap.status).toBe(503)
    expect(await ldap.json()).toMatchObject({ componentName: 'ldap', status: 'unhealthy' })
    expect([(await ask('store')).status, (await ask('store', 'alice')).status]).toEqual([401, 403])
  },
  broken,
)

clause('HC-4 an unknown name is 404 with a sentence', async (world) => {
  const answer = await world.fetch('GET', '/api/healthcheck/redis', { as: 'admin' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ componentName: 'redis', status: 'not found' })
})

clause(
  'HC-5 a component registers a name and a checker, and its details are not public',
  async (world) => {
    expect(await (await health(world)).text()).toBe('{"status":"unhealthy"}')
    const { checks } = await (await health(world, 'admin')).json()
    expect(checks[2]).toMatchObject({ componentName: 'ldap', details: { cause: 'bind failed' } })
  },
  broken,
)

clause(
  'HC-6 the public address cannot overload the components, and an administrator gets a fresh result once a second',
  async (world) => {
    // Identifies the administrator first, so that this call is not counted.
    await world.fetch('GET', '/api/user', { as: 'admin' })
    world.provider.calls.length = 0
    const asked = () => world.provider.calls.filter((call) => call.startsWith('discover')).length
    const one = () => world.fetch('GET', '/api/healthcheck/identity-provider', { as: 'admin' })
    const seen = await Promise.all(Array.from({ length: 20 }, () => health(world)))
    expect(await Promise.all(seen.map((answer) => answer.text()))).toEqual(
      Array.from({ length: 20 }, () => '{"status":"healthy"}'),
    )
    world.pass(4000)
    await health(world)
    expect(asked()).toBe(1)
    await Promise.all([one(), one()])
    expect(asked()).toBe(2)
    world.pass(900)
    await one()
    expect(asked()).toBe(2)
    world.pass(200)
    await one()
    expect(asked()).toBe(3)
    world.pass(6000)
    await health(world)
    expect(asked()).toBe(4)
  },
)

clause(
  'HC-6 a checker that throws is unhealthy with its cause',
  async (world) => {
    const answer = await health(world, 'admin')
    expect(answer.status).toBe(503)
    const { checks } = await answer.json()
    expect(checks[2]).toEqual({
      componentName: 'ldap',
      status: 'unhealthy',
      details: { cause: 'connect ECONNREFUSED ldap://********@directory.example' },
    })
  },
  {
    healthChecks: [
      directory(() => {
        throw new Error('connect ECONNREFUSED ldap://admin:hunter2@directory.example')
      }),
    ],
  },
)

const silent = ['ldap', 'redis', 'rabbitmq', 'mongodb', 'elasticsearch']

clause(
  'HC-6 checkers that never answer are unhealthy after their time-out, which runs in parallel',
  async (world) => {
    const before = performance.now()
    const { checks } = await (await health(world, 'admin')).json()
    // In sequence they would take two and a half seconds.
    expect(performance.now() - before).toBeLessThan(2000)
    const reasons = [{ code: 'no-answer', amount: 0.5 }]
    const details = { cause: 'No answer within 0.5 seconds', reasons }
    expect(checks.slice(2)).toEqual(
      silent.map((componentName) => ({ componentName, status: 'unhealthy', details })),
    )
  },
  {
    settings: { healthTimeoutMs: 500 },
    healthChecks: silent.map((name) => ({ name, check: () => new Promise(() => undefined) })),
  },
)

clause(
  'HC-7 a directory is shown in the specified form without its password',
  async (world) => {
    const text = await (await health(world, 'admin')).text()
    expect(text).not.toContain('hunter2')
    const { checks } = JSON.parse(text)
    expect(checks[2].details).toEqual({
      ...directoryDetails,
      info: [
        {
          ...directoryDetails.info[0],
          configuration: {
            ...directoryDetails.info[0]?.configuration,
            adminPassword: '********',
          },
        },
      ],
    })
  },
  broken,
)

clause(
  'HC-8 the components of another server keep their names',
  async (world) => {
    const { services } = await (await world.fetch('GET', '/api/healthcheck/services', { as: 'admin' })).json()
    expect(services).toEqual(['store', 'identity-provider', 'mongodb', 'elasticsearch'])
  },
  {
    healthChecks: ['mongodb', 'elasticsearch'].map((name) => ({
      name,
      check: async () => ({ status: 'healthy' }) as const,
    })),
  },
)
