import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { defaultLimits } from '../../limits.ts'
import { fileWith } from '../../conformance/testing/scriptedWeb.ts'
import { webFilesOf } from './webFilesOf.ts'

const nothing = { etag: null, lastModified: null }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a file of a server on this machine is read on a thread', async () => {
  const server = createServer((_, response) => response.end(fileWith(['X-WR-CALNAME:Club'], 'Match')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = bound === null || typeof bound === 'string' ? 0 : bound.port
  try {
    const address = `http://127.0.0.1:${port}/basic.ics`
    const files = webFilesOf(defaultLimits, true)
    const reply = await files.fetch(address, nothing, 'alice')
    expect(reply.kind).toBe('file')
    const contents = reply.kind === 'file' ? await files.read(reply.bytes, 'alice') : null
    expect(contents).toMatchObject({ name: 'Club', events: [{ uid: 'match' }] })
    expect(await webFilesOf(defaultLimits, false).fetch(address, nothing, 'alice')).toMatchObject({
      kind: 'failed',
    })
  } finally {
    server.close()
  }
})

test('a hostile file is read without holding up the service', { timeout: 30_000 }, async () => {
  const { read } = webFilesOf(defaultLimits, false)
  const many = Array.from({ length: 100_000 }, (_, at) => `BEGIN:VEVENT\r\nUID:${at}\r\nEND:VEVENT`)
  const files = [
    `BEGIN:VCALENDAR\r\n${many.join('\r\n')}\r\nEND:VCALENDAR`,
    `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(15_000)}`,
    `BEGIN:VCALENDAR\r\nX-A:${'a,'.repeat(4_000_000)}\r\nEND:VCALENDAR`,
  ]
  let longestMs = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last)
    last = performance.now()
  }, 10)
  const [tooMany, ...others] = await Promise.all(files.map((each) => read(bytesOf(each), 'alice')))
  clearInterval(beat)
  expect(tooMany).toBeNull()
  for (const each of others) expect(each?.events ?? []).toEqual([])
  expect(longestMs).toBeLessThan(2000)
})

test(
  'who subscribes to a small file does not wait for all the large ones of somebody else',
  { timeout: 60_000 },
  async () => {
    const { read } = webFilesOf(defaultLimits, false)
    const large = bytesOf(fileWith([], ...Array.from({ length: 200 }, (_, at) => `Match ${at}`)))
    const ended: string[] = []
    const readFor = async (person: string, bytes: Uint8Array) => {
      await read(bytes, person)
      ended.push(person)
    }
    const all = Array.from({ length: 5 }, () => readFor('mallory', large))
    all.push(readFor('alice', bytesOf(fileWith([], 'Match'))))
    await Promise.all(all)
    expect(ended).toEqual(['mallory', 'alice', 'mallory', 'mallory', 'mallory', 'mallory'])
  },
)
