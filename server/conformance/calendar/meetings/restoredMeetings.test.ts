import { expect } from 'vitest'
import * as v from 'valibot'
import { eventHistoryAnswer } from '#contract/history/eventHistory.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { clause } from '../../testing/harness.ts'
import { homeOf, type Home } from '../../testing/homeOf.ts'
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

const [bob, admin] = [people.bob.email, people.admin.email]
const later = '2027-03-16T15:00:00'

/** Alice's meeting with Bob. */
async function planned(world: World) {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  const write = async (change: Parameters<typeof meetingOf>[1], ...guests: readonly JCalProperty[]) => {
    world.pass(1000)
    await alices.put('/events/1.ics', meetingOf('alice', change, invited('bob'), ...guests))
    await world.settled()
  }
  await write({})
  return { alices, bobs, write, path: '/events/1.ics' }
}

const restore = async (home: Home, path: string, version: number, headers = {}) =>
  home.ask('POST', `${path}/history/${version}/restore`, { headers })
const versionWith = async (home: Home, path: string, text: string) => {
  const { versions } = v.parse(eventHistoryAnswer, await (await home.ask('GET', `${path}/history`)).json())
  return versions.find(({ data }) => JSON.stringify(data).includes(text))?.n ?? 0
}
const coloured = ([name, properties, components]: JCal, colour: string): JCal => [
  name,
  properties,
  components.map(([kind, inside]) => [
    kind,
    [...inside.filter(([each]) => each !== 'color'), ['color', {}, 'text', colour]],
    [],
  ]),
]

clause('CAL-34, CAL-28 who is invited brings back nothing that is the organizer’s', async (world) => {
  const { bobs, write } = await planned(world)
  await write({ start: later })
  const { path = '', values } = (await heldOf(world, bobs)) ?? {}
  const version = await versionWith(bobs, path, '2027-03-15T09:00:00Z')
  const refused = await restore(bobs, path, version)
  expect([refused.status, (await refused.json()).error.details]).toEqual([
    403,
    'Only its organizer can change this of an event with guests: dtstart.',
  ])
  expect((await heldOf(world, bobs))?.values).toEqual(values)
})

clause('CAL-34, CAL-28 what is one’s own comes back, also if others have answered since', async (world) => {
  const { bobs, write } = await planned(world)
  const admins = await homeOf(world, 'admin')
  await write({}, invited('admin'))
  const { path = '', data } = (await heldOf(world, bobs)) ?? {}
  for (const colour of ['teal', 'navy']) if (data !== undefined) await bobs.put(path, coloured(data, colour))
  await giveAnswer(world, admins, 'admin', 'ACCEPTED')
  // The other guests are told of answers a minute later.
  world.pass(60_000)
  expect((await heldOf(world, bobs))?.answers).toMatchObject({ [admin]: 'ACCEPTED' })
  expect((await restore(bobs, path, await versionWith(bobs, path, 'teal'))).status).toBe(200)
  const restored = await heldOf(world, bobs)
  expect([restored?.values['color'], restored?.answers[admin]]).toEqual(['teal', 'ACCEPTED'])
})

clause('CAL-34, CAL-28 a former time reaches the guests, and asks them again', async (world) => {
  const { alices, bobs, write, path } = await planned(world)
  await write({ start: later })
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  expect((await heldOf(world, alices))?.answers).toEqual({ [bob]: 'ACCEPTED' })
  const restored = await restore(alices, path, 1)
  for (const home of [alices, bobs])
    expect(await heldOf(world, home)).toMatchObject({
      values: { dtstart: '2027-03-15T09:00:00Z', sequence: 2 },
      answers: { [bob]: 'NEEDS-ACTION' },
    })
  expect(restored.headers.get('etag')).toBe((await alices.ask('GET', path)).headers.get('etag'))
})

clause('CAL-34, CAL-28 answers are those of today, and none comes back with a version', async (world) => {
  const { alices, bobs, write, path } = await planned(world)
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  const accepted = await versionWith(alices, path, 'ACCEPTED')
  // Another title asks nobody again.
  await write({ title: 'New plan' }, invited('admin'))
  await giveAnswer(world, bobs, 'bob', 'TENTATIVE')
  expect((await restore(alices, path, accepted)).status).toBe(200)
  for (const home of [alices, bobs])
    expect(await heldOf(world, home)).toMatchObject({
      values: { summary: 'Plan' },
      answers: { [bob]: 'TENTATIVE' },
    })
  // Moved and moved back, they were asked about the same hour once more.
  await write({ start: later })
  await write({ title: 'Newest plan' })
  expect((await restore(alices, path, accepted)).status).toBe(200)
  for (const home of [alices, bobs])
    expect((await heldOf(world, home))?.answers).toEqual({ [bob]: 'NEEDS-ACTION' })
})

clause('CAL-34, CAL-28 who is invited again by a version has not answered', async (world) => {
  const { alices, bobs, path } = await planned(world)
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  const accepted = await versionWith(alices, path, 'ACCEPTED')
  await alices.put(path, meetingOf('alice', {}))
  expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
  expect((await restore(alices, path, accepted)).status).toBe(200)
  for (const home of [alices, bobs])
    expect((await heldOf(world, home))?.answers).toEqual({ [bob]: 'NEEDS-ACTION' })
  expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
})

clause('CAL-34, CAL-28 a version comes back with a note, or without a word', async (world) => {
  const { alices, bobs, write, path } = await planned(world)
  await write({ start: later })
  expect((await restore(alices, path, 1, silently)).status).toBe(200)
  expect((await heldOf(world, alices))?.values).toMatchObject({ dtstart: '2027-03-15T09:00:00Z' })
  expect((await heldOf(world, bobs))?.values).toMatchObject({ dtstart: `${later}Z` })
  const note = { 'x-schedule-note': encodeURIComponent('As it was') }
  expect((await restore(alices, path, 2, note)).status).toBe(200)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ dtstart: `${later}Z`, comment: 'As it was' })
})

clause('CAL-34, CAL-28 a former hour of a room is asked for again', async (world) => {
  await listAurora(world)
  const { alices, bobs, write, path } = await planned(world)
  await write({}, auroraInvited)
  await write({ start: later }, auroraInvited)
  await bobs.put('/events/2.ics', meetingOf('bob', { uid: 'other' }, auroraInvited))
  expect((await heldOf(world, bobs, 'other'))?.answers).toEqual({ [aurora.address]: 'ACCEPTED' })
  const version = await versionWith(alices, path, '2027-03-15T09:00:00Z')
  expect((await restore(alices, path, version, silently)).status).toBe(200)
  expect((await heldAt(world, alices, path)).answers).toMatchObject({ [aurora.address]: 'DECLINED' })
  expect((await heldOf(world, bobs, 'other'))?.answers).toEqual({ [aurora.address]: 'ACCEPTED' })
})
