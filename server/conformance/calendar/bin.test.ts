import { expect } from 'vitest'
import * as v from 'valibot'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { JCalProperty } from '#contract/jcal.ts'
import { publicPrivileges } from '#contract/sharing/publicRight.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import { dayMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import { binOf } from '../testing/binOf.ts'
import { copyIn } from '../testing/copyIn.ts'
import { clause } from '../testing/harness.ts'
import { homeOf, march, namesIn, standUp, type Home } from '../testing/homeOf.ts'
import { people, startOfTime, type PersonName, type World } from '../testing/world.ts'

const restore = (world: World, itemId: string, as: PersonName = 'alice') =>
  world.fetch('POST', pathOf(endpoints.restoreFromBin, { itemId }), { as })
const idOf = async (world: World) => (await binOf(world, 'alice'))[0]?.id ?? ''
const reasonOf = async (answer: Response) => [answer.status, (await answer.json()).error.reason]
const textOf = async (home: Home, path: string) =>
  (await home.ask('GET', path, { headers: { accept: 'application/calendar+json' } })).text()

clause('CAL-34 a deleted event is in the bin, and comes back byte for byte', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.ask('PROPPATCH', '/work.json', { body: { 'dav:name': 'Work' } })
  await alice.put('/work/one.ics', standUp('one', ['x-odd', { 'x-p': 'Ü' }, 'unknown', '𝄞\\n']))
  const stored = await textOf(alice, '/work/one.ics')
  const { etag } = Object.fromEntries((await alice.ask('GET', '/work/one.ics')).headers)
  expect((await alice.ask('DELETE', '/work/one.ics')).status).toBe(200)
  const [item, ...others] = await binOf(world, 'alice')
  const path = `/dav/api/calendars/${alice.id}/work/one.ics`
  expect(others).toEqual([])
  expect(item).toMatchObject({
    kind: 'event',
    name: 'Stand-up',
    calendar: `/dav/api/calendars/${alice.id}/work.json`,
    calendarName: 'Work',
    path,
    deletedBy: { id: alice.id },
    isCalendarGone: false,
    mayDelete: true,
  })
  expect(Date.parse(item?.expiresAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(30 * dayMs)
  expect(await binOf(world, 'alice', `?path=${encodeURIComponent(path)}`)).toEqual([{ ...item, meetings: 0 }])
  expect(await binOf(world, 'alice', '?path=/calendars/a/b/c.ics')).toEqual([])
  expect(await binOf(world, 'alice', '?path=nowhere')).toEqual([])

  const answer = await restore(world, item?.id ?? '')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ path })
  expect(await textOf(alice, '/work/one.ics')).toBe(stored)
  expect((await alice.ask('GET', '/work/one.ics')).headers.get('etag')).toBe(etag)
  expect(await binOf(world, 'alice')).toEqual([])
  expect((await restore(world, item?.id ?? '')).status).toBe(404)
})

clause('CAL-34 a restored event is in the next answer to a sync token', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/one.ics', standUp('one'))
  await alice.ask('DELETE', '/events/one.ics')
  const { _embedded } = await alice.report(`/${alice.id}.json`, march)
  await restore(world, await idOf(world))
  const answer = await alice.ask('REPORT', `/${alice.id}.json`, {
    body: { 'sync-token': _embedded['sync-token'] },
  })
  const synced = v.parse(syncShape, await answer.json())
  expect(synced._embedded['dav:item']).toMatchObject([{ status: 200 }])
  expect(synced['sync-token']).not.toBe(_embedded['sync-token'])
})

clause('CAL-34 a deleted calendar comes back with its events, and syncs from the start', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.ask('POST', '.json', {
    body: { id: 'trips', 'dav:name': 'Trips', 'apple:color': '#112233', 'apple:order': 4 },
  })
  for (const id of ['one', 'two']) await alice.put(`/trips/${id}.ics`, standUp(id))
  const entry = async () => v.parse(entryShape, await (await alice.ask('GET', '/trips.json')).json())
  const { 'calendarserver:ctag': ctag, ...before } = await entry()
  expect((await alice.ask('DELETE', '/trips.json')).status).toBe(204)
  expect(await binOf(world, 'alice')).toMatchObject([{ kind: 'calendar', name: 'Trips', events: 2 }])
  const answer = await restore(world, await idOf(world))
  expect(await answer.json()).toEqual({ path: `/dav/api/calendars/${alice.id}/trips.json` })
  const { 'calendarserver:ctag': after, ...again } = await entry()
  expect(again).toEqual(before)
  expect(after).not.toBe(ctag)
  expect(namesIn(await alice.report('/trips.json', march))).toEqual(['one.ics', 'two.ics'])
  const synced = await alice.ask('REPORT', '/trips.json', { body: { 'sync-token': ctag } })
  const { _embedded, isIncremental } = v.parse(syncShape, await synced.json())
  expect(_embedded['dav:item']).toHaveLength(2)
  expect(isIncremental).toBe(false)
  expect(await binOf(world, 'alice')).toEqual([])
})

clause('CAL-34 nothing is restored over something else: 409', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/one.ics', standUp('one'))
  await alice.ask('DELETE', '/work/one.ics')
  const id = await idOf(world)
  await alice.put('/work/one.ics', standUp('another'))
  expect(await reasonOf(await restore(world, id))).toEqual([409, 'place-taken'])
  await alice.ask('DELETE', '/work/one.ics')
  await alice.put('/events/two.ics', standUp('one'))
  expect(await reasonOf(await restore(world, id))).toEqual([409, 'place-taken'])
  world.pass(1000)
  await alice.ask('DELETE', '/work.json')
  const calendar = await idOf(world)
  await alice.create('work')
  expect(await reasonOf(await restore(world, calendar))).toEqual([409, 'place-taken'])
})

clause('CAL-34 an event whose calendar is gone is 410, until the calendar is restored', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/one.ics', standUp('one'))
  await alice.ask('DELETE', '/work/one.ics')
  const event = await idOf(world)
  world.pass(1000)
  await alice.ask('DELETE', '/work.json')
  const calendar = await idOf(world)
  expect(await reasonOf(await restore(world, event))).toEqual([410, 'gone'])
  expect((await restore(world, calendar)).status).toBe(200)
  expect((await restore(world, event)).status).toBe(200)
})

clause('CAL-34 what was deleted is gone after thirty days', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/one.ics', standUp('one'))
  await alice.ask('DELETE', '/events/one.ics')
  const id = await idOf(world)
  // A session has ended by then.
  const headers = { authorization: `Bearer ${world.tokenOf('alice')}` }
  const count = async () => (await (await world.fetch('GET', '/api/bin', { headers })).json()).total
  world.pass(30 * dayMs - 1)
  expect(await count()).toBe(1)
  world.pass(1)
  expect(await count()).toBe(0)
  const path = pathOf(endpoints.restoreFromBin, { itemId: id })
  expect((await world.fetch('POST', path, { headers })).status).toBe(404)
  // The service sweeps at most once an hour.
  world.pass(60 * 60_000)
  await count()
  expect(await world.ports.store.bin.find(id, startOfTime)).toBeNull()
})

clause('CAL-34 the owner deletes one item or all of them for ever', async (world) => {
  const alice = await homeOf(world, 'alice')
  for (const id of ['one', 'two', 'three']) {
    await alice.put(`/events/${id}.ics`, standUp(id))
    await alice.ask('DELETE', `/events/${id}.ics`)
    world.pass(1000)
  }
  const remove = async (path: string, as: PersonName) => (await world.fetch('DELETE', path, { as })).status
  const one = pathOf(endpoints.deleteFromBin, { itemId: await idOf(world) })
  expect([await remove(one, 'bob'), await remove(one, 'alice'), await remove(one, 'alice')]).toEqual([
    404, 204, 404,
  ])
  expect(await remove('/api/bin', 'bob')).toBe(204)
  const names = (await binOf(world, 'alice')).map(({ path }) => path.split('/').at(-1))
  expect(names).toEqual(['two.ics', 'one.ics'])
  expect(await remove('/api/bin', 'alice')).toBe(204)
  expect(await binOf(world, 'alice')).toEqual([])
})

clause('CAL-34 nobody else sees what is in a bin', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/one.ics', standUp('one'))
  await alice.ask('DELETE', '/events/one.ics')
  const [item] = await binOf(world, 'alice')
  expect(await binOf(world, 'bob')).toEqual([])
  expect(await binOf(world, 'bob', `?path=${encodeURIComponent(item?.path ?? '')}`)).toEqual([])
  expect((await restore(world, item?.id ?? '', 'bob')).status).toBe(404)
  expect((await alice.ask('GET', '/events/one.ics')).status).toBe(404)
})

/** Alice's calendar `work`, which Bob may write, or as the right says; and the path of his copy. */
async function sharedWith(world: World, right: RightName) {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  const give = (next: RightName) => {
    const set = [{ 'dav:href': `mailto:${people.bob.email}`, [`dav:${next}`]: true }]
    return alice.ask('POST', '/work.json', { body: { share: { set } } })
  }
  await give(right)
  return { alice, bob, give, copy: await copyIn(bob) }
}
const deletes = async (home: Home, calendar: string, id: string, ...more: readonly JCalProperty[]) => {
  await home.put(`/${calendar}/${id}.ics`, standUp(id, ...more))
  expect((await home.ask('DELETE', `/${calendar}/${id}.ics`)).status).toBe(200)
}

clause(
  'CAL-25, CAL-34 what was deleted from a calendar of others is there for who may write it',
  async (world) => {
    const { alice, bob, give, copy } = await sharedWith(world, 'read-write')
    await deletes(alice, 'events', 'hers')
    await deletes(alice, 'work', 'one')
    world.pass(1000)
    await deletes(bob, copy.slice(1), 'two')
    world.pass(1000)
    await deletes(bob, 'events', 'his')
    const path = `/dav/api/calendars/${bob.id}${copy}`
    const items = await binOf(world, 'bob')
    expect(items.map((each) => [each.path, each.deletedBy?.id, each.mayDelete])).toEqual([
      [`/dav/api/calendars/${bob.id}/${bob.id}/his.ics`, bob.id, true],
      [`${path}/two.ics`, bob.id, false],
      [`${path}/one.ics`, alice.id, false],
    ])
    expect(await binOf(world, 'bob', `?path=${path}/one.ics`)).toMatchObject([
      { id: items[2]?.id, meetings: 0 },
    ])
    expect(await binOf(world, 'bob', `?path=${path}.json`)).toEqual([])
    expect(await binOf(world, 'bob', '?limit=1&offset=2')).toMatchObject([{ id: items[2]?.id }])
    const remove = pathOf(endpoints.deleteFromBin, { itemId: items[2]?.id ?? '' })
    expect((await world.fetch('DELETE', remove, { as: 'bob' })).status).toBe(403)
    await world.fetch('DELETE', '/api/bin', { as: 'bob' })
    expect(await binOf(world, 'alice')).toHaveLength(3)
    // A right that was lost is lost for the bin as well.
    await give('read')
    expect(await binOf(world, 'bob')).toEqual([])
    expect((await restore(world, items[2]?.id ?? '', 'bob')).status).toBe(404)
    await give('read-write')
    const answer = await restore(world, items[2]?.id ?? '', 'bob')
    expect([answer.status, await answer.json()]).toEqual([200, { path: `${path}/one.ics` }])
    expect((await alice.ask('GET', '/work/one.ics')).status).toBe(200)
  },
)

clause('CAL-10, CAL-25, CAL-34 what is private to the owner stays so in the bin', async (world) => {
  const { alice } = await sharedWith(world, 'read-write')
  await deletes(alice, 'work', 'one', ['class', {}, 'text', 'PRIVATE'])
  const [item] = await binOf(world, 'bob')
  expect(item).toMatchObject({ name: 'Busy' })
  expect((await restore(world, item?.id ?? '', 'bob')).status).toBe(403)
  expect((await restore(world, item?.id ?? '', 'alice')).status).toBe(200)
})

clause('CAL-34 with a calendar that is gone, what was deleted from it is nobody else’s', async (world) => {
  const { alice } = await sharedWith(world, 'administration')
  await deletes(alice, 'work', 'one')
  const [item] = await binOf(world, 'bob')
  await alice.ask('DELETE', '/work.json')
  expect(await binOf(world, 'bob')).toEqual([])
  expect((await restore(world, item?.id ?? '', 'bob')).status).toBe(404)
})

clause('CAL-26, CAL-34 in a public calendar nobody else brings back an event with guests', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('open')
  await alice.ask('ACL', '/open.json', { body: { public_right: publicPrivileges['read-write'] } })
  const source = { href: `/dav/api/calendars/${alice.id}/open.json` }
  const subscription = await bob.ask('POST', '.json', {
    body: { id: 'open', 'calendarserver:source': source },
  })
  expect(subscription.status).toBe(201)
  const guest = (name: string, who: PersonName): JCalProperty => [
    name,
    {},
    'cal-address',
    `mailto:${people[who].email}`,
  ]
  await deletes(alice, 'open', 'one', guest('organizer', 'alice'), guest('attendee', 'bob'))
  world.pass(1000)
  await deletes(alice, 'open', 'two')
  const items = await binOf(world, 'bob', '?limit=2')
  expect(items.every(({ path }) => path.includes('/subscribed~'))).toBe(true)
  const statuses = await Promise.all(items.map(async ({ id }) => (await restore(world, id, 'bob')).status))
  expect(statuses).toEqual([200, 403])
})

clause('CAL-34 the bin is read in pages', async (world) => {
  const alice = await homeOf(world, 'alice')
  for (const id of ['one', 'two', 'three']) {
    await alice.put(`/events/${id}.ics`, standUp(id))
    await alice.ask('DELETE', `/events/${id}.ics`)
    world.pass(1000)
  }
  const answer = await world.fetch('GET', '/api/bin?limit=1&offset=1', { as: 'alice' })
  const { items, total } = await answer.json()
  expect([total, items.length, items[0].path.endsWith('/two.ics')]).toEqual([3, 1, true])
  const { status } = await world.fetch('GET', '/api/bin?limit=1001', { as: 'alice' })
  expect(status).toBe(400)
})

clause(
  'CAL-34, CAL-37 a bin has as much as a home may have, and a full home restores nothing',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    for (const id of ['one', 'two', 'three']) {
      await alice.put(`/events/${id}.ics`, standUp(id))
      await alice.ask('DELETE', `/events/${id}.ics`)
      world.pass(1000)
    }
    expect((await binOf(world, 'alice')).map(({ path }) => path.split('/').at(-1))).toEqual([
      'three.ics',
      'two.ics',
    ])
    for (const id of ['four', 'five']) await alice.put(`/events/${id}.ics`, standUp(id))
    expect(await reasonOf(await restore(world, await idOf(world)))).toEqual([507, 'quota-exceeded'])
    await alice.ask('DELETE', '/events/four.ics')
    expect((await restore(world, await idOf(world))).status).toBe(200)
  },
  { settings: { limits: { ...defaultLimits, home: { ...defaultLimits.home, events: 2 } } } },
)

clause('CAL-34, CAL-36 a server says whether it has a bin', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect(await (await alice.ask('GET', '.json')).json()).toMatchObject({ 'kalends:features': { bin: true } })
  expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({ features: { bin: true } })
})

const syncShape = v.object({
  'sync-token': v.string(),
  isIncremental: v.boolean(),
  _embedded: v.object({ 'dav:item': v.array(v.object({ status: v.number() })) }),
})
const entryShape = v.looseObject({ 'calendarserver:ctag': v.string() })
