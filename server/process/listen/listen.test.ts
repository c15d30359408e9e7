import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { BytesResponse } from '../../http/body/BytesResponse.ts'
import { freePort, isFree } from '../operation/freePort.ts'
import { listen } from './listen.ts'
import { nodeRequests } from './nodeRequests.ts'

const echo = {
  fetch: async (asked: Request, caller?: { readonly address?: string | undefined }) =>
    Response.json({
      method: asked.method,
      url: asked.url,
      body: await asked.text(),
      address: caller?.address,
    }),
}
const start = async (isProxyTrusted = false) => {
  const port = await freePort()
  const listener = await listen(
    { host: '127.0.0.1', port, setting: 'PORT' },
    nodeRequests(echo, isProxyTrusted),
  )
  return { port, listener }
}

test('a complete answer is sent as it is, and HEAD gets no body', async () => {
  const port = await freePort()
  const service = {
    fetch: async ({ method }: Request) => {
      const answer = new BytesResponse(new TextEncoder().encode('{"é":1}'), { etag: 'W/"1"' })
      answer.headers.append('set-cookie', 'one=1')
      answer.headers.append('set-cookie', 'two=2')
      return method === 'HEAD' ? new Response(null, answer) : answer
    },
  }
  const listener = await listen({ host: '127.0.0.1', port, setting: 'PORT' }, nodeRequests(service, false))
  const whole = await fetch(`http://127.0.0.1:${port}/`)
  expect(await whole.text()).toBe('{"é":1}')
  expect(whole.headers.get('etag')).toBe('W/"1"')
  expect(whole.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  const head = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('8')
  expect(await head.text()).toBe('')
  await listener.stop()
})

test.each(['REPORT', 'PROPPATCH', 'MOVE'])('%s reaches the service with its body', async (method) => {
  const { port, listener } = await start()
  const answer = await fetch(`http://127.0.0.1:${port}/dav/x?y`, { method, body: '{}' })
  expect(await answer.json()).toMatchObject({
    method,
    url: `http://127.0.0.1:${port}/dav/x?y`,
    body: '{}',
    address: '127.0.0.1',
  })
  await listener.stop()
})

const forwarded = {
  'x-forwarded-for': '10.0.0.1, 192.0.2.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'calendar.example.org',
}

test('the last address of a trusted proxy’s header is the sender', async () => {
  const { port, listener } = await start(true)
  const answer = await fetch(`http://127.0.0.1:${port}/x`, { headers: forwarded })
  expect(await answer.json()).toMatchObject({ url: 'https://calendar.example.org/x', address: '192.0.2.7' })
  await listener.stop()
})

test('who connects to a trusted proxy from another port is the same sender', async () => {
  const { port, listener } = await start(true)
  for (const from of ['192.0.2.7:50001', '192.0.2.7:50002', '192.0.2.7']) {
    const headers = { ...forwarded, 'x-forwarded-for': from }
    const answer = await fetch(`http://127.0.0.1:${port}/x`, { headers })
    expect(await answer.json()).toMatchObject({ address: '192.0.2.7' })
  }
  await listener.stop()
})

test('without a trusted proxy that header is ignored', async () => {
  const { port, listener } = await start()
  const answer = await fetch(`http://127.0.0.1:${port}/x`, { headers: forwarded })
  expect(await answer.json()).toMatchObject({ url: `http://127.0.0.1:${port}/x`, address: '127.0.0.1' })
  await listener.stop()
})

test('stopping answers running requests, then frees the port', async () => {
  const { port, listener } = await start()
  const sending = request({ port, host: '127.0.0.1', method: 'PUT', headers: { expect: '100-continue' } })
  sending.flushHeaders()
  await once(sending, 'continue')
  const stopped = listener.stop()
  sending.end('the rest')
  const [answer] = await once(sending, 'response')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.connection).toBe('close')
  answer.resume()
  await stopped
  expect(await isFree(port)).toBe(true)
})

test('a request that never ends is cut off', async () => {
  const port = await freePort()
  const listener = await listen({ host: '127.0.0.1', port, setting: 'PORT', patienceMs: 50 }, () => undefined)
  const waiting = fetch(`http://127.0.0.1:${port}/x`)
  const cutOff = expect(waiting).rejects.toThrow('fetch failed')
  const sending = request({ port, host: '127.0.0.1', method: 'PUT', headers: { expect: '100-continue' } })
  sending.once('error', () => undefined).flushHeaders()
  await once(sending, 'continue')
  await listener.stop()
  await cutOff
  expect(await isFree(port)).toBe(true)
})

test('an idle connection does not delay the stop', async () => {
  const { port, listener } = await start()
  await (await fetch(`http://127.0.0.1:${port}/x`)).text()
  const begun = performance.now()
  await listener.stop()
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('the error about a taken port names its setting', async () => {
  const { port, listener } = await start()
  const second = listen({ host: '127.0.0.1', port, setting: 'IDP_PORT' }, nodeRequests(echo, false))
  await expect(second).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or set IDP_PORT to another.`,
  )
  await listener.stop()
})

test('a host that is not an address of this machine is an error', async () => {
  const port = await freePort()
  const elsewhere = listen({ host: '192.0.2.1', port, setting: 'PORT' }, nodeRequests(echo, false))
  await expect(elsewhere).rejects.toThrow('192.0.2.1 is no address of this machine')
})
