import { randomBytes } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { webFileCall } from './webFileCall.ts'
import { loopbackServers } from '../testing/loopbackServers.ts'

const { portOf, close } = loopbackServers()
afterEach(close)

const guards = { timeoutMs: 2000, isPrivateAllowed: true, largest: 1000 }
const nothing = { etag: null, lastModified: null }
const notCalled = { kind: 'failed', cause: 'must not be called' }
const textOf = async (address: string, call = webFileCall(guards)) => {
  const reply = await call(address, nothing)
  return reply.kind === 'file' ? new TextDecoder().decode(reply.bytes) : reply
}

test('a file is read with what is known of it', async () => {
  const asked: unknown[] = []
  const port = await portOf(({ headers }, response) => {
    asked.push([headers['if-none-match'], headers['if-modified-since'], headers.cookie])
    response.setHeader('etag', '"1"').setHeader('cache-control', 'public, max-age=3600').end('BEGIN')
  })
  const reply = await webFileCall(guards)(`http://127.0.0.1:${port}/`, { etag: '"0"', lastModified: 'then' })
  expect(reply).toEqual({
    kind: 'file',
    bytes: Buffer.from('BEGIN'),
    etag: '"1"',
    lastModified: null,
    maxAgeMs: 3_600_000,
    tookMs: expect.any(Number),
  })
  expect(asked).toEqual([['"0"', 'then', undefined]])
})

test('a file that has not changed is not sent', async () => {
  const port = await portOf((_, response) => response.writeHead(304).end())
  const reply = await webFileCall(guards)(`http://127.0.0.1:${port}/`, { etag: '"0"', lastModified: null })
  expect(reply).toEqual({ kind: 'unchanged', maxAgeMs: null })
})

test.for(['gzip', 'br'] as const)('a file in %s is unpacked, and a bomb is not', async (encoding) => {
  const pack = encoding === 'gzip' ? gzipSync : brotliCompressSync
  const port = await portOf(({ url }, response) =>
    response
      .setHeader('content-encoding', encoding)
      .end(pack(url === '/bomb' ? Buffer.alloc(5_000_000) : 'BEGIN')),
  )
  expect(await textOf(`http://127.0.0.1:${port}/`)).toBe('BEGIN')
  expect(await textOf(`http://127.0.0.1:${port}/bomb`)).toEqual({ kind: 'failed', cause: 'is too large' })
})

test('a bomb that has arrived whole is given up at once', async () => {
  // Its last bytes wait where they arrived, as the unpacked ones before are too many.
  const bomb = gzipSync(Buffer.concat([Buffer.alloc(20_000_000), randomBytes(90_000)]))
  const port = await portOf(({ socket }) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`
    socket.end(Buffer.concat([Buffer.from(head), bomb]))
  })
  const call = webFileCall({ ...guards, largest: 10_000_000 })
  expect(await textOf(`http://127.0.0.1:${port}/`, call)).toEqual({ kind: 'failed', cause: 'is too large' })
})

test('a server that goes on in another protocol is not waited for', async () => {
  const port = await portOf(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
  })
  expect(await textOf(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', cause: 'broke off' })
})

test('a file that is too large, endless, broken or of another encoding is not read', async () => {
  const port = await portOf(({ url }, response) => {
    if (url === '/large') response.end('a'.repeat(1001))
    if (url === '/endless') response.write('BEGIN')
    if (url === '/broken') {
      response.writeHead(200, { 'content-length': '900' }).write('BEGIN')
      setImmediate(() => response.destroy())
    }
    if (url === '/packed') response.setHeader('content-encoding', 'gzip').end('no gzip')
    if (url === '/other') response.setHeader('content-encoding', 'compress').end('BEGIN')
    if (url === '/gone') response.writeHead(410).end('BEGIN')
  })
  const causes = []
  const call = webFileCall({ ...guards, timeoutMs: 300 })
  for (const path of ['large', 'endless', 'broken', 'packed', 'other', 'gone']) {
    const reply = await call(`http://127.0.0.1:${port}/${path}`, nothing)
    causes.push(reply.kind === 'failed' ? reply.cause : reply.kind)
  }
  expect(causes).toEqual([
    'is too large',
    'timed out',
    'could not be read',
    'could not be read',
    'is in an unknown encoding',
    'was not answered with a file',
  ])
})

test('three redirects are followed, and a fourth is not', async () => {
  const port = await portOf(({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) response.end('BEGIN')
    else response.writeHead(302, { location: `/${left - 1}#top` }).end()
  })
  expect(await textOf(`http://127.0.0.1:${port}/3`)).toBe('BEGIN')
  expect(await textOf(`http://127.0.0.1:${port}/4`)).toMatchObject({ kind: 'failed' })
})

test('a redirect to a private address, a metadata service or another scheme is not followed', async () => {
  const called: (string | undefined)[] = []
  const port = await portOf(({ url }, response) => {
    called.push(url)
    const target = decodeURIComponent(url?.slice(2) ?? '')
    if (url === '/secret') response.end('BEGIN')
    else response.writeHead(302, { location: target }).end()
  })
  const through = (target: string) => textOf(`http://127.0.0.1:${port}/?${encodeURIComponent(target)}`)
  for (const target of [
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:a9fe:a9fe]/',
    'file:///etc/passwd',
    'http://me:secret@127.0.0.1/',
  ])
    expect(await through(target)).toMatchObject({ kind: 'failed' })
  expect(called).not.toContain('/secret')
})

test('only public addresses at their usual ports are called unless the operator says otherwise', async () => {
  let isCalled = false
  const port = await portOf((_, response) => {
    isCalled = true
    response.end('BEGIN')
  })
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const call = webFileCall({ ...guards, isPrivateAllowed: false, resolve })
  for (const address of [
    `http://127.0.0.1:${port}/`,
    'http://127.0.0.1/',
    'http://10.0.0.1/',
    'http://0/',
    `http://club.example:${port}/`,
    'https://club.example:8443/',
    'http://club.example:22/',
    'http://me@club.example/',
    'http://club.example/#part',
    'ftp://club.example/',
  ])
    expect(await call(address, nothing)).toEqual(notCalled)
  expect(await call('http://club.example/', nothing)).toEqual(notCalled)
  expect(isCalled).toBe(false)
})

test('a name is resolved once for each call, and the connection goes to the address that was checked', async () => {
  const port = await portOf(({ headers }, response) => response.end(headers.host))
  const answers = ['127.0.0.1', '169.254.169.254']
  const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }]
  const call = webFileCall({ ...guards, resolve })
  expect(await textOf(`http://club.example:${port}/`, call)).toBe(`club.example:${port}`)
  expect(answers).toEqual(['169.254.169.254'])
  expect(await textOf(`http://club.example:${port}/`, call)).toEqual(notCalled)
})
