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

test('a long answer travels as brotli to who reads it', async () => {
  const answer = await ask(new Response(long, { headers: json }), 'gzip, deflate, br')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const bytes = await answer.bytes()
  expect(bytes.byteLength).toBeLessThan(500)
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
})

test('as gzip to who reads only that, and never in a form that is refused', async () => {
  const answer = await ask(new Response(long, { headers: json }), 'br;q=0, gzip')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await answer.bytes()).toString()).toBe(long)
})

test('as it is to who says nothing, which a cache must know', async () => {
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
])('%s is left as it is', async (_, answer) => {
  const packed = await ask(answer, 'br')
  expect(packed.headers.get('content-encoding')).not.toBe('br')
})

test('an answer that is still being made is packed as it comes', async () => {
  async function* parts() {
    for (const part of ['[', long, ',', long, ']']) yield new TextEncoder().encode(part)
  }
  const answer = await ask(new Response(streamOf(parts()), { headers: json }), 'gzip')
  expect(gunzipSync(await answer.bytes()).toString()).toBe(`[${long},${long}]`)
})

test('an answer that breaks off breaks off packed too', async () => {
  async function* parts() {
    yield new TextEncoder().encode(long)
    throw new Error('the store went away')
  }
  const answer = await ask(new Response(streamOf(parts()), { headers: json }), 'gzip')
  await expect(answer.bytes()).rejects.toThrow()
})

test('who stops reading ends the making', async () => {
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
