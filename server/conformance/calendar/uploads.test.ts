import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { defaultLimits } from '../../limits.ts'
import { homeOf, standUp } from '../testing/homeOf.ts'
import { openWorld, type World } from '../testing/world.ts'

const megabyte = 1024 * 1024
const limits = {
  ...defaultLimits,
  object: { ...defaultLimits.object, bytes: 10 * megabyte },
  uploads: { perPerson: 4 * megabyte, inAll: 6 * megabyte },
}

/** Announces a body of 9.9 MB on a socket of its own, and sends only its first megabyte. */
async function halfSent({ origin, tokenOf }: World, home: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    [
      `PUT /dav/api/calendars/${home}/events/half.ics HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${tokenOf('alice')}`,
      'Content-Type: application/calendar+json',
      `Content-Length: ${Math.floor(9.9 * megabyte)}`,
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(Buffer.alloc(megabyte, 'x'))
  return socket
}

const statusOf = async (socket: Socket): Promise<string> => {
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('ERR-4 a client with too many unfinished bodies gets 503, others are answered, and closing the connections ends it', async () => {
  const { world, close } = await openWorld('http', { settings: { limits } })
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  const sockets: Socket[] = []
  try {
    // There is no room for all bytes of a fifth one.
    for (let count = 0; count < 5; count++) sockets.push(await halfSent(world, alice.id))
    const refused = await Promise.any(sockets.map(statusOf))
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused.toLowerCase()).toContain('retry-after: 5')
    expect((await bob.ask('PUT', '/events/1.ics', { body: standUp() })).status).toBe(201)
    expect((await alice.ask('GET', '.json')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    const body = standUp('large', ['description', {}, 'text', 'x'.repeat(900_000)])
    const statuses = new Set<number>()
    while (!statuses.has(201)) statuses.add((await alice.ask('PUT', '/events/2.ics', { body })).status)
    expect([...statuses].filter((status) => status !== 503)).toEqual([201])
  } finally {
    for (const socket of sockets) socket.destroy()
    await close()
  }
})

test('ERR-4 callers who are not identified cannot send large bodies', async () => {
  const { world, close } = await openWorld('http')
  const login = await world.fetch('POST', '/api/login', {
    body: { username: 'alice', password: 'x', more: 'x'.repeat(20_000) },
  })
  expect(login.status).toBe(413)
  const form = {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://calendar.example' },
    body: 'x'.repeat(70_000),
  }
  expect((await world.fetch('POST', '/api/oidc/token', form)).status).toBe(413)
  expect((await world.fetch('POST', '/api/oidc/backchannel-logout', form)).status).toBe(413)
  await close()
})
