import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { browsingWith, cookieHeader } from '../../testing/browsing.ts'
import { serviceProcess, withPlace, type Place } from '../../testing/serviceProcess.ts'
import { beginSignIn } from '../../testing/signInAt.ts'

/** A process in which a signal causes an error, whose message has something that must not be logged. */
const withMistake = ({ environment }: Place, mistake: string) => {
  const script = `process.on('SIGUSR2', () => { ${mistake} })`
  return { ...environment, NODE_OPTIONS: `--import=data:text/javascript;base64,${btoa(script)}` }
}

test('a form to the embedded provider that breaks off affects nobody else', async () => {
  await withPlace(async (place) => {
    const running = serviceProcess(place.environment)
    await running.ready
    const issuer = `http://localhost:${place.idpPort}`
    const cookies = new Map<string, string>()
    const { page } = await beginSignIn(browsingWith(cookies), { issuer, application: `${place.url}/` })
    const head = [
      `POST ${page.pathname} HTTP/1.1`,
      `Host: ${page.host}`,
      `Cookie: ${cookieHeader(cookies)}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 1000',
    ]
    await breaksOff(place.idpPort, `${head.join('\r\n')}\r\n\r\nemail=alice`)
    await breaksOff(place.idpPort, `${head.join('\r\n').replace(page.pathname, '/token')}\r\n\r\nemail=alice`)
    expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(200)
    expect((await fetch(`${place.url}/healthz`)).status).toBe(200)
    running.kill('SIGTERM')
    const { exitCode, err } = await running.ended
    expect(exitCode).toBe(0)
    expect(err).not.toContain('alice')
  })
})

test('an unhandled rejection is logged without its message, and the process continues', async () => {
  await withPlace(async (place) => {
    const running = serviceProcess(
      withMistake(place, `Promise.reject(new TypeError('alice@kalends.example'))`),
    )
    await running.ready
    running.kill('SIGUSR2')
    await running.says('unhandled-rejection')
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200)
    running.kill('SIGTERM')
    const { exitCode, err } = await running.ended
    expect(exitCode).toBe(0)
    expect(err).toContain('"error":"TypeError"')
    expect(err).not.toContain('alice')
  })
})

test('an uncaught exception is logged without its message, and ends the process cleanly', async () => {
  await withPlace(async (place) => {
    const running = serviceProcess(withMistake(place, `throw new RangeError('alice@kalends.example')`))
    await running.ready
    running.kill('SIGUSR2')
    const { exitCode, err } = await running.ended
    expect(exitCode).toBe(1)
    expect(err).toContain('uncaught-exception')
    expect(err).toContain('"error":"RangeError"')
    expect(err).toContain('stopping')
    expect(err).not.toContain('alice')
    // The lock is free because the store was closed.
    const next = serviceProcess(place.environment)
    await next.ready
    next.kill('SIGTERM')
    await next.ended
  })
})

/** Sends the beginning of a request, and disconnects once it has arrived. */
async function breaksOff(port: number, words: string): Promise<void> {
  const socket = connect(port, 'localhost')
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(words, resolve))
  // An answer to a later request proves that the first one was read.
  await fetch(`http://localhost:${port}/.well-known/openid-configuration`, {
    headers: { connection: 'close' },
  })
  socket.resetAndDestroy()
  await once(socket, 'close')
}
