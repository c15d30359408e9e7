import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SamplesByName } from '#domain/health/Sample.ts'
import type { Watch } from '#domain/health/watch.ts'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { healthCommands } from './commands.ts'
import { healthQueries, healthKeys } from './queries.ts'
import type { Watching } from './watching.ts'
import { epochMs } from '#domain/time/units.ts'

const pace = { everyMs: 30_000, isPaused: false, isInBackground: false }
const checks = [
  { componentName: 'store', status: 'healthy' },
  { componentName: 'ldap', status: 'unhealthy', details: { cause: 'timeout', password: 'tiger' } },
]
const whole = { 'GET /api/healthcheck': { status: 503, body: { status: 'unhealthy', checks } } }

const keeping = (before: SamplesByName = {}) => {
  const store = { samples: before }
  return {
    store,
    samples: {
      read: async () => store.samples,
      keep: async (samples: SamplesByName) => void (store.samples = samples),
    },
  }
}

function watchingOf(answers: Answers, more: Partial<Watching> = {}) {
  const client = new QueryClient()
  const { api, asked } = apiAnswering(answers)
  const watching: Watching = {
    api,
    userId: 'admin',
    isAdministrator: true,
    samples: null,
    isSignedOut: () => false,
    ...more,
  }
  const query = healthQueries.watch(watching, pace)
  const check = healthCommands.check(watching, client)
  return {
    asked,
    client,
    ask: () => client.query({ ...query, staleTime: 0 }),
    check: async (names: readonly string[]) => {
      await client.getMutationCache().build(client, check).execute(names)
      return client.getQueryData<Watch>(healthKeys.watch(watching))
    },
  }
}

test('a check without an answer is not an error of the query, and leaves nothing in the cache', async () => {
  const body = { status: 'odd', checks: 'password=tiger' }
  const { ask, client } = watchingOf({ 'GET /api/healthcheck': { body } })
  expect(await ask()).toMatchObject({
    health: null,
    trouble: { failure: 'unreadable-answer', status: 200, times: 1 },
  })
  expect(await ask()).toMatchObject({ trouble: { times: 2 } })
  const cached = client.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain('tiger')
})

test('a single component is checked with a request of its own', async () => {
  const { ask, check, asked } = watchingOf({
    ...whole,
    'GET /api/healthcheck/ldap': { body: { componentName: 'ldap', status: 'healthy' } },
  })
  await ask()
  const watch = await check(['ldap'])
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/healthcheck', '/api/healthcheck/ldap'])
  expect(watch?.health?.status).toBe('healthy')
})

test('a check without an answer leaves earlier results', async () => {
  const { ask, check } = watchingOf({ ...whole, 'GET /api/healthcheck/ldap': { status: 401 } })
  await ask()
  const watch = await check(['ldap'])
  expect(watch).toMatchObject({
    health: { components: [{ componentName: 'store' }, { componentName: 'ldap' }] },
    trouble: { failure: 'signed-out' },
  })
})

test('observations continue from those in the browser, without secrets', async () => {
  const before = { store: [{ at: epochMs(1000), status: 'healthy', latencyMs: null, cause: null }] } as const
  const { samples, store } = keeping(before)
  const watch = await watchingOf(whole, { samples }).ask()
  expect(watch.observed['store']?.map(({ at }) => at)).toEqual([1000, watch.checkedAt])
  expect(store.samples['ldap']).toMatchObject([{ status: 'unhealthy', cause: 'timeout' }])
  expect(JSON.stringify(store.samples)).not.toContain('tiger')
})

test('nothing is stored after the person has signed out', async () => {
  const { samples, store } = keeping()
  await watchingOf(whole, { samples, isSignedOut: () => true }).ask()
  expect(store.samples).toEqual({})
})

test('without administrator’s rights no component names are stored', async () => {
  const watch = await watchingOf(whole, { isAdministrator: false }).ask()
  expect(JSON.stringify(watch)).not.toContain('ldap')
})
