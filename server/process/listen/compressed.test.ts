import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { streamOf } from '../../http/body/streamOf.ts'
import { compressed } from './compressed.ts'

const long = JSON.stringify({ text: 'A long answer. '.repeat(1000) })
const json = { 'content-type': 'application/json' }

const ask = (answer: Response, acceptEncoding?: string) =>
  compressed({ fetch: async () => answer }).fetch(
    new Request('http://kalends.example/', {
      headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
    }),
  )

test('a long answer is sent as brotli if the client accepts it', async () => {
  const answer = await ask(new Response(long, { headers: json }), 'gzip, deflate, br')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const bytes = await answer.bytes()
  expect(bytes.byteLength).toBeLessThan(500)
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
})

test('a long answer is sent as gzip if the client accepts only that, and never in a refused encoding', async () => {
  const answer = await ask(new Response(long, { headers: json }), 'br;q=0, gzip')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await answer.bytes()).toString()).toBe(long)
})

test('a long answer is sent uncompressed without Accept-Encoding, with Vary for caches', async () => {
  const answer = await ask(new Response(long, { headers: json }))
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(long)
})

test.each([
  ['a short answer', new Response('{"short":true}', { headers: json })],
  ['an empty answer', new Response('', { headers: json })],
  ['a picture', new Response(long, { headers: { 'content-type': 'image/png' } })],
  ['what a strong ETag names', new Response(long, { headers: { ...json, etag: '"1"' } })],
  ['what is packed already', new Response(long, { headers: { ...json, 'content-encoding': 'zstd' } })],
])('%s is not compressed', async (_, answer) => {
  const packed = await ask(answer, 'br')
  expect(packed.headers.get('content-encoding')).not.toBe('br')
})

test('a streamed answer is compressed while it is made', async () => {
  async function* parts() {
    for (const part of ['[', long, ',', long, ']']) yield new TextEncoder().encode(part)
  }
  const answer = await ask(new Response(streamOf(parts()), { headers: json }), 'gzip')
  expect(gunzipSync(await answer.bytes()).toString()).toBe(`[${long},${long}]`)
})

test('if an answer breaks off, so does the compressed one', async () => {
  async function* parts() {
    yield new TextEncoder().encode(long)
    throw new Error('the store went away')
  }
  const answer = await ask(new Response(streamOf(parts()), { headers: json }), 'gzip')
  await expect(answer.bytes()).rejects.toThrow()
})

test('a client that disconnects stops the stream', async () => {
  let isEnded = false
  async function* parts() {
    try {
      for (;;) yield crypto.getRandomValues(new Uint8Array(65_536))
    } finally {
      isEnded = true
    }
  }
  const answer = await ask(new Response(streamOf(parts()), { headers: json }), 'gzip')
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => isEnded).toBe(true)
})
