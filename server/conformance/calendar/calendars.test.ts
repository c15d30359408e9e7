import * as v from 'valibot'
import { expect } from 'vitest'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import { clause } from '../testing/harness.ts'
import { homeOf, standUp, type Home } from '../testing/homeOf.ts'

const accept = 'application/calendar+json'

const entriesOf = async (home: Home) => {
  const answer = await home.ask('GET', '.json', { headers: { accept } })
  const list = v.parse(calendarList, await answer.json())
  return v.parse(v.array(calendarEntry), list._embedded?.['dav:calendar'])
}

const ctagOf = async (home: Home, calendarId: string) => {
  const entry = v.parse(calendarEntry, await (await home.ask('GET', `/${calendarId}.json`)).json())
  return entry['calendarserver:ctag']
}

clause('CAL-1 a new home has a default calendar with the id of the home', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('GET', '.json', { headers: { accept } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    _links: { self: { href: `/dav/api/calendars/${alice.id}.json` } },
    _embedded: {
      'dav:calendar': [
        {
          _links: { self: { href: `/dav/api/calendars/${alice.id}/${alice.id}.json` } },
          'dav:name': '#default',
          'calendarserver:ctag': expect.any(String),
        },
      ],
    },
  })
})

clause('CAL-1 a calendar is listed with its properties', async (world) => {
  const alice = await homeOf(world, 'alice')
  const properties = { 'dav:name': 'Work', 'apple:color': '#68c289', 'caldav:description': 'What is paid' }
  await alice.ask('POST', '.json', { body: { id: 'work', ...properties } })
  const [, work] = await entriesOf(alice)
  expect(work).toMatchObject(properties)
  expect(await (await alice.ask('GET', '/work.json')).json()).toEqual(work)
})

clause('CAL-24 a list with nothing in it has no body', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('GET', '.json?sharedDelegationStatus=noresponse')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

clause('CAL-2 properties that were never set are left out', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('bare')
  const entry = await (await alice.ask('GET', '/bare.json')).json()
  expect(Object.keys(entry)).toEqual(['_links', 'calendarserver:ctag'])
})

clause('CAL-3 the service’s own hrefs are encoded and lead to what they name', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('a b?c%d')
  await alice.put(`/${encodeURIComponent('a b?c%d')}/q%3Fr%25s%20t.ics`, standUp())
  const [, entry] = await entriesOf(alice)
  const answer = await world.fetch('GET', entry?._links.self.href ?? '', { as: 'alice' })
  expect(await answer.json()).toEqual(entry)
  const file = await alice.ask('GET', `/${encodeURIComponent('a b?c%d')}/q%3Fr%25s%20t.ics`)
  expect(file.status).toBe(200)
})

clause('CAL-3 a path that is not encoded is understood', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/p%25q.ics', standUp())
  expect((await alice.ask('GET', '/events/p%q.ics')).status).toBe(200)
})

clause('CAL-4 only an id is required', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('POST', '.json', { body: { id: 'bare' } })
  expect(answer.status).toBe(201)
  expect((await alice.ask('GET', '/bare.json')).status).toBe(200)
})

clause('CAL-4 an id that is missing or contains a path is 400 and named', async (world) => {
  const alice = await homeOf(world, 'alice')
  const detailsOf = async (body: unknown) => {
    const answer = await alice.ask('POST', '.json', { body })
    expect(answer.status).toBe(400)
    return JSON.stringify(await answer.json())
  }
  expect(await detailsOf({ 'dav:name': 'n' })).toContain('id is missing')
  expect(await detailsOf({ id: 'a/b' })).toContain('id must not hold')
  expect(await detailsOf({ id: 'a\\b' })).toContain('id must not hold')
  expect(await detailsOf({ id: '../b' })).toContain('id must not hold')
  expect(await detailsOf('{nope')).toContain('not JSON')
})

clause('CAL-4 a name of 10,000 characters is 400', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('POST', '.json', { body: { id: 'long', 'dav:name': 'n'.repeat(10_000) } })
  expect(answer.status).toBe(400)
  expect(await entriesOf(alice)).toHaveLength(1)
})

clause('CAL-4 an id that exists is 405 and changes nothing', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.ask('POST', '.json', { body: { id: 'work', 'dav:name': 'Work' } })
  const again = await alice.ask('POST', '.json', { body: { id: 'work', 'dav:name': 'Other' } })
  expect(again.status).toBe(405)
  expect(again.headers.get('allow')).toContain('REPORT')
  expect((await alice.ask('POST', '.json', { body: { id: 'events' } })).status).toBe(405)
  expect((await alice.ask('POST', '.json', { body: { id: alice.id } })).status).toBe(405)
  expect((await entriesOf(alice)).map((entry) => entry['dav:name'])).toEqual(['#default', 'Work'])
})

clause('CAL-5 name, description, colour and order of a calendar can be changed', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const properties = { 'dav:name': 'Renamed', 'apple:color': '#112233', 'caldav:description': 'd2' }
  const answer = await alice.ask('PROPPATCH', '/work.json', { body: { ...properties, 'apple:order': 7 } })
  expect(answer.status).toBe(204)
  expect(await (await alice.ask('GET', '/work.json')).json()).toMatchObject({
    ...properties,
    'apple:order': '7',
  })
})

clause('CAL-5 the default calendar can be renamed by its alias', async (world) => {
  const alice = await homeOf(world, 'alice')
  const answer = await alice.ask('PROPPATCH', '/events.json', { body: { 'dav:name': 'Mine' } })
  expect(answer.status).toBe(204)
  expect((await entriesOf(alice)).map((entry) => entry['dav:name'])).toEqual(['Mine'])
})

clause('CAL-5 an unknown property changes nothing, and one of the service is 403', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const before = await ctagOf(alice, 'work')
  expect((await alice.ask('PROPPATCH', '/work.json', { body: { foo: 'x' } })).status).toBe(204)
  const ctag = { 'calendarserver:ctag': 'x' }
  expect((await alice.ask('PROPPATCH', '/work.json', { body: ctag })).status).toBe(403)
  expect(await ctagOf(alice, 'work')).toBe(before)
  expect((await alice.ask('PROPPATCH', '/none.json', { body: {} })).status).toBe(404)
})

clause('CAL-5 a deleted calendar is gone with its events', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', standUp())
  expect((await alice.ask('DELETE', '/work.json')).status).toBe(204)
  expect((await alice.ask('DELETE', '/work.json')).status).toBe(404)
  await alice.create('work')
  expect((await alice.ask('GET', '/work/1.ics')).status).toBe(404)
})

clause('CAL-5 the default calendar cannot be deleted', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await alice.ask('DELETE', `/${alice.id}.json`)).status).toBe(403)
  expect((await alice.ask('DELETE', '/events.json')).status).toBe(403)
  expect(await entriesOf(alice)).toHaveLength(1)
})

clause('CAL-19 the ctag changes with every write to the calendar and not with reads', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const seen = [await ctagOf(alice, 'work'), await ctagOf(alice, 'work')]
  await alice.put('/work/1.ics', standUp())
  seen.push(await ctagOf(alice, 'work'))
  await alice.put('/work/1.ics', standUp())
  seen.push(await ctagOf(alice, 'work'))
  await alice.ask('DELETE', '/work/1.ics')
  seen.push(await ctagOf(alice, 'work'))
  await alice.ask('PROPPATCH', '/work.json', { body: { 'dav:name': 'Work' } })
  seen.push(await ctagOf(alice, 'work'))
  expect(new Set(seen).size).toBe(5)
})

clause('CAL-19 a calendar created again with an old id has another ctag', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const before = await ctagOf(alice, 'work')
  await alice.ask('DELETE', '/work.json')
  world.pass(1000)
  await alice.create('work')
  expect(await ctagOf(alice, 'work')).not.toBe(before)
})

clause('CAL-4 the order of a new calendar is stored', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await alice.ask('POST', '.json', { body: { id: 'work', 'apple:order': 3 } })).status).toBe(201)
  expect(await (await alice.ask('GET', '/work.json')).json()).toMatchObject({ 'apple:order': '3' })
})

clause('CAL-22 a report of an unknown type is 501 and not answered with events', async (world) => {
  const alice = await homeOf(world, 'alice')
  const match = { start: '20270301T000000', end: '20270401T000000' }
  const answer = await alice.ask('REPORT', '/events.json', { body: { type: 'addressbook-query', match } })
  expect(answer.status).toBe(501)
  expect(await answer.json()).toMatchObject({ error: { reason: 'not-implemented' } })
})

clause('CAL-14 a calendar is not changed or deleted if it is another than was read', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const etagOf = async (query = '') =>
    (await alice.ask('GET', `/work.json${query}`)).headers.get('etag') ?? ''
  const old = await etagOf()
  await alice.put('/work/1.ics', standUp())
  const rename = { body: { 'dav:name': 'Work' } }
  const ask = async (method: string, headers: Readonly<Record<string, string>>) =>
    (await alice.ask(method, '/work.json', { headers, ...(method === 'PROPPATCH' && rename) })).status
  for (const method of ['PROPPATCH', 'DELETE']) {
    expect(await ask(method, { 'if-match': old })).toBe(412)
    expect(await ask(method, { 'if-match': '"invented"' })).toBe(412)
    expect(await ask(method, { 'if-none-match': '*' })).toBe(412)
  }
  expect((await alice.ask('GET', '/work/1.ics')).status).toBe(200)
  expect(await ask('PROPPATCH', { 'if-match': await etagOf() })).toBe(204)
  expect(await ask('PROPPATCH', { 'if-match': await etagOf('?withRights=true') })).toBe(204)
  expect(await ask('DELETE', { 'if-match': '*' })).toBe(204)
  expect(await ask('DELETE', { 'if-match': '*' })).toBe(404)
})

clause('CAL-14 an event is not moved if it must not be there', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', standUp())
  const destination = `/dav/api/calendars/${alice.id}/work/2.ics`
  const move = (headers: object) => alice.ask('MOVE', '/work/1.ics', { headers: { destination, ...headers } })
  expect((await move({ 'if-none-match': '*' })).status).toBe(412)
  expect((await move({ 'if-match': '"invented"' })).status).toBe(412)
  expect((await move({ 'if-none-match': '"invented"' })).status).toBe(201)
})
