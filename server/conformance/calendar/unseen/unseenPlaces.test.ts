import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import { versionsPerEvent } from '#contract/history/eventHistory.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import { unseenChangesAnswer } from '#contract/unseen/unseenChanges.ts'
import { clause } from '../../testing/harness.ts'
import { at, calendarWith, homeOf, standUp, summary, uid, type Home } from '../../testing/homeOf.ts'
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
const meeting = (hour: string, ...more: readonly JCalProperty[]) => titled('Stand-up', hour, ...more)
const titled = (title: string, hour: string, ...more: readonly JCalProperty[]) =>
  calendarWith([
    uid('one'),
    summary(title),
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

clause('CAL-34 what an event was in a calendar that is not read is never told', async (world) => {
  const { alice, until } = await shared(world, { work: 'read' })
  await alice.put('/trips/two.ics', standUp('two', ['description', {}, 'text', 'Secret']))
  world.pass(1000)
  const looked = (await unseen(world, 'bob', until)).until
  world.pass(1000)
  await alice.put('/trips/two.ics', standUp('two'))
  world.pass(1000)
  await move(alice, '/trips/two.ics', '/work/two.ics')
  world.pass(1000)
  expect((await unseen(world, 'bob', looked)).changes).toMatchObject([{ kind: 'added', before: null }])
  const arrived = (await unseen(world, 'bob', looked)).until
  world.pass(1000)
  // It came and went; but not for who looked in between.
  await alice.ask('DELETE', '/work/two.ics')
  expect((await unseen(world, 'bob', looked)).changes).toEqual([])
  const { changes } = await unseen(world, 'bob', arrived)
  expect(changes).toMatchObject([{ kind: 'cancelled' }])
  expect(JSON.stringify(changes)).not.toContain('Secret')
})

clause('CAL-34 no state that was written elsewhere stands for one that is no longer known', async (world) => {
  const { alice, until } = await shared(world, { work: 'read' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  for (let number = 0; number <= versionsPerEvent; number += 1) {
    world.pass(1000)
    await alice.put('/trips/one.ics', titled(`Secret ${number}`, '09'))
  }
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
  await alice.put('/trips/one.ics', meeting('10'))
  await move(alice, '/trips/one.ics', '/work/one.ics')
  const { changes } = await unseen(world, 'bob', until)
  expect(changes.map(({ before, after }) => [before, hourOf(after)])).toEqual([[null, '10']])
})

clause('CAL-34 an event that changed elsewhere and is back is told as it was here', async (world) => {
  const { alice, until } = await shared(world, { work: 'read' })
  await move(alice, '/work/one.ics', '/trips/one.ics')
  for (const [title, hour] of [
    ['Secret', '10'],
    ['Stand-up', '11'],
  ] as const) {
    world.pass(1000)
    await alice.put('/trips/one.ics', titled(title, hour))
  }
  // Who looks now sees nothing there.
  const away = (await unseen(world, 'bob', until)).until
  world.pass(1000)
  await move(alice, '/trips/one.ics', '/work/one.ics')
  const { changes } = await unseen(world, 'bob', until)
  expect(changes.map(({ kind, before, after }) => [kind, hourOf(before), hourOf(after)])).toEqual([
    ['moved', '09', '11'],
  ])
  expect((await unseen(world, 'bob', away)).changes).toMatchObject([{ kind: 'added', before: null }])
})

clause('CAL-34 who saw an event leave is not told what it became on the way', async (world) => {
  const { alice, until } = await shared(world, { work: 'read' })
  await alice.create('diary')
  await move(alice, '/work/one.ics', '/diary/one.ics')
  await alice.put('/diary/one.ics', titled('Secret', '09'))
  world.pass(1000)
  const gone = (await unseen(world, 'bob', until)).until
  await give(alice, 'trips', 'read')
  world.pass(1000)
  await alice.put('/diary/one.ics', meeting('10'))
  await move(alice, '/diary/one.ics', '/trips/one.ics')
  const asked = [await unseen(world, 'bob', until), await unseen(world, 'bob', gone)]
  expect(JSON.stringify(asked)).not.toContain('Secret')
  expect(asked[1]?.changes).toMatchObject([{ kind: 'added', before: null }])
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
