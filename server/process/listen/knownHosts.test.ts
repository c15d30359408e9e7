import { connect } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished, expect, test } from 'vitest'
import { freePort } from '../operation/freePort.ts'
import { knownHosts } from './knownHosts.ts'
import { listen } from './listen.ts'
import { nodeRequests } from './nodeRequests.ts'

/** Kalends at calendar.example.org, with a socket for raw requests. */
async function start({ isProxyTrusted = false } = {}) {
  const port = await freePort()
  const logged: string[] = []
  const echo = { fetch: async ({ url }: Request) => new Response(`for ${url}`) }
  const listener = await listen(
    { host: '127.0.0.1', port, setting: 'PORT' },
    knownHosts(nodeRequests(echo, isProxyTrusted), {
      settings: { publicUrl: 'https://Calendar.example.org', davUrl: 'https://dav.example.org:8443' },
      isProxyTrusted,
      log: (msg) => void logged.push(msg),
    }),
  )
  onTestFinished(() => listener.stop())
  const say = async (...lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    const answer = await text(socket)
    return { status: Number(answer.split(' ')[1]), answer }
  }
  return { say, logged }
}

test.each([
  'calendar.example.org',
  'CALENDAR.Example.Org',
  'CALENDAR.Example.Org:8080',
  'calendar.example.org.',
  'calendar.example.org.:443',
  'calendar.example.org:9999',
  'dav.example.org',
  'localhost:8080',
  'LocalHost',
  'kalends.localhost',
  '127.0.0.1:8080',
  '127.9.9.9',
  '[::1]:8080',
  '[::1]',
])('a request for %s is answered', async (host) => {
  const { say } = await start()
  expect(await say('GET /x HTTP/1.1', `Host: ${host}`)).toMatchObject({ status: 200 })
})

test.each([
  'evil.example',
  'calendar.example.org.evil.example',
  'evil-calendar.example.org',
  'example.org',
  'localhost.evil.example',
  'notlocalhost',
  '10.0.0.1:8080',
  '[::2]',
  '[fd00::1]:8080',
  '0.0.0.0',
])('a request for %s is 421 and says what to do', async (host) => {
  const { say, logged } = await start()
  const { status, answer } = await say('GET /x HTTP/1.1', `Host: ${host}`)
  expect(status).toBe(421)
  expect(answer).toContain('"reason":"unknown-host"')
  expect(answer).toContain('PUBLIC_URL')
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(answer).not.toContain(host)
  expect(logged).toEqual(['unknown-host'])
})

test.each([
  [['Host: calendar.example.org', 'Host: evil.example']],
  [['Host: evil.example', 'Host: calendar.example.org']],
  [['Host: calendar.example.org', 'host: calendar.example.org']],
  [['Host:']],
  [['Host: me@calendar.example.org']],
  [['Host: calendar.example.org/x']],
  [['Host: calendar.example.org evil.example']],
  [['Host: calendar.example.org:80:80']],
  [['Host: calendar.example.org:port']],
  [['Host: [::1']],
])('%j is 400, because it is not a single host name', async (lines) => {
  const { say } = await start()
  expect(await say('GET /x HTTP/1.1', ...lines)).toMatchObject({ status: 400 })
})

test('a target in absolute form counts, whatever Host says', async () => {
  const { say } = await start()
  const ours = 'Host: calendar.example.org'
  expect(await say('GET http://evil.example/x HTTP/1.1', ours)).toMatchObject({ status: 421 })
  expect(await say('GET http://evil.example/healthz HTTP/1.1', ours)).toMatchObject({ status: 421 })
  expect(await say('GET http://calendar.example.org/x HTTP/1.1', ours)).toMatchObject({ status: 200 })
  expect(await say('GET http://calendar.example.org@evil.example/ HTTP/1.1', ours)).toMatchObject({
    status: 421,
  })
  expect(await say('GET ftp://calendar.example.org/ HTTP/1.1', ours)).toMatchObject({ status: 400 })
  expect(await say('OPTIONS * HTTP/1.1', ours)).toMatchObject({ status: 400 })
})

test('a path that looks like an address is a path', async () => {
  const { say } = await start()
  const { answer } = await say('GET //evil.example/x HTTP/1.1', 'Host: calendar.example.org')
  expect(answer).toContain('for http://calendar.example.org//evil.example/x')
})

test.each(['/healthz', '/readyz', '/metrics', '/readyz?x=1'])(
  '%s is answered under any name',
  async (path) => {
    const { say } = await start()
    expect(await say(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:8080')).toMatchObject({ status: 200 })
  },
)

// HAProxy's `option httpchk` asks that way, and takes a 400 for a process that is down.
test('a probe by HTTP/1.0, which names no host, is answered, and nothing else is', async () => {
  const { say } = await start()
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(await say(`GET ${path} HTTP/1.0`)).toMatchObject({ status: 200 })
  }
  for (const path of ['/', '/api/user']) {
    expect(await say(`GET ${path} HTTP/1.0`)).toMatchObject({ status: 400 })
  }
})

test('similar addresses are not probes', async () => {
  const { say } = await start()
  for (const path of ['/healthz/', '/healthz/../api/user', '/x?/healthz', '/Healthz']) {
    expect(await say(`GET ${path} HTTP/1.1`, 'Host: evil.example')).toMatchObject({ status: 421 })
  }
})

const proto = 'X-Forwarded-Proto: https'

test('the host reported by a trusted proxy is checked like Host, and the proxy’s own name may be any', async () => {
  const { say } = await start({ isProxyTrusted: true })
  const answerTo = (...lines: readonly string[]) => say('GET /x HTTP/1.1', 'Host: kalends:8080', ...lines)
  const known = await answerTo(proto, 'X-Forwarded-Host: calendar.example.org')
  expect(known.answer).toContain('for https://calendar.example.org/x')
  expect(await answerTo(proto, 'X-Forwarded-Host: evil.example')).toMatchObject({ status: 421 })
  expect(await answerTo(proto, 'X-Forwarded-Host: calendar.example.org, evil.example')).toMatchObject({
    status: 421,
  })
  expect(await answerTo(proto, 'X-Forwarded-Host: me@calendar.example.org')).toMatchObject({ status: 400 })
  // Without a protocol the header is not used.
  expect(await answerTo('X-Forwarded-Host: calendar.example.org')).toMatchObject({ status: 421 })
  expect(await answerTo()).toMatchObject({ status: 421 })
})

test('X-Forwarded-Host without TRUST_PROXY is ignored', async () => {
  const { say } = await start()
  const forged = await say(
    'GET /x HTTP/1.1',
    'Host: evil.example',
    proto,
    'X-Forwarded-Host: calendar.example.org',
  )
  expect(forged.status).toBe(421)
  const ours = await say('GET /x HTTP/1.1', 'Host: localhost', proto, 'X-Forwarded-Host: evil.example')
  expect(ours.answer).toContain('for http://localhost/x')
})

test('a proxy that is not trusted causes one warning', async () => {
  const { say, logged } = await start()
  await say('GET /x HTTP/1.1', 'Host: localhost')
  expect(logged).toEqual([])
  await say('GET /x HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 192.0.2.1')
  await say('GET /x HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 192.0.2.1')
  expect(logged).toEqual(['proxy-not-trusted'])
  const trusted = await start({ isProxyTrusted: true })
  await trusted.say('GET /x HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 192.0.2.1')
  expect(trusted.logged).toEqual([])
})
