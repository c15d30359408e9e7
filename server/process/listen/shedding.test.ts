import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../operation/freePort.ts'
import { listen } from './listen.ts'
import { shedding } from './shedding.ts'
import { flood } from '../../testing/flood.ts'

const costMs = 20

/** A service whose answers each block its only thread for a while. */
async function busyService() {
  const port = await freePort()
  const refused: string[] = []
  const logged: string[] = []
  const shed = shedding(
    (_request, response) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, costMs)
      response.end('done')
    },
    {
      log: (msg, facts) => void logged.push(`${msg} ${JSON.stringify(facts)}`),
      refused: (kind) => void refused.push(kind),
      isStoreBusy: () => false,
      isLoading: () => false,
      origins: new Set(['https://calendar.example']),
    },
  )
  const listener = await listen(
    { host: '127.0.0.1', port, setting: 'PORT', connected: shed.connected },
    shed.handle,
  )
  onTestFinished(async () => {
    shed.stop()
    await listener.stop()
  })
  return {
    port,
    refused,
    logged,
    ask: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status)

test('too many requests are refused with 503 and Retry-After, and the others are answered in time', async () => {
  const { port, ask, refused, logged } = await busyService()
  const [answers = []] = await flood(port, [{ count: 300, headers: { origin: 'https://calendar.example' } }])
  const [busy] = answers.filter(({ status }) => status === 503)
  expect(busy?.headers).toMatchObject({
    'retry-after': '2',
    'access-control-allow-origin': 'https://calendar.example',
  })
  expect(JSON.parse(busy?.text ?? '')).toMatchObject({
    error: { code: 503, message: 'Service Unavailable', reason: 'unavailable' },
  })
  expect(statusesOf(answers).filter((status) => status === 200).length).toBeGreaterThan(10)
  expect(refused).toHaveLength(statusesOf(answers).filter((status) => status === 503).length)
  while (logged.length === 0) await setImmediate()
  expect(logged[0]).toMatch(/^overloaded \{"refused":\d+\}$/)
  // Everything is normal again.
  expect((await ask('/api/user')).status).toBe(200)
})

test.each(['/healthz', '/?world=busyWeek', '/assets/index.js'])('%s is never refused', async (path) => {
  const { port, refused } = await busyService()
  const [answers = []] = await flood(port, [{ count: 20, path }, { count: 300 }])
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
  expect(refused.length).toBeGreaterThan(0)
})

test('writes with known credentials go first', async () => {
  const { port, ask } = await busyService()
  const headers = { authorization: 'Bearer known' }
  expect((await ask('/dav/api', { headers })).status).toBe(200)
  const [reads = [], unknown = [], writes = []] = await flood(port, [
    { count: 200, path: '/dav/api', headers },
    { count: 50, path: '/dav/api', method: 'PUT', headers: { authorization: 'Bearer made up' } },
    { count: 10, path: '/dav/api', method: 'PUT', headers },
  ])
  expect(new Set(statusesOf(writes))).toEqual(new Set([200]))
  expect(statusesOf(reads)).toContain(503)
  expect(statusesOf(unknown)).toContain(503)
})
