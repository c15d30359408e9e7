import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import { unseenChangesAnswer } from '#contract/unseen/unseenChanges.ts'
import { clause } from '../../testing/harness.ts'
import { at, calendarWith, homeOf, summary, uid, type Home } from '../../testing/homeOf.ts'
import { people, type PersonName, type World } from '../../testing/world.ts'

const unseen = async (world: World, as: PersonName, since: string) =>
  v.parse(
    unseenChangesAnswer,
    await (await world.fetch('GET', `/api/unseen-changes?since=${since}`, { as })).json(),
  )

const give = (home: Home, calendar: string, right: RightName) => {
  const set = [{ 'dav:href': `mailto:${people.bob.email}`, [`dav:${right}`]: true }]
  return home.ask('POST', `/${calendar}.json`, { body: { share: { set } } })
}
const move = async (home: Home, from: string, to: string) => {
  const destination = `/dav/api/calendars/${home.id}${to}`
  expect((await home.ask('MOVE', from, { headers: { destination } })).status).toBeLessThan(300)
}
const meeting = (hour: string, ...more: readonly JCalProperty[]) =>
  calendarWith([
    uid('one'),
    summary('Stand-up'),
    at('dtstart', `2027-03-15T${hour}:00:00Z`),
    at('dtend', `2027-03-15T${hour}:30:00Z`),
    ...more,
  ])
const hourOf = (jcal: JCal | null) =>
  jcal && JSON.stringify(jcal[2][0]?.[1].find(([name]) => name === 'dtstart')?.[3]).slice(12, 14)

/** The paths of the copies in a home, in the order in which they were given. */
const copiesIn = async (home: Home): Promise<readonly string[]> => {
  const list = await (await home.ask('GET', '.json?sharedDelegationStatus=accepted')).json()
  const entries = v.parse(calendarList, list)._embedded?.['dav:calendar'] ?? []
  return entries.map((entry) => v.parse(calendarEntry, entry)._links.self.href.slice(0, -'.json'.length))
}

/** Alice has an event in `work`, and `trips` beside it; Bob has looked at what is shared with him. */
async function shared(world: World, rights: { readonly work?: RightName; readonly trips?: RightName }) {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  await alice.create('trips')
  await alice.put('/work/one.ics', meeting('09'))
  if (rights.work) await give(alice, 'work', rights.work)
  if (rights.trips) await give(alice, 'trips', rights.trips)
  world.pass(1000)
  const { until } = await unseen(world, 'bob', '2027-01-01T00:00:00Z')
  world.pass(1000)
  return { alice, bob, until, copies: await copiesIn(bob) }
}

clause('CAL-34 what a MOVE takes into another calendar that is read, too, is told once', async (world) => {
  const { alice, bob, until, copies } = await shared(world, { work: 'read', trips: 'read' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  const { changes } = await unseen(world, 'bob', until)
  const [work, trips] = copies
  expect(changes).toMatchObject([
    {
      kind: 'transferred',
      path: `${trips}/one.ics`,
      from: `${work}/one.ics`,
      by: { id: alice.id },
      mayUndo: false,
    },
  ])
  expect(changes[0]?.before).toEqual(changes[0]?.after)
  expect((await unseen(world, 'alice', until)).changes).toEqual([])
  // It was looked at.
  const events = [{ id: changes[0]?.id, until: changes[0]?.at }]
  await world.fetch('PATCH', '/api/user/settings', { as: 'bob', body: { looked: { until, events } } })
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
  expect(bob.id).not.toBe(alice.id)
})

clause('CAL-34 with another time a MOVE is told as both, and back again as nothing', async (world) => {
  const { alice, until, copies } = await shared(world, { work: 'read-write', trips: 'read-write' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  expect((await unseen(world, 'bob', until)).changes).toMatchObject([{ mayUndo: true }])
  world.pass(1000)
  await alice.put('/trips/one.ics', meeting('10'))
  const { changes } = await unseen(world, 'bob', until)
  expect(changes).toMatchObject([{ kind: 'moved', from: `${copies[0]}/one.ics`, mayUndo: false }])
  expect(changes.map(({ before, after }) => [hourOf(before), hourOf(after)])).toEqual([['09', '10']])
  world.pass(1000)
  await alice.put('/trips/one.ics', meeting('09'))
  await move(alice, '/trips/one.ics', '/work/one.ics')
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
})

clause('CAL-34 who reads only one of the two calendars sees it go or come', async (world) => {
  const { alice, until, copies } = await shared(world, { work: 'read' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  const gone = await unseen(world, 'bob', until)
  expect(gone.changes).toMatchObject([
    { kind: 'cancelled', path: `${copies[0]}/one.ics`, after: null, mayUndo: false },
  ])
  expect(gone.changes[0]?.from).toBeUndefined()
  world.pass(1000)
  await move(alice, '/trips/one.ics', '/work/one.ics')
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
})

clause('CAL-10, CAL-34 an event that comes from a calendar that is not read is new', async (world) => {
  const { alice, until, copies } = await shared(world, { trips: 'read' })
  await alice.put('/work/one.ics', meeting('09', ['class', {}, 'text', 'PRIVATE']))
  await move(alice, '/work/one.ics', '/trips/one.ics')
  const { changes } = await unseen(world, 'bob', until)
  expect(changes).toMatchObject([{ kind: 'added', path: `${copies[0]}/one.ics`, before: null }])
  expect(JSON.stringify(changes)).not.toContain('Stand-up')
})

clause('CAL-34 what the reader moves or writes is seen', async (world) => {
  const { alice, bob, until, copies } = await shared(world, { work: 'read-write', trips: 'read-write' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  world.pass(1000)
  const path = (copies[1] ?? '').slice(`/dav/api/calendars/${bob.id}`.length)
  await bob.put(`${path}/one.ics`, meeting('11'))
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
  expect((await unseen(world, 'alice', until)).changes).toMatchObject([{ kind: 'moved', by: { id: bob.id } }])
})

clause('CAL-5, CAL-34 a calendar that its owner deletes is told once, and nothing in it', async (world) => {
  const { alice, until } = await shared(world, { work: 'read', trips: 'freebusy' })
  await alice.put('/work/one.ics', meeting('10'))
  await alice.ask('DELETE', '/work.json')
  await alice.ask('DELETE', '/trips.json')
  const answer = await unseen(world, 'bob', until)
  expect(answer.changes).toEqual([])
  expect(answer.deletedCalendars).toMatchObject([{ events: 1, by: { id: alice.id } }])
  expect((await unseen(world, 'alice', until)).deletedCalendars).toEqual([])
  const [gone] = answer.deletedCalendars
  const events = [{ id: gone?.id, until: gone?.at }]
  await world.fetch('PATCH', '/api/user/settings', { as: 'bob', body: { looked: { until, events } } })
  expect((await unseen(world, 'bob', until)).deletedCalendars).toEqual([])
})
