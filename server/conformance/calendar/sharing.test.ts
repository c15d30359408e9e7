import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import { rightsAnswer } from '#contract/sharing/accessList.ts'
import { rightNames, type RightName } from '#contract/sharing/shares.ts'
import { defaultLimits } from '../../limits.ts'
import { binOf } from '../testing/binOf.ts'
import { clause } from '../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, namesIn, standUp, type Home } from '../testing/homeOf.ts'
import { people, type PersonName, type World } from '../testing/world.ts'

const hrefOf = (name: PersonName) => `mailto:${people[name].email}`
const shared = (home: Home, set: object, calendar = '/work.json') =>
  home.ask('POST', calendar, { body: { share: { set: [set] } } })
const give = (home: Home, right: RightName, name: PersonName = 'bob') =>
  shared(home, { 'dav:href': hrefOf(name), [`dav:${right}`]: true })
const entriesOf = async (home: Home, query: string) => {
  const text = await (await home.ask('GET', `.json?${query}`)).text()
  const list = text === '' ? [] : (v.parse(calendarList, JSON.parse(text))._embedded?.['dav:calendar'] ?? [])
  return list.map((entry) => v.parse(calendarEntry, entry))
}
const delegated = 'sharedDelegationStatus=accepted&withRights=true'
/** The path of the copy of Alice's calendar in a home: `/shared~…`. */
const copyIn = async (home: Home): Promise<string> => {
  const [entry] = await entriesOf(home, delegated)
  if (entry === undefined) throw new Error('Nothing was shared')
  return entry._links.self.href.slice(`/dav/api/calendars/${home.id}`.length, -'.json'.length)
}
const secret = standUp('secret', ['class', {}, 'text', 'PRIVATE'], ['location', {}, 'text', 'Clinic'])
const jCal = { headers: { accept: 'application/calendar+json' } }

/** Alice's calendar with an event and a private one, shared with Bob. */
async function sharedWith(world: World, right: RightName) {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.ask('POST', '.json', { body: { id: 'work', 'dav:name': 'Work', 'apple:color': '#336699' } })
  await alice.put('/work/one.ics', standUp('one'))
  await alice.put('/work/secret.ics', secret)
  const answer = await give(alice, right)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  return { alice, bob, copy: await copyIn(bob) }
}

clause(
  'CAL-24, CAL-25 a shared calendar has an address of its own in the home of the other',
  async (world) => {
    const { alice, bob } = await sharedWith(world, 'read')
    const [entry] = await entriesOf(bob, delegated)
    expect(entry).toMatchObject({
      'dav:name': 'Work',
      'apple:color': '#336699',
      'calendarserver:delegatedsource': `/dav/api/calendars/${alice.id}/work.json`,
      invite: [{ href: hrefOf('bob'), principal: `principals/users/${bob.id}`, access: 2, inviteStatus: 2 }],
    })
    expect(await entriesOf(bob, 'personal=true&sharedDelegationStatus=accepted')).toHaveLength(2)
    expect((await entriesOf(bob, '')).map(({ _links }) => _links.self.href)).toEqual([
      `/dav/api/calendars/${bob.id}/${bob.id}.json`,
    ])
    expect(await entriesOf(bob, 'sharedDelegationStatus=noresponse')).toEqual([])
    const atSource = await bob.ask('GET', '.json', {})
    expect(atSource.status).toBe(200)
    expect(
      (await world.fetch('REPORT', `/dav/api/calendars/${alice.id}/work.json`, { as: 'bob', body: march }))
        .status,
    ).toBe(403)
  },
)

clause('CAL-24 owner and administrators see everybody, the others themselves', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'administration')
  await homeOf(world, 'admin')
  await give(alice, 'freebusy', 'admin')
  const all = [1, 5, 6]
  const accessOf = async (home: Home, path: string) => {
    const answer = await home.ask('PROPFIND', `${path}.json`, { body: { prop: ['cs:invite', 'acl'] } })
    const { invite = [], acl = [] } = v.parse(rightsAnswer, await answer.json())
    return {
      access: invite.map(({ access }) => access),
      whose: new Set(acl.map(({ principal }) => principal)).size,
    }
  }
  expect(await accessOf(alice, '/work')).toEqual({ access: all, whose: 3 })
  expect(await accessOf(bob, copy)).toEqual({ access: all, whose: 3 })
  const ada = await homeOf(world, 'admin')
  expect(await accessOf(ada, await copyIn(ada))).toEqual({ access: [6], whose: 1 })
})

clause('CAL-23 who has which right may do what the table says', async (world) => {
  const table: Readonly<Record<string, readonly number[]>> = {
    // columns:          administration, read-write, read, freebusy
    calendar: [200, 200, 200, 200],
    calendarRights: [200, 200, 200, 200],
    report: [200, 200, 200, 200],
    event: [200, 200, 200, 200],
    exportCalendar: [200, 200, 200, 200],
    eventHistory: [200, 200, 403, 403],
    putEvent: [200, 200, 403, 403],
    importEvent: [201, 201, 403, 403],
    moveEvent: [201, 201, 403, 403],
    moveHere: [201, 201, 403, 403],
    deleteEvent: [200, 200, 403, 403],
    share: [200, 403, 403, 403],
    makePublic: [403, 403, 403, 403],
    changeCalendar: [204, 204, 204, 204],
    deleteCalendar: [204, 204, 204, 204],
  }
  const { alice, bob } = await sharedWith(world, 'read')
  await homeOf(world, 'admin')
  await bob.create('own')
  const here = (path: string) => `/dav/api/calendars/${bob.id}${path}`
  const seen: Record<string, number[]> = Object.fromEntries(Object.keys(table).map((name) => [name, []]))
  for (const right of rightNames) {
    await alice.put('/work/one.ics', standUp('one'))
    await bob.put('/own/mine.ics', standUp('mine'))
    await alice.ask('POST', '/work.json', { body: { share: { remove: [{ 'dav:href': hrefOf('bob') }] } } })
    await give(alice, right)
    const copy = await copyIn(bob)
    const to = (destination: string) => ({ headers: { destination: here(destination) } })
    const asked: Readonly<Record<string, () => Promise<Response>>> = {
      calendar: () => bob.ask('GET', `${copy}.json`),
      calendarRights: () => bob.ask('PROPFIND', `${copy}.json`, { body: { prop: ['acl'] } }),
      report: () => bob.ask('REPORT', `${copy}.json`, { body: march }),
      event: () => bob.ask('GET', `${copy}/one.ics`),
      exportCalendar: () => bob.ask('GET', `${copy}?export`),
      eventHistory: () => bob.ask('GET', `${copy}/one.ics/history`),
      putEvent: () => bob.ask('PUT', `${copy}/one.ics`, { body: standUp('one') }),
      importEvent: () => bob.ask('PUT', `${copy}/${right}.ics?import`, { body: standUp(right) }),
      moveEvent: () => bob.ask('MOVE', `${copy}/one.ics`, to(`/own/${right}.ics`)),
      moveHere: () => bob.ask('MOVE', '/own/mine.ics', to(`${copy}/back-${right}.ics`)),
      deleteEvent: () => bob.ask('DELETE', `${copy}/${right}.ics`),
      share: () =>
        bob.ask('POST', `${copy}.json`, {
          body: { share: { set: [{ 'dav:href': hrefOf('admin'), 'dav:read': true }] } },
        }),
      makePublic: () => bob.ask('ACL', `${copy}.json`, { body: { public_right: '{DAV:}read' } }),
      changeCalendar: () => bob.ask('PROPPATCH', `${copy}.json`, { body: { 'dav:name': 'Hers' } }),
      deleteCalendar: () => bob.ask('DELETE', `${copy}.json`),
    }
    for (const [name, ask] of Object.entries(asked)) seen[name]?.push((await ask()).status)
  }
  expect(seen).toEqual(table)
})

clause('CAL-10 private events of others are Busy, wherever they are read', async (world) => {
  const { bob, copy } = await sharedWith(world, 'read-write')
  await world.fetch('GET', `/dav/api/calendars/${bob.id}.json`, { as: 'bob' })
  const calendar = `/dav/api/calendars/${bob.id}${copy}.json`
  const path = `/dav/api/calendars/${bob.id}${copy}/secret.ics`
  const asBob = (method: string, at: string, body?: unknown) =>
    world.fetch(method, at, { as: 'bob', body, ...(at === path && jCal) })
  const answers = [
    await asBob('GET', path),
    await asBob('REPORT', path, march),
    await asBob('REPORT', calendar, march),
    await asBob('REPORT', calendar, { ...march, expand: false }),
    await asBob('REPORT', '/dav/api/calendars.json', { eventPaths: [path] }),
    await asBob('POST', '/dav/api/query.json', { scope: { calendars: [calendar] }, ...march }),
    await bob.ask('GET', `${copy}?export`),
    await bob.ask('GET', `${copy}/secret.ics/history`),
  ]
  for (const [index, answer] of answers.entries()) {
    const text = await answer.text()
    expect([index, answer.ok, text.includes('Clinic')]).toEqual([index, true, false])
    expect(text).toMatch(index === 7 ? /"data":null/ : /Busy/)
  }
  const search = { calendars: [{ userId: bob.id, calendarId: copy.slice(1) }], query: 'clinic' }
  expect(await (await asBob('POST', '/calendar/api/events/search', search)).json()).toMatchObject({
    _total_hits: 0,
  })
  const found = await asBob('POST', '/calendar/api/events/search', { ...search, query: 'stand-up' })
  expect(await found.json()).toMatchObject({
    _total_hits: 1,
    _embedded: { events: [{ _links: { self: { href: `/dav/api/calendars/${bob.id}${copy}/one.ics` } } }] },
  })
})

clause('CAL-25 a private event of somebody else is not changed, moved or deleted', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'administration')
  await bob.create('own')
  const before = await (await alice.ask('GET', '/work/secret.ics', jCal)).text()
  const destination = `/dav/api/calendars/${bob.id}/own/taken.ics`
  const onto = `/dav/api/calendars/${bob.id}${copy}/secret.ics`
  const statuses = [
    await bob.ask('PUT', `${copy}/secret.ics`, { body: standUp('secret') }),
    await bob.ask('DELETE', `${copy}/secret.ics`),
    await bob.ask('MOVE', `${copy}/secret.ics`, { headers: { destination } }),
    await bob.ask('MOVE', `${copy}/one.ics`, { headers: { destination: onto } }),
    await bob.ask('POST', `${copy}/secret.ics/history/1/restore`),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403, 403, 403])
  expect(await (await alice.ask('GET', '/work/secret.ics', jCal)).text()).toBe(before)
})

clause('CAL-20 an event that leaves the owner’s home is in the owner’s bin, too', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'read-write')
  await bob.create('own')
  const destination = `/dav/api/calendars/${bob.id}/own/taken.ics`
  expect((await bob.ask('MOVE', `${copy}/one.ics`, { headers: { destination } })).status).toBe(201)
  const [item, ...others] = await binOf(world, 'alice')
  expect(item).toMatchObject({ name: 'Stand-up', deletedBy: { id: bob.id } })
  expect(others).toEqual([])
  // Who may write there may bring it back, and not delete it for ever.
  expect(await binOf(world, 'bob')).toMatchObject([{ id: item?.id, mayDelete: false }])
  const restored = await world.fetch('POST', `/api/bin/${item?.id}/restore`, { as: 'alice' })
  expect(restored.status).toBe(200)
  expect([
    (await alice.ask('GET', '/work/one.ics')).status,
    (await bob.ask('GET', '/own/taken.ics')).status,
  ]).toEqual([200, 200])
})

clause(
  'CAL-37 events that others move into a calendar count as its owner’s',
  async (world) => {
    const { bob, copy } = await sharedWith(world, 'read-write')
    await bob.put('/events/mine.ics', standUp('mine'))
    const destination = `/dav/api/calendars/${bob.id}${copy}/more.ics`
    const answer = await bob.ask('MOVE', '/events/mine.ics', { headers: { destination } })
    expect(answer.status).toBe(507)
    expect((await bob.ask('GET', '/events/mine.ics')).status).toBe(200)
  },
  { settings: { limits: { ...defaultLimits, home: { ...defaultLimits.home, events: 2 } } } },
)

clause('CAL-23 who has free and busy times sees when, and nothing else', async (world) => {
  const { bob, copy } = await sharedWith(world, 'freebusy')
  const events = eventsIn(await bob.report(`${copy}.json`, march))
  expect(events.map((event) => [event['summary'], event['location']])).toEqual([
    ['Busy', undefined],
    ['Busy', undefined],
  ])
  const search = { calendars: [{ userId: bob.id, calendarId: copy.slice(1) }], query: 'stand-up' }
  const answer = await world.fetch('POST', '/calendar/api/events/search', { as: 'bob', body: search })
  expect(await answer.json()).toMatchObject({ _total_hits: 0 })
})

clause(
  'CAL-25 paths are those of the copy, and what is written there is written in the calendar',
  async (world) => {
    const { alice, bob, copy } = await sharedWith(world, 'read-write')
    await bob.put(`${copy}/bobs.ics`, standUp('bobs'))
    const report = await bob.report(`${copy}.json`, march)
    expect(report._embedded['dav:item'].map(({ _links }) => _links.self.href)).toContain(
      `/dav/api/calendars/${bob.id}${copy}/bobs.ics`,
    )
    expect(new Set(namesIn(await alice.report('/work.json', march)))).toEqual(
      new Set(['bobs.ics', 'one.ics', 'secret.ics']),
    )
    expect(namesIn(await bob.report('/events.json', march))).toEqual([])
    const changes = await bob.ask('REPORT', `${copy}.json`, {
      body: { 'sync-token': report._embedded['sync-token'] },
    })
    expect((await changes.json())._embedded['dav:item']).toEqual([])
    await alice.ask('DELETE', '/work/bobs.ics')
    const later = await bob.ask('REPORT', `${copy}.json`, {
      body: { 'sync-token': report._embedded['sync-token'] },
    })
    expect((await later.json())._embedded['dav:item']).toEqual([
      { _links: { self: { href: `/dav/api/calendars/${bob.id}${copy}/bobs.ics` } }, status: 404 },
    ])
  },
)

clause(
  'CAL-25 name, colour and order of a copy are the person’s own, and deleting it hides it',
  async (world) => {
    const { alice, bob, copy } = await sharedWith(world, 'read')
    const own = { 'dav:name': 'Alice', 'apple:color': '#ff0000', 'apple:order': '7' }
    const listed = async () => (await bob.ask('GET', `.json?${delegated}`)).headers.get('etag')
    const before = await listed()
    expect((await bob.ask('PROPPATCH', `${copy}.json`, { body: own })).status).toBe(204)
    expect(await listed()).not.toBe(before)
    expect((await entriesOf(bob, delegated))[0]).toMatchObject(own)
    expect(await (await alice.ask('GET', '/work.json')).json()).toMatchObject({ 'dav:name': 'Work' })
    expect((await bob.ask('DELETE', `${copy}.json`)).status).toBe(204)
    expect(await entriesOf(bob, delegated)).toEqual([])
    expect((await bob.ask('GET', `${copy}.json`)).status).toBe(404)
    expect((await alice.ask('GET', '/work/one.ics')).status).toBe(200)
    const [entry] = (await entriesOf(alice, 'personal=true&withRights=true')).slice(1)
    expect(entry?.invite?.map(({ inviteStatus }) => inviteStatus)).toEqual([2, 3])
  },
)

clause('CAL-25 a share that is put off is listed with those that are', async (world) => {
  const { bob, copy } = await sharedWith(world, 'read')
  const reply = (invitestatus: string) =>
    bob.ask('POST', `${copy}.json`, { body: { 'invite-reply': { invitestatus } } })
  expect((await reply('noresponse')).status).toBe(200)
  expect(await entriesOf(bob, delegated)).toEqual([])
  expect(await entriesOf(bob, 'sharedDelegationStatus=noresponse')).toHaveLength(1)
  expect((await reply('accepted')).status).toBe(200)
  expect(await entriesOf(bob, delegated)).toHaveLength(1)
  expect((await reply('declined')).status).toBe(400)
  const own = { body: { 'invite-reply': { invitestatus: 'accepted' } } }
  expect((await bob.ask('POST', `/${bob.id}.json`, own)).status).toBe(400)
})

clause('CAL-23 taking a right back ends access at once, and so does deleting the calendar', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'read-write')
  await bob.report(`${copy}.json`, march)
  const end = { share: { remove: [{ 'dav:href': hrefOf('bob') }] } }
  expect((await alice.ask('POST', '/work.json', { body: end })).status).toBe(200)
  for (const [method, path] of [
    ['REPORT', `${copy}.json`],
    ['GET', `${copy}/one.ics`],
    ['PUT', `${copy}/new.ics`],
    ['GET', `${copy}?export`],
  ] as const) {
    const body = method === 'PUT' ? standUp('new') : method === 'REPORT' ? march : undefined
    expect([path, (await bob.ask(method, path, { body })).status]).toEqual([path, 404])
  }
  await give(alice, 'read')
  expect(await copyIn(bob)).not.toBe(copy)
  await alice.ask('DELETE', '/work.json')
  expect(await entriesOf(bob, delegated)).toEqual([])
})

clause('CAL-23 a smaller right takes effect at once, also where an answer was kept', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'read')
  const readable = async () =>
    eventsIn(await bob.report(`${copy}.json`, march)).filter(({ summary }) => summary !== 'Busy').length
  expect(await readable()).toBe(1)
  await give(alice, 'freebusy')
  expect(await readable()).toBe(0)
  await give(alice, 'read')
  await alice.put('/work/two.ics', standUp('two'))
  expect(await readable()).toBe(2)
})

clause('CAL-23 one shares with others of the domain, and not with oneself', async (world) => {
  const { alice, bob, copy } = await sharedWith(world, 'administration')
  const read = (name: PersonName) => ({ 'dav:href': hrefOf(name), 'dav:read': true })
  expect((await shared(alice, read('alice'))).status).toBe(400)
  // An administrator cannot take anything from the owner.
  expect((await shared(bob, read('alice'), `${copy}.json`)).status).toBe(400)
  const toOwner = { share: { remove: [{ 'dav:href': hrefOf('alice') }] } }
  expect((await bob.ask('POST', `${copy}.json`, { body: toOwner })).status).toBe(200)
  expect((await alice.ask('GET', '/work.json')).status).toBe(200)
  const stranger = await shared(alice, read('mallory'))
  expect(stranger.status).toBe(403)
  expect((await stranger.json()).error.details).toContain(people.mallory.email)
  expect((await shared(alice, { 'dav:href': 'mailto:no\u0000body', 'dav:read': true })).status).toBe(403)
  // One wrong person, and nobody is given anything.
  await homeOf(world, 'admin')
  const both = { share: { set: [read('admin'), read('mallory')] } }
  expect((await alice.ask('POST', '/work.json', { body: both })).status).toBe(403)
  expect(await entriesOf(await homeOf(world, 'admin'), delegated)).toEqual([])
  for (const set of [{ 'dav:href': hrefOf('bob') }, { ...read('bob'), 'dav:read-write': true }, {}])
    expect((await shared(alice, set)).status).toBe(400)
})

clause('CAL-25 no calendar of one’s own looks like a copy', async (world) => {
  const bob = await homeOf(world, 'bob')
  const { copy } = await sharedWith(world, 'read')
  expect((await bob.ask('POST', '.json', { body: { id: copy.slice(1) } })).status).toBe(400)
  expect((await bob.ask('POST', '.json', { body: { id: 'shared~x' } })).status).toBe(400)
  const mallory = await homeOf(world, 'admin')
  expect((await mallory.ask('GET', `${copy}.json`)).status).toBe(404)
  expect((await mallory.ask('PUT', `${copy}/x.ics`, { body: calendarWith() })).status).toBe(404)
})
