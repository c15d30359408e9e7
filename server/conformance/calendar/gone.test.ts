import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { homeOf, standUp } from '../testing/homeOf.ts'
import { openWorld } from '../testing/world.ts'

test.each([
  ['an export', 'GET', 'events?export', ''],
  ['a report', 'REPORT', 'events.json', '{"match":{"start":"20270101T000000","end":"20280101T000000"}}'],
])('CAL-37 %s stops when the client disconnects', async (_what, method, path, body) => {
  const { world, close } = await openWorld('http')
  const alice = await homeOf(world, 'alice')
  // Much more than a connection buffers while nobody reads.
  const jcal = JSON.stringify(standUp('one', ['description', {}, 'text', 'x'.repeat(500_000)]))
  const times = {
    startUtc: epochMs(Date.UTC(2027, 2, 15, 9)),
    lastUtc: epochMs(Date.UTC(2027, 2, 15, 10)),
    modifiedAt: epochMs(0),
  }
  for (let index = 0; index < 120; index++) {
    const address = { homeId: alice.id, calendarId: alice.id, eventId: `event-${index}` }
    await world.ports.store.events.put(
      { ...address, ...times, uid: address.eventId, jcal, etag: '"1"' },
      { kind: 'none' },
    )
  }
  const { hostname, port } = new URL(world.origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = [
    `${method} /dav/api/calendars/${alice.id}/${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${world.tokenOf('alice')}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  socket.pause()
  world.store.calls.clear()
  socket.destroy()
  await once(socket, 'close')
  // Later requests are answered later: by then the service has noticed.
  for (let asked = 0; asked < 20; asked++) await alice.ask('GET', '.json')
  const reads = () => (world.store.calls.get('page') ?? 0) + (world.store.calls.get('named') ?? 0)
  const before = reads()
  for (let asked = 0; asked < 20; asked++) await alice.ask('GET', '.json')
  expect(reads()).toBe(before)
  expect(before).toBeLessThan(20)
  await close()
})
