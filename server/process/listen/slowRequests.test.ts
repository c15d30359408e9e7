import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../operation/freePort.ts'
import { listen, type NodeHandler } from './listen.ts'
import { nodeRequests } from './nodeRequests.ts'
import type { RequestLimits } from './requestLimits.ts'

const echo = nodeRequests({ fetch: async (request) => new Response(await request.text()) }, false)

async function listening(limits: Partial<RequestLimits>, handle: NodeHandler = echo) {
  const port = await freePort()
  const logged: string[] = []
  const log = (msg: string, facts = {}) => void logged.push(`${msg} ${JSON.stringify(facts)}`)
  const place = { host: '127.0.0.1', port, setting: 'PORT', patienceMs: 50, log, limits }
  const listener = await listen(place, handle)
  onTestFinished(() => listener.stop())
  const dial = async (words = ''): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(words)
    return socket
  }
  return { dial, logged, ask: () => fetch(`http://127.0.0.1:${port}/`) }
}

const quick = { headersMs: 50, bodyMs: 50, checkMs: 10 }

test('a silent connection is closed', async () => {
  const { dial } = await listening(quick)
  expect(await text(await dial())).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers that never end are cut off', async () => {
  const { dial } = await listening(quick)
  expect(await text(await dial('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))).toMatch(/^HTTP\/1\.1 408 /)
})

const slowBodies = { bodyMs: 50, checkMs: 10 }

test('a body that stops arriving is cut off, and other requests are answered', async () => {
  const { dial, ask } = await listening(slowBodies)
  const slow = await dial('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nbegin')
  expect((await ask()).status).toBe(200)
  const [words] = await once(slow, 'data')
  expect(String(words)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that arrives byte by byte is cut off', async () => {
  const { dial } = await listening(slowBodies)
  const slow = await dial('PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
  const drips = setInterval(() => slow.write('1\r\nx\r\n'), 5)
  onTestFinished(() => clearInterval(drips))
  const [words] = await once(slow, 'data')
  expect(String(words)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a client that never reads the answer is cut off', async () => {
  const closed = Promise.withResolvers<void>()
  const { dial } = await listening({ silenceMs: 100 }, (_request, response) => {
    response.once('close', () => closed.resolve())
    response.write(Buffer.alloc(20_000_000))
  })
  const deaf = await dial('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  deaf.pause()
  await closed.promise
})

test('headers of more than 48 kB are 431', async () => {
  const { dial } = await listening({})
  const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(50_000)}\r\n\r\n`
  expect(await text(await dial(large))).toMatch(/^HTTP\/1\.1 431 /)
})

test('a token of 40 kB reaches the service, which says what is wrong with it', async () => {
  const { dial } = await listening({})
  const large = `GET / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${'x'.repeat(40_000)}\r\nConnection: close\r\n\r\n`
  expect(await text(await dial(large))).toMatch(/^HTTP\/1\.1 200 /)
})

test('with the most connections allowed, an idle one makes room', async () => {
  const { dial } = await listening({ connections: 1, headersMs: 5_000 })
  const idle = await dial('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  const gone = once(idle, 'close')
  await text(await dial()).catch(() => '')
  await gone
  const next = await dial('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a handler that rejects is answered with 500, and its message is not logged', async () => {
  const { ask, logged } = await listening({}, () => Promise.reject(new RangeError('alice@kalends.example')))
  const answer = await ask()
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ error: { code: 500 } })
  expect(logged).toEqual([expect.stringMatching(/^server-error .*RangeError/)])
  expect(logged.join('')).not.toContain('@')
})

test('a handler that rejects because the client left is not an error', async () => {
  const rejected = Promise.withResolvers<void>()
  const { dial, ask, logged } = await listening({}, async (request, response) => {
    if (request.method === 'GET') return void response.end()
    await text(request).finally(() => rejected.resolve())
  })
  const gone = await dial('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nbegin')
  gone.destroy()
  await rejected.promise
  expect((await ask()).status).toBe(200)
  expect(logged).toEqual([])
})

test('answers that nobody reads are broken off where they take too much', async () => {
  const closed = Promise.withResolvers<boolean>()
  const { dial } = await listening({ unreadBytes: 1024, checkMs: 10 }, (_, response) => {
    response.once('close', () => closed.resolve(response.writableFinished))
    response.end(Buffer.alloc(30_000_000))
  })
  await dial('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await closed.promise).toBe(false)
})
