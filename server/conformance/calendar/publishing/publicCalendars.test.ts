import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import { publicCalendarsAnswer, publicPrivileges, type PublicRight } from '#contract/sharing/publicRight.ts'
import { byText } from '../../../byText.ts'
import { clause } from '../../testing/harness.ts'
import { eventsIn, homeOf, march, standUp, type Home } from '../../testing/homeOf.ts'
import { people, type World } from '../../testing/world.ts'

const secret = standUp('secret', ['class', {}, 'text', 'PRIVATE'], ['location', {}, 'text', 'Clinic'])
const publish = (home: Home, right: PublicRight | '' | 'unknown', path = '/work.json') =>
  home.ask('ACL', path, {
    body: { public_right: right === '' || right === 'unknown' ? right : publicPrivileges[right] },
  })
const sourceOf = (home: Home) => ({
  'calendarserver:source': { href: `/dav/api/calendars/${home.id}/work.json` },
})
const subscribe = (home: Home, owner: Home, id = 'mine') =>
  home.ask('POST', '.json', { body: { id, ...sourceOf(owner) } })
const entriesIn = (text: string) =>
  text === ''
    ? []
    : (v.parse(calendarList, JSON.parse(text))._embedded?.['dav:calendar'] ?? []).map((each) =>
        v.parse(calendarEntry, each),
      )
const subscriptionsOf = async (home: Home) =>
  entriesIn(await (await home.ask('GET', '.json?sharedPublicSubscription=true')).text())
const pathOf = (home: Home, href: string) =>
  href.slice(`/dav/api/calendars/${home.id}`.length, -'.json'.length)
const publicOf = (world: World, home: Home, query = 'sharedPublic=true') =>
  world.fetch('GET', `/dav/api/calendars/${home.id}.json?${query}`, { as: 'bob' })

const titlesIn = async (home: Home, path: string) =>
  eventsIn(await home.report(`${path}.json`, march))
    .map((each) => JSON.stringify(each['summary']))
    .toSorted(byText)

async function published(world: World, right: PublicRight) {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.ask('POST', '.json', {
    body: { id: 'work', 'dav:name': 'Holidays', 'apple:color': '#336699', 'caldav:description': 'Of all' },
  })
  await alice.put('/work/one.ics', standUp('one'))
  await alice.put('/work/secret.ics', secret)
  const answer = await publish(alice, right)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toContainEqual({
    privilege: publicPrivileges[right],
    principal: '{DAV:}authenticated',
    protected: true,
  })
  return { alice, bob }
}

async function subscribed(world: World, right: PublicRight) {
  const { alice, bob } = await published(world, right)
  const answer = await subscribe(bob, alice)
  expect(answer.status).toBe(201)
  return { alice, bob, copy: pathOf(bob, answer.headers.get('location') ?? '') }
}

clause('CAL-26 only the owner makes a calendar public, with a right that exists', async (world) => {
  const { alice, bob, copy } = await subscribed(world, 'read-write')
  expect((await publish(alice, 'unknown')).status).toBe(412)
  expect((await publish(bob, 'read', `${copy}.json`)).status).toBe(403)
  const theirs = `/dav/api/calendars/${alice.id}/work.json`
  expect((await world.fetch('ACL', theirs, { as: 'bob', body: { public_right: '' } })).status).toBe(403)
  expect((await alice.ask('ACL', '/none.json', { body: { public_right: '' } })).status).toBe(404)
})

clause('CAL-24, CAL-26 what is public in a home is seen by people of its domain alone', async (world) => {
  const { alice } = await published(world, 'freebusy')
  await alice.ask('POST', '.json', { body: { id: 'diary' } })
  const answer = await publicOf(world, alice, 'sharedPublic=true&withRights=true')
  const [entry, ...others] = entriesIn(await answer.text())
  expect(others).toEqual([])
  expect(entry).toMatchObject({ 'dav:name': 'Holidays', 'apple:color': '#336699' })
  expect(entry?.['caldav:description']).toBeUndefined()
  expect(entry?.invite).toBeUndefined()
  expect(entry?.acl).toEqual([
    { privilege: publicPrivileges.freebusy, principal: '{DAV:}authenticated', protected: true },
  ])
  for (const query of ['', 'sharedPublic=true&personal=true', 'sharedPublic=false'])
    expect((await publicOf(world, alice, query)).status).toBe(403)
  const asStranger = await world.fetch('GET', `/dav/api/calendars/${alice.id}.json?sharedPublic=true`, {})
  expect(asStranger.status).toBe(401)
  const found = async (q: string) => {
    const text = await world.fetch('POST', '/api/calendars/public', { as: 'bob', body: { q } })
    return v.parse(publicCalendarsAnswer, await text.json()).calendars
  }
  expect((await found('hol')).map(({ name, right }) => [name, right])).toEqual([['Holidays', 'freebusy']])
  expect(await found(people.alice.email.slice(0, 5))).toHaveLength(1)
  expect(await found('olidays')).toEqual([])
  await publish(alice, '')
  expect(await (await publicOf(world, alice)).text()).toBe('')
  expect(await found('')).toEqual([])
})

clause(
  'CAL-24, CAL-26 a subscription has a source, no ctag, and what is private is masked',
  async (world) => {
    const { alice, bob, copy } = await subscribed(world, 'read')
    const [entry] = await subscriptionsOf(bob)
    expect(entry).toMatchObject({
      'dav:name': 'Holidays',
      'calendarserver:source': {
        'dav:name': 'Holidays',
        _links: { self: { href: `/dav/api/calendars/${alice.id}/work.json` } },
      },
    })
    expect(entry?.['calendarserver:ctag']).toBeUndefined()
    expect(entry?.['calendarserver:delegatedsource']).toBeUndefined()
    expect(entriesIn(await (await bob.ask('GET', '.json')).text())).toHaveLength(2)
    expect(await titlesIn(bob, copy)).toEqual(['"Busy"', '"Stand-up"'])
    expect(await (await bob.ask('GET', `${copy}/secret.ics`)).text()).not.toContain('Clinic')
    expect(await titlesIn(bob, '/events')).toEqual(['"Busy"', '"Stand-up"'])
    expect((await bob.ask('PUT', `${copy}/one.ics`, { body: standUp('one') })).status).toBe(403)
    expect((await bob.ask('PROPPATCH', `${copy}.json`, { body: { 'dav:name': 'Days off' } })).status).toBe(
      204,
    )
    expect((await subscriptionsOf(bob))[0]?.['dav:name']).toBe('Days off')
    expect((await alice.ask('GET', '/work.json')).status).toBe(200)
  },
)

clause(
  'CAL-26 subscribing takes the right, a calendar that exists, and an id that is free',
  async (world) => {
    const { alice, bob } = await subscribed(world, 'read')
    expect((await subscribe(bob, alice)).status).toBe(405)
    await alice.ask('POST', '.json', { body: { id: 'diary' } })
    const ask = (href: string, id: string) =>
      bob.ask('POST', '.json', { body: { id, 'calendarserver:source': { href } } })
    const home = `/dav/api/calendars/${alice.id}`
    expect((await ask(`${home}/diary.json`, 'diary')).status).toBe(403)
    expect((await ask(`${home}/none.json`, 'none')).status).toBe(404)
    expect((await ask(`/dav/api/calendars/${'0'.repeat(24)}/none.json`, 'none')).status).toBe(404)
    expect((await ask(`/dav/api/calendars/${bob.id}/${bob.id}.json`, 'own')).status).toBe(400)
    await publish(alice, 'read', '/diary.json')
    await bob.ask('POST', '.json', { body: { id: 'diary' } })
    expect((await ask(`${home}/diary.json`, 'diary')).status).toBe(405)
    expect((await ask(`${home}/diary.json`, 'hers')).status).toBe(201)
  },
)

clause('CAL-26 busy times are all that a public calendar can show', async (world) => {
  const { bob, copy } = await subscribed(world, 'freebusy')
  expect(await titlesIn(bob, copy)).toEqual(['"Busy"', '"Busy"'])
})

clause('CAL-26 a subscription ends with the right, and when it is deleted', async (world) => {
  const { alice, bob, copy } = await subscribed(world, 'read')
  await publish(alice, 'freebusy')
  expect(await titlesIn(bob, copy)).toEqual(['"Busy"', '"Busy"'])
  await publish(alice, '')
  expect((await bob.ask('REPORT', `${copy}.json`, { body: march })).status).toBe(404)
  expect(await subscriptionsOf(bob)).toEqual([])
  await publish(alice, 'read')
  expect((await subscribe(bob, alice)).status).toBe(201)
  expect((await bob.ask('DELETE', `${copy}.json`)).status).toBe(204)
  expect(await subscriptionsOf(bob)).toEqual([])
  expect((await subscribe(bob, alice)).status).toBe(201)
})

clause('CAL-26 public writing never acts as the owner towards guests', async (world) => {
  const { alice, bob, copy } = await subscribed(world, 'read-write')
  const meeting = standUp(
    'meeting',
    ['organizer', {}, 'cal-address', `mailto:${people.alice.email}`],
    ['attendee', {}, 'cal-address', `mailto:${people.admin.email}`],
  )
  const write = (name: string, body: unknown) => bob.ask('PUT', `${copy}/${name}.ics`, { body })
  expect((await write('one', standUp('one', ['location', {}, 'text', 'Here']))).status).toBe(200)
  expect((await write('two', standUp('two'))).status).toBe(201)
  expect((await write('meeting', meeting)).status).toBe(403)
  await alice.put('/work/meeting.ics', meeting)
  expect((await write('meeting', standUp('meeting'))).status).toBe(403)
  expect((await bob.ask('DELETE', `${copy}/meeting.ics`)).status).toBe(403)
  const moved = await bob.ask('MOVE', `${copy}/meeting.ics`, {
    headers: { destination: `/dav/api/calendars/${bob.id}/${bob.id}/meeting.ics` },
  })
  expect(moved.status).toBe(403)
  expect((await bob.ask('DELETE', `${copy}/two.ics`)).status).toBe(200)
  expect((await write('secret', standUp('secret'))).status).toBe(403)
})
