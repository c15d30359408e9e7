import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../operation/freePort.ts'
import { listen } from './listen.ts'

/** A connection to a server that begins an answer and never ends it. */
async function dialled(): Promise<Socket> {
  const port = await freePort()
  const place = { host: '127.0.0.1', port, setting: 'PORT', patienceMs: 50 }
  const listener = await listen(place, (_request, response) => void response.write('begun'))
  onTestFinished(() => listener.stop())
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function answerTo(words: string) {
  const socket = await dialled()
  socket.write(words)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain(`Content-Length: ${body.length}\r\nConnection: close`)
  return { status: Number(head.split(' ')[1]), error: JSON.parse(body).error }
}

const rest = 'HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each(['ITIP', 'FOO', 'get', 'CONNECT'])(
  '%s is a method that is not read: 501 by ERR-1',
  async (method) => {
    const { status, error } = await answerTo(`${method} /dav/api ${rest}${rest}`)
    expect(status).toBe(501)
    expect(error).toMatchObject({ code: 501, message: 'Not Implemented', reason: 'not-implemented' })
  },
)

test.each([
  ['TLS', '\u0016\u0003\u0001\u0002\u0000'],
  ['another version', 'GET / HTTP/9.9\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
])('%s is no request: 400 by ERR-1', async (_what, words) => {
  const { status, error } = await answerTo(words)
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 400, reason: 'wrong-shape' })
})

test('headers of more than 48 kB are 431 by ERR-1', async () => {
  const { status, error } = await answerTo(`GET / HTTP/1.1\r\nX-Large: ${'x'.repeat(50_000)}\r\n\r\n`)
  expect(status).toBe(431)
  expect(error).toMatchObject({ code: 431, reason: 'token-too-large' })
})

test.each(['CONNECT', 'FOO'])('%s on a connection that breaks harms nobody', async (method) => {
  for (let tries = 0; tries < 20; tries += 1) {
    const socket = await dialled()
    socket.write(`${method} / ${rest}`)
    setImmediate(() => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await answerTo(`${method} / ${rest}`)).status).toBe(501)
})

test('what follows the beginning of an answer is not mixed into it', async () => {
  const socket = await dialled()
  socket.write(`GET / ${rest}`)
  await once(socket, 'data')
  socket.write(`FOO / ${rest}`)
  expect(await text(socket).catch(() => '')).not.toContain('501')
})
