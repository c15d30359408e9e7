import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Server } from '../../context.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'
import { operated } from './operated.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const settings = { ...plainSettings, publicUrl: 'https://calendar.example' }

/** A service whose endpoint for administrators accepts only this credential. */
const service: Server = {
  fetch: async (request) =>
    Response.json({}, { status: request.headers.get('authorization') === 'Basic admin' ? 200 : 401 }),
}

function operating({
  store = memoryStore(),
  isStopping = false,
}: { store?: Store; isStopping?: boolean } = {}) {
  const server = operated(service, {
    store,
    settings,
    log: () => undefined,
    metrics: { text: () => 'a_metric 1\n' },
    isStopping: () => isStopping,
  })
  return (path: string, address?: string, headers: Record<string, string> = {}, host = 'localhost:8080') =>
    server.fetch(new Request(`http://${host}${path}`, { headers }), { address })
}

test('/healthz says that the process is alive, whatever the store does', async () => {
  const answer = await operating({ store: closed(), isStopping: true })('/healthz')
  expect(answer.status).toBe(200)
})

test('/readyz is 200 while the store answers', async () => {
  expect((await operating()('/readyz')).status).toBe(200)
})

test('/readyz is 503 while the store does not answer', async () => {
  expect((await operating({ store: closed() })('/readyz')).status).toBe(503)
})

test('/readyz is 503 within a second if the store hangs, which gets one call', async () => {
  let pings = 0
  const ping = () => {
    pings += 1
    return new Promise<void>(() => undefined)
  }
  const ask = operating({ store: { ...memoryStore(), ping } })
  const began = performance.now()
  const answers = await Promise.all([ask('/readyz'), ask('/readyz')])
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(pings).toBe(1)
})

test('/readyz is 503 while the service stops', async () => {
  const answer = await operating({ isStopping: true })('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'stopping' })
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('/metrics answers a program at %s', async (address) => {
  const answer = await operating()('/metrics', address)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toBe('a_metric 1\n')
})

test('/metrics refuses other machines and unknown senders', async () => {
  expect((await operating()('/metrics', '192.0.2.7')).status).toBe(401)
  expect((await operating()('/metrics')).status).toBe(401)
})

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  '/metrics refuses requests through a proxy on this machine (%s)',
  async (mark) => {
    expect((await operating()('/metrics', '127.0.0.1', { [mark]: '127.0.0.1' })).status).toBe(401)
  },
)

test('/metrics refuses a page that points its own name at loopback', async () => {
  const answer = await operating()('/metrics', '127.0.0.1', {}, 'evil.example')
  expect(answer.status).toBe(401)
})

test('/metrics answers an administrator from anywhere', async () => {
  const answer = await operating()('/metrics', '192.0.2.7', { authorization: 'Basic admin' })
  expect(answer.status).toBe(200)
})

test('everything else goes to the service', async () => {
  expect((await operating()('/api/user')).status).toBe(401)
})

function closed(): Store {
  return { ...memoryStore(), ping: () => Promise.reject(new StoreUnavailable('stopped by the test')) }
}
