import { expect } from 'vitest'
import { clause } from '../../testing/harness.ts'
import { at, calendarWith, homeOf, summary, uid, type Home } from '../../testing/homeOf.ts'
import { giveAnswer, heldAt, heldOf, invited, meetingOf } from '../../testing/meetings.ts'
import { people, type World } from '../../testing/world.ts'

const bob = people.bob.email

/** Ids of calendars, of which one comes before every default calendar and one behind it. */
const backups = ['-backup', 'zbackup']

/** Bob's copy with his answer. */
const withAnswerOf = (data: unknown, partstat: string): unknown =>
  JSON.parse(JSON.stringify(data).replace(/"partstat":"[A-Z-]+"/, `"partstat":"${partstat}"`))

/** Alice's meeting with Bob, who has accepted. */
async function planned(world: World) {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/1.ics', meetingOf('alice', {}, invited('bob')))
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  return { alices, bobs, own: `/${alices.id}/1.ics` }
}

clause('CAL-28 a meeting that is there twice is cancelled with the last of the two', async (world) => {
  const { alices, bobs } = await planned(world)
  for (const backup of backups) {
    await alices.create(backup)
    const { data } = await heldAt(world, alices, '/events/1.ics')
    expect((await alices.ask('PUT', `/${backup}/1.ics?import`, { body: data })).status).toBe(201)
    expect((await alices.ask('DELETE', `/${backup}/1.ics`)).status).toBe(200)
    expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
    // It is the same whichever of the two goes first.
    await alices.ask('PUT', `/${backup}/1.ics?import`, { body: data })
    expect((await alices.ask('DELETE', '/events/1.ics')).status).toBe(200)
    expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
    const destination = `/dav/api/calendars/${alices.id}/events/1.ics`
    expect((await alices.ask('MOVE', `/${backup}/1.ics`, { headers: { destination } })).status).toBe(201)
  }
  expect((await alices.ask('DELETE', '/events/1.ics')).status).toBe(200)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
})

clause('CAL-28 who deletes one of two copies has not declined', async (world) => {
  const { alices, bobs } = await planned(world)
  const { path = '', data } = (await heldOf(world, bobs)) ?? {}
  for (const backup of backups) {
    await bobs.create(backup)
    await bobs.ask('PUT', `/${backup}/1.ics?import`, { body: data })
    expect((await bobs.ask('DELETE', `/${backup}/1.ics`)).status).toBe(200)
    expect((await heldOf(world, alices))?.answers).toEqual({ [bob]: 'ACCEPTED' })
  }
  expect((await bobs.ask('DELETE', path)).status).toBe(200)
  expect((await heldOf(world, alices))?.answers).toEqual({ [bob]: 'DECLINED' })
})

clause(
  'CAL-28 an answer is written into the meeting, and a change into the invitation, not into their backups',
  async (world) => {
    const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await alices.put('/events/1.ics', meetingOf('alice', {}, invited('bob')))
    const { path = '', data: copy } = (await heldOf(world, bobs)) ?? {}
    const { data } = await heldAt(world, alices, '/events/1.ics')
    for (const [home, stored] of [
      [alices, data],
      [bobs, copy],
    ] as const)
      for (const backup of backups) {
        await home.create(backup)
        expect((await home.ask('PUT', `/${backup}/1.ics?import`, { body: stored })).status).toBe(201)
      }
    await bobs.put(path, withAnswerOf(copy, 'ACCEPTED'))
    const answersAt = async (place: string) => (await heldAt(world, alices, place)).answers
    expect(await answersAt('/events/1.ics')).toEqual({ [bob]: 'ACCEPTED' })
    for (const backup of backups)
      expect(await answersAt(`/${backup}/1.ics`)).toEqual({ [bob]: 'NEEDS-ACTION' })
    await alices.put('/events/1.ics', meetingOf('alice', { title: 'Other' }, invited('bob')))
    expect((await heldAt(world, bobs, path)).values).toMatchObject({ summary: 'Other' })
    for (const backup of backups)
      expect((await heldAt(world, bobs, `/${backup}/1.ics`)).values).toMatchObject({ summary: 'Plan' })
  },
)

clause('CAL-28 an answer passes by an event of the same UID that is no meeting', async (world) => {
  const { alices, bobs } = await planned(world)
  await alices.create('-backup')
  const plain = calendarWith([uid('plan'), summary('Plan'), at('dtstart', '2027-03-15T09:00:00Z')])
  await alices.ask('PUT', '/-backup/1.ics?import', { body: plain })
  const { path = '', data } = (await heldOf(world, bobs)) ?? {}
  await bobs.put(path, withAnswerOf(data, 'DECLINED'))
  expect((await heldAt(world, alices, '/events/1.ics')).answers).toEqual({ [bob]: 'DECLINED' })
})

clause('CAL-5, CAL-28 with a calendar ends what is nowhere else', async (world) => {
  const { alices, bobs } = await planned(world)
  const { data } = await heldAt(world, alices, '/events/1.ics')
  for (const backup of backups) {
    await alices.create(backup)
    for (const name of ['1', '2']) await alices.ask('PUT', `/${backup}/${name}.ics?import`, { body: data })
    const entry = await (await alices.ask('GET', `/${backup}.json?withMeetings=true`)).json()
    expect(entry['kalends:meetings']).toBe(0)
    expect((await alices.ask('DELETE', `/${backup}.json`)).status).toBe(204)
    expect((await heldOf(world, bobs))?.values).not.toHaveProperty('status')
  }
  await alices.create('work')
  const destination = `/dav/api/calendars/${alices.id}/work/1.ics`
  await alices.ask('MOVE', '/events/1.ics', { headers: { destination } })
  await alices.ask('PUT', '/work/2.ics?import', { body: data })
  expect((await alices.ask('DELETE', '/work.json')).status).toBe(204)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
})

clause('CAL-28 an event of the same UID without an organizer is not the meeting', async (world) => {
  const { alices, bobs } = await planned(world)
  await alices.create('zbackup')
  const plain = calendarWith([uid('plan'), summary('Plan'), at('dtstart', '2027-03-15T09:00:00Z')])
  await alices.ask('PUT', '/zbackup/1.ics?import', { body: plain })
  expect((await alices.ask('DELETE', '/events/1.ics')).status).toBe(200)
  expect((await heldOf(world, bobs))?.values).toMatchObject({ status: 'CANCELLED' })
})

clause(
  'CAL-28 who holds the UID from another organizer is not told, and the organizer sees it',
  async (world) => {
    const [admin, alice] = [await homeOf(world, 'admin'), await homeOf(world, 'alice')]
    const bobs = await homeOf(world, 'bob')
    await admin.put('/events/1.ics', meetingOf('admin', { title: 'First' }, invited('alice')))
    await world.settled()
    await bobs.put('/events/1.ics', meetingOf('bob', { title: 'Second' }, invited('alice')))
    expect(await heldOf(world, alice)).toMatchObject({ values: { summary: 'First' } })
    const statusIn = async (home: Home) => {
      const { data } = await heldAt(world, home, '/events/1.ics')
      return data[2][0]?.[1].find(([name]) => name === 'attendee')?.[1]['schedule-status']
    }
    expect(await statusIn(admin)).toBe('1.1')
    expect(await statusIn(bobs)).toBe('5.1')
  },
)
