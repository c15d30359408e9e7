import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { march, standUp } from '../../conformance/testing/homeOf.ts'
import { basicOf } from '../../conformance/testing/tokens.ts'
import { run } from '../../main.ts'
import {
  documentedBlocks,
  proxiesHere,
  proxyNames,
  startProxy,
  type ProxyName,
} from '../../testing/reverseProxies.ts'
import { readSettings } from '../settings/readSettings.ts'
import { freePort, freePorts } from './freePort.ts'

type Asked = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The address that the request is sent from, on loopback. */
  readonly from?: string
}

type Answered = {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

type Behind = {
  /** Sends a request of the administrator's to the proxy, by TLS. */
  readonly ask: (method: string, path: string, asked?: Asked) => Promise<Answered>
  /** Sends one, and returns its answer while it is read. */
  readonly open: (method: string, path: string, asked?: Asked) => Promise<IncomingMessage>
}

let servicePort = 0
let stop = async (): Promise<void> => undefined

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-behind-'))
  const { port, idpPort } = await freePorts()
  const read = readSettings({
    PORT: String(port),
    IDP_PORT: String(idpPort),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://calendar.example.org',
  })
  if (read.kind === 'problems') throw new Error(read.problems.join(' '))
  const options = { application: 'server/testing/smallestBuild', log: () => undefined }
  const running = await run(read.settings, options)
  servicePort = port
  stop = async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true })
  }
})
afterAll(() => stop())

/** Starts a proxy in front of Kalends, as docs/deploy.md says. */
async function behind(
  name: ProxyName,
  act: (world: Behind) => Promise<void>,
  isInChain = false,
): Promise<void> {
  const proxy = await startProxy(name, { port: await freePort(), servicePort, isInChain })
  const open: Behind['open'] = async (method, path, { headers, body, from = '127.0.0.1' } = {}) => {
    const sent = request({
      method,
      path,
      host: '127.0.0.1',
      port: proxy.port,
      localAddress: from,
      servername: 'calendar.example.org',
      rejectUnauthorized: false,
      agent: false,
      headers: {
        host: 'calendar.example.org',
        ...basicOf('admin@kalends.example', 'admin'),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (answer === undefined) throw new Error('no answer')
    return answer
  }
  const ask: Behind['ask'] = async (...asked) => {
    const answer = await open(...asked)
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  try {
    await act({ ask, open })
  } finally {
    await proxy.stop()
  }
}

const homeOf = async ({ ask }: Behind): Promise<string> =>
  `/dav/api/calendars/${JSON.parse((await ask('GET', '/api/user')).text).id}`

/** Whom the service takes for the sender: it notes the address from which settings are saved. */
async function senderOf({ ask }: Behind, asked: Asked): Promise<unknown> {
  const value = { clients: [{ client_id: 'kalends', scope: `openid email ${crypto.randomUUID()}` }] }
  const body = [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }]
  const saved = await ask('PUT', '/api/configurations?scope=platform', { ...asked, body })
  expect(saved.status).toBe(204)
  return JSON.parse((await ask('GET', '/api/configurations/audit')).text).entries[0]?.from
}

/** What a caller makes up. */
const forged = {
  'x-forwarded-for': '198.51.100.1, 198.51.100.2',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-real-ip': '198.51.100.3',
  forwarded: 'for=198.51.100.4',
}

test('docs/deploy.md has a configuration for each proxy, alone and in a chain', () => {
  const counts = proxyNames.map((name) => documentedBlocks(name).length)
  expect(counts).toEqual(proxyNames.map(() => 2))
})

test.each(proxiesHere())(
  'behind %s, as docs/deploy.md has it, calendars are read and written by every method',
  { timeout: 60_000 },
  async (name) => {
    await behind(name, async (world) => {
      const { ask } = world
      const home = await homeOf(world)
      const put = await ask('PUT', `${home}/events/one.ics`, { body: standUp('one') })
      expect(put).toMatchObject({ status: 201, text: '{"id":"one"}' })
      for (const encoding of ['identity', 'gzip', 'br, gzip', 'zstd']) {
        const headers = { accept: 'text/calendar', 'accept-encoding': encoding }
        const { etag = '' } = (await ask('GET', `${home}/events/one.ics`, { headers })).headers
        const known = { ...headers, 'if-none-match': etag }
        expect(await ask('GET', `${home}/events/one.ics`, { headers: known })).toMatchObject({ status: 304 })
        const written = { headers: { 'if-match': etag }, body: standUp('one') }
        expect(await ask('PUT', `${home}/events/one.ics`, written)).toMatchObject({ status: 200 })
        const page = await ask('GET', '/', { headers })
        const again = { ...headers, 'if-none-match': page.headers.etag ?? '' }
        expect(await ask('GET', '/', { headers: again })).toMatchObject({ status: 304 })
      }
      const stale = { headers: { 'if-match': '"stale"' }, body: standUp('one') }
      expect(await ask('PUT', `${home}/events/one.ics`, stale)).toMatchObject({ status: 412 })
      expect(await ask('HEAD', `${home}/events/one.ics`)).toMatchObject({ status: 200, text: '' })
      expect(await ask('REPORT', `${home}/events.json`, { body: march })).toMatchObject({ status: 200 })
      const prop = { prop: ['cs:invite'] }
      expect(await ask('PROPFIND', `${home}/events.json`, { body: prop })).toMatchObject({ status: 200 })
      const color = { 'apple:color': '#112233' }
      expect(await ask('PROPPATCH', `${home}/events.json`, { body: color })).toMatchObject({ status: 204 })
      const destination = `https://calendar.example.org${home}/events/a%2520b%3F.ics`
      expect(await ask('MOVE', `${home}/events/one.ics`, { headers: { destination } })).toMatchObject({
        status: 201,
      })
      expect(await ask('DELETE', `${home}/events/a%2520b%3F.ics`)).toMatchObject({ status: 200 })
      // Larger than what many a proxy lets through unless told.
      const large = standUp('large', ['description', {}, 'text', 'x'.repeat(1_000_000)])
      expect((await ask('PUT', `${home}/events/large.ics`, { body: large })).text).toBe('{"id":"large"}')
      const nobody = { headers: { authorization: '' } }
      expect(await ask('GET', '/metrics', nobody)).toMatchObject({ status: 403 })
    })
  },
)

test.each(proxiesHere())(
  'behind %s cookies are for https alone, and open pages are told at once what changes',
  { timeout: 60_000 },
  async (name) => {
    await behind(name, async (world) => {
      const { ask, open } = world
      const home = await homeOf(world)
      const account = { username: 'admin@kalends.example', password: 'admin' }
      const { headers } = await ask('POST', '/api/login', { body: account })
      expect(headers['set-cookie']?.join()).toMatch(/^__Host-kalends=\w+; Path=\/; HttpOnly; Secure/)
      expect(headers['strict-transport-security'] ?? '').toBe('')
      const packed = { headers: { 'accept-encoding': 'gzip, br', accept: 'text/event-stream' } }
      for (const asked of [{}, packed]) {
        const stream = await open('GET', '/api/changes', asked)
        expect(stream.headers['content-type']).toBe('text/event-stream')
        await once(stream, 'data')
        const told = once(stream, 'data')
        await ask('PUT', `${home}/events/told.ics`, { body: standUp('told') })
        await told
        stream.destroy()
      }
    })
  },
)

test.each(proxiesHere())(
  'behind %s everybody is a sender of their own, and nobody escapes by made-up headers',
  { timeout: 60_000 },
  async (name) => {
    await behind(name, async (world) => {
      expect(await senderOf(world, {})).toBe('127.0.0.1')
      expect(await senderOf(world, { from: '127.0.0.2', headers: forged })).toBe('127.0.0.2')
    })
    const chain = async (world: Behind) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
      expect(await senderOf(world, { from: '127.0.0.3', headers })).toBe('203.0.113.9')
      expect(await senderOf(world, { from: '127.0.0.2', headers })).toBe('127.0.0.2')
    }
    await behind(name, chain, true)
  },
)
