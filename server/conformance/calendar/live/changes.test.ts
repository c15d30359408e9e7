import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import { publicPrivileges } from '#contract/sharing/publicRight.ts'
import { defaultLimits } from '../../../limits.ts'
import { clause } from '../../testing/harness.ts'
import { homeOf, standUp, type Home } from '../../testing/homeOf.ts'
import { listening } from '../../testing/listening.ts'
import { people } from '../../testing/world.ts'

const pathOf = (home: Home, calendar: string) => `/dav/api/calendars/${home.id}/${calendar}.json`
const bobs = `mailto:${people.bob.email}`
const share = async (alice: Home, change: object, calendar = '/work.json') => {
  const answer = await alice.ask('POST', calendar, { body: { share: change } })
  expect(answer.status).toBe(200)
}
const giveBob = (alice: Home, right: string) =>
  share(alice, { set: [{ 'dav:href': bobs, [`dav:${right}`]: true }] })
const takeFromBob = (alice: Home) => share(alice, { remove: [{ 'dav:href': bobs }] })
const everything = '.json?personal=true&sharedDelegationStatus=accepted'
/** The list as `[path, ctag]`. */
const ctagsOf = async (home: Home) => {
  const { _embedded } = v.parse(calendarList, await (await home.ask('GET', everything)).json())
  return Object.fromEntries(
    (_embedded?.['dav:calendar'] ?? []).map((each) => {
      const entry = v.parse(calendarEntry, each)
      return [entry._links.self.href, entry['calendarserver:ctag']]
    }),
  )
}
const copyPathOf = async (bob: Home) =>
  Object.keys(await ctagsOf(bob)).find((path) => path.includes('shared~')) ?? ''

clause('CAL-33 a write is told with the path and the ctag of the list', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const stream = await listening(world, 'alice')
  await alice.put('/work/one.ics', standUp('one'))
  const path = pathOf(alice, 'work')
  expect(await stream.next()).toEqual(['calendar', { path, ctag: (await ctagsOf(alice))[path] }])
  await alice.ask('DELETE', '/work/one.ics')
  expect(await stream.next()).toEqual(['calendar', { path, ctag: (await ctagsOf(alice))[path] }])
  await stream.stop()
})

clause('CAL-33 another list is told: created, renamed, deleted and restored calendars', async (world) => {
  const alice = await homeOf(world, 'alice')
  const stream = await listening(world, 'alice')
  await alice.create('work')
  expect(await stream.next()).toEqual(['list', {}])
  await alice.ask('PROPPATCH', '/work.json', { body: { 'dav:name': 'Work' } })
  expect((await stream.next())[0]).toBe('list')
  expect((await stream.next())[0]).toBe('calendar')
  await alice.ask('DELETE', '/work.json')
  expect(await stream.next()).toEqual(['list', {}])
  const bin: { items: { id: string }[] } = await (
    await world.fetch('GET', '/api/bin', { as: 'alice' })
  ).json()
  await world.fetch('POST', `/api/bin/${bin.items[0]?.id ?? ''}/restore`, { as: 'alice' })
  expect(await stream.next()).toEqual(['list', {}])
  await stream.stop()
})

clause(
  'CAL-33 a shared calendar is told at the path of the copy, and nothing after it is taken back',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await alice.create('work')
    const [hers, his] = [await listening(world, 'alice'), await listening(world, 'bob')]
    await giveBob(alice, 'read')
    expect(await his.next()).toEqual(['list', {}])
    expect(await hers.next()).toEqual(['list', {}])
    const path = await copyPathOf(bob)
    await alice.put('/work/one.ics', standUp('one'))
    expect(await his.next()).toEqual(['calendar', { path, ctag: (await ctagsOf(bob))[path] }])
    expect((await hers.next())[0]).toBe('calendar')
    await giveBob(alice, 'freebusy')
    expect((await his.next())[0]).toBe('list')
    expect(await his.next()).toEqual(['calendar', { path, ctag: (await ctagsOf(bob))[path] }])
    await takeFromBob(alice)
    expect(await his.next()).toEqual(['list', {}])
    await alice.put('/work/two.ics', standUp('two'))
    await bob.create('own')
    expect(await his.next()).toEqual(['list', {}])
    await bob.put('/own/three.ics', standUp('three'))
    expect(await his.next()).toEqual(['calendar', expect.objectContaining({ path: pathOf(bob, 'own') })])
    await Promise.all([hers.stop(), his.stop()])
  },
)

clause(
  'CAL-33, CAL-26 who has added a public calendar is told at once when it is public no longer',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await alice.create('work')
    const publish = (right: string) => alice.ask('ACL', '/work.json', { body: { public_right: right } })
    expect((await publish(publicPrivileges.read)).status).toBe(200)
    const source = { href: `/dav/api/calendars/${alice.id}/work.json` }
    const added = await bob.ask('POST', '.json', { body: { id: 'mine', 'calendarserver:source': source } })
    expect(added.status).toBe(201)
    const copy = added.headers.get('location') ?? ''
    const his = await listening(world, 'bob')
    await alice.put('/work/one.ics', standUp('one'))
    expect(await his.next()).toEqual(['calendar', expect.objectContaining({ path: copy })])
    expect((await publish('')).status).toBe(200)
    expect(await his.next()).toEqual(['list', {}])
    await alice.put('/work/two.ics', standUp('two'))
    await bob.create('own')
    expect(await his.next()).toEqual(['list', {}])
    await his.stop()
  },
)

clause('CAL-33 what belongs to others is told to nobody', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  const his = await listening(world, 'bob')
  await alice.put('/work/one.ics', standUp('one'))
  await bob.create('own')
  expect(await his.next()).toEqual(['list', {}])
  expect(his.lastEventId()).not.toContain(alice.id)
  await his.stop()
})

clause('CAL-33 Last-Event-ID tells what was missed, and nothing else', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.create('home')
  const first = await listening(world, 'alice')
  await first.stop()
  await alice.put('/work/one.ics', standUp('one'))
  await alice.put('/work/two.ics', standUp('two'))
  const second = await listening(world, 'alice', { lastEventId: first.lastEventId() })
  const path = pathOf(alice, 'work')
  expect(await second.next()).toEqual(['calendar', { path, ctag: (await ctagsOf(alice))[path] }])
  await second.stop()
  const third = await listening(world, 'alice', { lastEventId: second.lastEventId() })
  await alice.create('new')
  expect(await third.next()).toEqual(['list', {}])
  await third.stop()
})

clause('CAL-33 an id that nobody can read is answered by resync', async (world) => {
  await homeOf(world, 'alice')
  for (const lastEventId of ['7', '1', '1-x-y', 'x'.repeat(4000)]) {
    const stream = await listening(world, 'alice', { lastEventId })
    expect(await stream.next()).toEqual(['resync', {}])
    await stream.stop()
  }
})

clause('CAL-33 signing out ends the stream', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const opened = await world.fetch('POST', '/api/session', {
    headers: { authorization: `bearer ${world.tokenOf('alice')}` },
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const stream = await listening(world, 'alice', { headers: { cookie } })
  const other = await listening(world, 'alice')
  expect((await world.fetch('POST', '/api/logout', { headers: { cookie }, body: {} })).status).toBe(204)
  expect(await stream.ended()).toEqual([])
  await alice.put('/work/one.ics', standUp('one'))
  expect((await other.next())[0]).toBe('calendar')
  await other.stop()
})

clause('CAL-33, ID-21 a block ends every stream of a person at once', async (world) => {
  const alice = await homeOf(world, 'alice')
  const stream = await listening(world, 'alice')
  const blocked = await world.fetch('PUT', `/api/users/${alice.id}/block`, { as: 'admin' })
  expect(blocked.status).toBe(204)
  expect(await stream.ended()).toEqual([])
})

clause('CAL-33, ID-18 deleting a token ends its stream', async (world) => {
  await homeOf(world, 'alice')
  const body = { name: 'Script', scope: 'read' }
  const made: { id: string; token: string } = await (
    await world.fetch('POST', '/api/tokens', { as: 'alice', body })
  ).json()
  const stream = await listening(world, 'alice', { headers: { authorization: `bearer ${made.token}` } })
  await world.fetch('DELETE', `/api/tokens/${made.id}`, { as: 'alice' })
  expect(await stream.ended()).toEqual([])
})

clause(
  'CAL-33, CAL-37 a person has so many streams, and all together so many',
  async (world) => {
    const open = [await listening(world, 'alice'), await listening(world, 'alice')]
    const third = await world.fetch('GET', '/api/changes', { as: 'alice' })
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60'])
    open.push(await listening(world, 'bob'))
    const fourth = await world.fetch('GET', '/api/changes', { as: 'admin' })
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([503, '60'])
    await Promise.all(open.map((each) => each.stop()))
  },
  { settings: { limits: { ...defaultLimits, changeStreams: { perPerson: 2, inAll: 3 } } } },
)

clause('CAL-33 nobody without a credential is told anything', async (world) => {
  expect((await world.fetch('GET', '/api/changes')).status).toBe(401)
})
