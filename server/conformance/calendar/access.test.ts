import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { homeOf, march, standUp } from '../testing/homeOf.ts'

clause('CAL-21 another person’s home is 403, whether the address exists or not', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  await bob.put('/events/1.ics', standUp())
  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await world.fetch(method, `/dav/api/calendars/${bob.id}${path}`, { as: 'alice', body })).status
  expect(await statusOf('GET', '.json')).toBe(403)
  expect(await statusOf('POST', '.json', { id: 'mine-now' })).toBe(403)
  expect(await statusOf('REPORT', '.json', { uid: 'stand-up' })).toBe(403)
  expect(await statusOf('GET', '/events.json')).toBe(403)
  expect(await statusOf('GET', '/nope.json')).toBe(403)
  expect(await statusOf('PROPPATCH', '/events.json', { 'dav:name': 'Taken' })).toBe(403)
  expect(await statusOf('DELETE', '/events.json')).toBe(403)
  expect(await statusOf('REPORT', '/events.json', march)).toBe(403)
  expect(await statusOf('REPORT', '/nope.json', march)).toBe(403)
  expect(await statusOf('GET', `/${bob.id}?export`)).toBe(403)
  expect(await statusOf('GET', '/events/1.ics')).toBe(403)
  expect(await statusOf('GET', '/events/none.ics')).toBe(403)
  expect(await statusOf('PUT', '/events/1.ics', standUp('other'))).toBe(403)
  expect(await statusOf('DELETE', '/events/1.ics')).toBe(403)
  expect(await statusOf('MOVE', '/events/1.ics')).toBe(403)
  expect((await bob.ask('GET', '/events/1.ics')).status).toBe(200)
  expect((await alice.ask('GET', '/events/1.ics')).status).toBe(404)
})

clause('CAL-21 an administrator has no access to other people’s homes', async (world) => {
  const bob = await homeOf(world, 'bob')
  const answer = await world.fetch('GET', `/dav/api/calendars/${bob.id}.json`, { as: 'admin' })
  expect(answer.status).toBe(403)
})

clause('CAL-21 a home that does not exist is 404', async (world) => {
  const nobody = '0'.repeat(24)
  const statusOf = async (path: string) =>
    (await world.fetch('GET', `/dav/api/calendars/${nobody}${path}`, { as: 'alice' })).status
  expect(await statusOf('.json')).toBe(404)
  expect(await statusOf('/events.json')).toBe(404)
  expect(await statusOf('/events/1.ics')).toBe(404)
})

clause('CAL-21 a caller who is not signed in gets 401 for every address', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (method: string, path: string) =>
    (await world.fetch(method, `/dav/api/calendars/${path}`)).status
  expect(await statusOf('GET', `${alice.id}.json`)).toBe(401)
  expect(await statusOf('GET', `${'0'.repeat(24)}.json`)).toBe(401)
  expect(await statusOf('PUT', `${alice.id}/events/1.ics`)).toBe(401)
  expect(await statusOf('REPORT', `${alice.id}/events.json`)).toBe(401)
})

clause('CAL-21 a report contains nothing of other homes', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  await bob.put('/events/1.ics', standUp())
  expect((await alice.report('/events.json', march))._embedded['dav:item']).toEqual([])
  expect((await alice.ask('REPORT', '.json', { body: { uid: 'stand-up' } })).status).toBe(404)
})
