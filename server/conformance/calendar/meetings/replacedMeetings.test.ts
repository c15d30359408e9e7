import { expect } from 'vitest'
import { clause } from '../../testing/harness.ts'
import { homeOf, standUp } from '../../testing/homeOf.ts'
import {
  giveAnswer,
  aurora,
  auroraInvited,
  heldAt,
  heldOf,
  invited,
  listAurora,
  meetingOf,
  silently,
} from '../../testing/meetings.ts'
import { people, type World } from '../../testing/world.ts'

const bob = people.bob.email
const later = '2027-03-16T15:00:00'

/** Alice's meeting with Bob. */
async function planned(world: World) {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/1.ics', meetingOf('alice', {}, invited('bob')))
  await world.settled()
  return { alices, bobs, path: '/events/1.ics' }
}

clause('CAL-20, CAL-28 a meeting on which something is moved is cancelled', async (world) => {
  const { alices, bobs } = await planned(world)
  await alices.put('/events/other.ics', standUp())
  const headers = { destination: `/dav/api/calendars/${alices.id}/events/1.ics` }
  const refused = await alices.ask('MOVE', '/events/other.ics', { headers: { ...headers, overwrite: 'F' } })
  expect(refused.status).toBe(412)
  expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
  expect((await alices.ask('MOVE', '/events/other.ics', { headers })).status).toBe(204)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
  expect(await heldOf(world, alices)).toBeNull()
})

clause('CAL-20, CAL-28 a MOVE tells nobody who is not to be told', async (world) => {
  const { alices, bobs } = await planned(world)
  await alices.put('/events/other.ics', standUp())
  const destination = `/dav/api/calendars/${alices.id}/events/1.ics`
  const moved = await alices.ask('MOVE', '/events/other.ics', { headers: { destination, ...silently } })
  expect(moved.status).toBe(204)
  expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
})

clause('CAL-20, CAL-28 an invitation on which something is moved is declined', async (world) => {
  const { alices, bobs } = await planned(world)
  await bobs.put('/events/other.ics', standUp())
  const { path = '' } = (await heldOf(world, bobs)) ?? {}
  const destination = `/dav/api/calendars/${bobs.id}${path}`
  expect((await bobs.ask('MOVE', '/events/other.ics', { headers: { destination } })).status).toBe(204)
  expect((await heldOf(world, alices))?.answers).toEqual({ [bob]: 'DECLINED' })
})

clause(
  'CAL-20, CAL-28 one of two events of a meeting is moved on the other without a word',
  async (world) => {
    const { alices, bobs, path } = await planned(world)
    await alices.create('backup')
    const { data } = await heldAt(world, alices, path)
    await alices.ask('PUT', '/backup/1.ics?import', { body: data })
    const destination = `/dav/api/calendars/${alices.id}${path}`
    expect((await alices.ask('MOVE', '/backup/1.ics', { headers: { destination } })).status).toBe(204)
    expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
    expect((await alices.ask('DELETE', path)).status).toBe(200)
    expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
  },
)

clause('CAL-20, CAL-28 a room is free again if something takes the place of what had it', async (world) => {
  await listAurora(world)
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/1.ics', meetingOf('alice', {}, auroraInvited))
  await world.settled()
  await alices.put('/events/other.ics', standUp())
  const destination = `/dav/api/calendars/${alices.id}/events/1.ics`
  await alices.ask('MOVE', '/events/other.ics', { headers: { destination, ...silently } })
  await world.settled()
  await bobs.put('/events/2.ics', meetingOf('bob', { uid: 'bobs' }, auroraInvited))
  expect((await heldOf(world, bobs, 'bobs'))?.answers).toEqual({ [aurora.address]: 'ACCEPTED' })
})

clause('CAL-12, CAL-28 a meeting is not replaced by an event of another UID', async (world) => {
  const { alices, bobs, path } = await planned(world)
  const etag = (await alices.ask('GET', path)).headers.get('etag')
  for (const [query, body] of [
    ['', standUp()],
    ['', meetingOf('alice', { uid: 'another' }, invited('bob'))],
    ['?import', standUp()],
  ] as const) {
    const refused = await alices.ask('PUT', `${path}${query}`, { body })
    expect([refused.status, (await refused.json()).error.reason]).toEqual([409, 'place-taken'])
  }
  const stale = { headers: { 'if-match': '"stale"' }, body: standUp() }
  expect((await alices.ask('PUT', path, stale)).status).toBe(412)
  expect((await alices.ask('GET', path)).headers.get('etag')).toBe(etag)
  const { path: copy = '' } = (await heldOf(world, bobs)) ?? {}
  expect((await bobs.ask('PUT', copy, { body: standUp() })).status).toBe(409)
  // Nobody knows of an event without guests.
  await alices.put('/events/own.ics', standUp())
  await alices.put('/events/own.ics', meetingOf('alice', { uid: 'another' }, invited('bob')))
  expect((await heldOf(world, bobs, 'another'))?.answers).toEqual({ [bob]: 'NEEDS-ACTION' })
})

clause('CAL-13, CAL-28 an import over a meeting is a change that guests are not told of', async (world) => {
  const { alices, bobs, path } = await planned(world)
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  const body = meetingOf('alice', { start: later }, invited('bob', 'ACCEPTED'))
  expect((await alices.ask('PUT', `${path}?import`, { body })).status).toBe(200)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ dtstart: '2027-03-15T09:00:00Z' })
  // What was accepted is another hour.
  expect((await heldOf(world, alices))?.answers).toEqual({ [bob]: 'NEEDS-ACTION' })
  await alices.put(path, meetingOf('alice', { start: later, title: 'New plan' }, invited('bob')))
  expect(await heldOf(world, bobs)).toMatchObject({
    values: { dtstart: `${later}Z`, summary: 'New plan' },
    answers: { [bob]: 'NEEDS-ACTION' },
  })
})

clause('CAL-13, CAL-28 by an import a guest changes nothing that is the organizer’s', async (world) => {
  const { bobs } = await planned(world)
  const { path = '', values } = (await heldOf(world, bobs)) ?? {}
  const body = meetingOf('alice', { start: later }, invited('bob'))
  expect((await bobs.ask('PUT', `${path}?import`, { body })).status).toBe(403)
  expect((await heldOf(world, bobs))?.values).toEqual(values)
})

clause('CAL-13, CAL-28 an import over a meeting moves the booking of its room', async (world) => {
  await listAurora(world)
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/1.ics', meetingOf('alice', {}, auroraInvited))
  await world.settled()
  const body = meetingOf('alice', { start: later }, auroraInvited)
  expect((await alices.ask('PUT', '/events/1.ics?import', { body })).status).toBe(200)
  expect((await heldAt(world, alices, '/events/1.ics')).answers).toEqual({ [aurora.address]: 'ACCEPTED' })
  await bobs.put('/events/2.ics', meetingOf('bob', { uid: 'bobs' }, auroraInvited))
  expect((await heldOf(world, bobs, 'bobs'))?.answers).toEqual({ [aurora.address]: 'ACCEPTED' })
})
