import * as v from 'valibot'
import { expect } from 'vitest'
import { healthHistoryAnswer } from '#contract/healthHistory.ts'
import type { HealthCheck } from '../../ports.ts'
import { clause } from '../testing/harness.ts'
import { serviceOf, type World } from '../testing/world.ts'

const minute = 60_000

const history = async (world: World, name = 'mailer') => {
  const answer = await world.fetch('GET', `/api/healthcheck/${name}/history`, { as: 'admin' })
  return v.parse(healthHistoryAnswer, await answer.json())
}

const checkAll = (world: World) => world.fetch('GET', '/api/healthcheck')

/** A component whose result the test sets. */
const mailer = () => {
  const state: { cause: string | null } = { cause: null }
  const check: HealthCheck = {
    name: 'mailer',
    check: async () =>
      state.cause === null
        ? { status: 'healthy' }
        : { status: 'unhealthy', details: { cause: state.cause, password: 'hunter2' } },
  }
  return { state, check }
}

const one = mailer()
clause(
  'HC-9 a sample has the time, the status, the duration and the cause',
  async (world) => {
    one.state.cause = null
    await checkAll(world)
    world.pass(minute)
    one.state.cause = 'The queue is full'
    await checkAll(world)
    expect(await history(world, 'MAILER')).toEqual({
      componentName: 'mailer',
      checks: [
        { at: '2027-03-10T09:00:00.000Z', status: 'healthy', latencyMs: 0 },
        {
          at: '2027-03-10T09:01:00.000Z',
          status: 'unhealthy',
          latencyMs: 0,
          cause: 'The queue is full',
        },
      ],
    })
  },
  { healthChecks: [one.check] },
)

const two = mailer()
clause(
  'HC-9 cached results are not samples, and in 15 seconds one counts',
  async (world) => {
    await Promise.all(Array.from({ length: 10 }, () => checkAll(world)))
    world.pass(6000)
    await checkAll(world)
    world.pass(10_000)
    await checkAll(world)
    expect((await history(world)).checks.map(({ at }) => at)).toEqual([
      '2027-03-10T09:00:00.000Z',
      '2027-03-10T09:00:16.000Z',
    ])
  },
  { healthChecks: [two.check] },
)

const three = mailer()
clause(
  'HC-9 the history survives a restart, and a store that was down',
  async (world) => {
    three.state.cause = null
    world.store.trouble = 'unavailable'
    await checkAll(world)
    world.store.trouble = 'none'
    world.pass(minute)
    await checkAll(world)
    await expect.poll(() => world.ports.store.configuration.recall('health-history mailer')).toMatch(/at.*at/)
    const restarted = serviceOf(world.ports)
    const answer = await restarted.fetch(
      new Request(`${world.origin}/api/healthcheck/mailer/history`, {
        headers: { authorization: `Bearer ${world.tokenOf('admin')}` },
      }),
    )
    expect(v.parse(healthHistoryAnswer, await answer.json()).checks).toHaveLength(2)
  },
  { healthChecks: [three.check] },
)

const four = mailer()
clause(
  'HC-9 what another process saw meanwhile is there at once, also where the history was read before',
  async (world) => {
    four.state.cause = null
    await checkAll(world)
    expect((await history(world)).checks).toHaveLength(1)
    world.pass(minute)
    four.state.cause = 'The queue is full'
    const other = serviceOf(world.ports)
    await other.fetch(new Request(`${world.origin}/api/healthcheck`))
    await expect
      .poll(() => world.ports.store.configuration.recall('health-history mailer'))
      .toContain('The queue is full')
    expect((await history(world)).checks.map(({ cause }) => cause)).toEqual([undefined, 'The queue is full'])
    world.store.trouble = 'unavailable'
    expect((await history(world)).checks).toHaveLength(2)
    world.store.trouble = 'none'
  },
  { healthChecks: [four.check] },
)

clause('HC-9 only administrators read the history, and only of existing components', async (world) => {
  await checkAll(world)
  const path = '/api/healthcheck/store/history'
  expect((await world.fetch('GET', path)).status).toBe(401)
  expect((await world.fetch('GET', path, { as: 'alice' })).status).toBe(403)
  const unknown = await world.fetch('GET', '/api/healthcheck/nothing/history', { as: 'admin' })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({ componentName: 'nothing', status: 'not found' })
  expect((await history(world, 'store')).checks).toMatchObject([{ status: 'healthy' }])
})
