import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { homeOf, march, standUp, type Home } from '../testing/homeOf.ts'

const april = { match: { start: '20270401T000000', end: '20270501T000000' } }

async function tagOf(home: Home, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await home.ask(method, path, { body })
  expect(answer.status).toBe(200)
  const tag = answer.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
  return tag
}

const statusWith = async (home: Home, tag: string, method: string, path: string, body?: unknown) => {
  const answer = await home.ask(method, path, { body, headers: { 'if-none-match': tag } })
  if (answer.status === 304) {
    expect(tag).toContain(answer.headers.get('etag'))
    expect(await answer.text()).toBe('')
  }
  return answer.status
}

clause('CAL-19 the list of calendars is 304 until a calendar or its contents change', async (world) => {
  const alice = await homeOf(world, 'alice')
  const first = await tagOf(alice, 'GET', '.json')
  expect(await statusWith(alice, first, 'GET', '.json')).toBe(304)
  expect(await statusWith(alice, `"other", ${first}`, 'GET', '.json')).toBe(304)
  await alice.put('/events/1.ics', standUp())
  expect(await statusWith(alice, first, 'GET', '.json')).toBe(200)
  const second = await tagOf(alice, 'GET', '.json')
  await alice.ask('PROPPATCH', '/events.json', { body: { 'dav:name': 'Mine' } })
  expect(await statusWith(alice, second, 'GET', '.json')).toBe(200)
  const third = await tagOf(alice, 'GET', '.json')
  await alice.create('work')
  expect(await statusWith(alice, third, 'GET', '.json')).toBe(200)
})

clause('CAL-19 a calendar is 304 until it changes', async (world) => {
  const alice = await homeOf(world, 'alice')
  const tag = await tagOf(alice, 'GET', '/events.json')
  expect(await statusWith(alice, tag, 'GET', '/events.json')).toBe(304)
  await alice.put('/events/1.ics', standUp())
  expect(await statusWith(alice, tag, 'GET', '/events.json')).toBe(200)
})

clause('CAL-19 a report is 304 until one of its calendars changes', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', standUp())
  const work = await tagOf(alice, 'REPORT', '/work.json', march)
  const all = await tagOf(alice, 'REPORT', '/events.json', march)
  expect(await statusWith(alice, work, 'REPORT', '/work.json', march)).toBe(304)
  expect(await statusWith(alice, all, 'REPORT', '/events.json', march)).toBe(304)
  await alice.put('/events/2.ics', standUp('other'))
  expect(await statusWith(alice, work, 'REPORT', '/work.json', march)).toBe(304)
  expect(await statusWith(alice, all, 'REPORT', '/events.json', march)).toBe(200)
  await alice.ask('DELETE', '/work/1.ics')
  expect(await statusWith(alice, work, 'REPORT', '/work.json', march)).toBe(200)
})

clause('CAL-35 a query of calendars is 304 until one of them changes', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.create('home')
  await alice.put('/work/1.ics', standUp())
  const ask = async (body: object, tag?: string) =>
    world.fetch('POST', '/dav/api/query.json', {
      as: 'alice',
      body,
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    })
  const of = (...calendars: string[]) => ({
    scope: { calendars: calendars.map((id) => `/dav/api/calendars/${alice.id}/${id}.json`) },
    ...march,
  })
  const first = await ask(of('work', 'home'))
  expect(first.status).toBe(200)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
  const again = await ask(of('work', 'home'), tag)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  // Different queries have different answers.
  for (const other of [of('home', 'work'), of('work'), { ...of('work', 'home'), ...april }]) {
    expect((await ask(other, tag)).status).toBe(200)
  }
  expect((await ask({ ...of('work', 'home'), expand: false }, tag)).status).toBe(200)
  await alice.put('/events/2.ics', standUp('other'))
  expect((await ask(of('work', 'home'), tag)).status).toBe(304)
  await alice.put('/work/1.ics', standUp('stand-up', ['description', {}, 'text', 'changed']))
  const changed = await ask(of('work', 'home'), tag)
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('"changed"')
})

clause('CAL-35 a query returns the changes since the last one', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  const scope = { calendars: ['work', 'events'].map((id) => `/calendars/${alice.id}/${id}.json`) }
  const answerOf = async () => {
    const answer = await world.fetch('POST', '/dav/api/query.json', {
      as: 'alice',
      body: { scope, ...march },
    })
    return answer.text()
  }
  expect((await answerOf()).match(/\.ics/g)).toBeNull()
  await alice.put('/work/1.ics', standUp('one'))
  await alice.put('/work/2.ics', standUp('two'))
  expect((await answerOf()).match(/\d\.ics/g)).toEqual(['1.ics', '2.ics'])
  await alice.ask('DELETE', '/work/1.ics')
  expect((await answerOf()).match(/\d\.ics/g)).toEqual(['2.ics'])
})

clause('CAL-19 different queries have different etags', async (world) => {
  const alice = await homeOf(world, 'alice')
  const tag = await tagOf(alice, 'REPORT', '/events.json', march)
  expect(await statusWith(alice, tag, 'REPORT', '/events.json', april)).toBe(200)
  expect(await statusWith(alice, tag, 'REPORT', '/events.json', { ...march, expand: false })).toBe(200)
})

clause('CAL-21 a caller with a current etag still has to be identified', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  const headers = { 'if-none-match': await tagOf(alice, 'GET', '.json') }
  const path = `/dav/api/calendars/${alice.id}.json`
  expect((await world.fetch('GET', path, { headers })).status).toBe(401)
  expect((await world.fetch('GET', path, { as: 'bob', headers })).status).toBe(403)
  expect(await statusWith(bob, await tagOf(alice, 'GET', '.json'), 'GET', '.json')).toBe(200)
})

clause('CAL-21 a cached answer is never given to another person', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  // With the same names, creation times and numbers of events, the revisions are equal.
  await alice.create('work')
  await bob.create('work')
  await alice.put('/work/1.ics', standUp('of-alice'))
  await bob.put('/work/1.ics', standUp('of-bob'))
  const answerOf = async (home: Home) => JSON.stringify(await home.report('/work.json', march))
  expect(await answerOf(alice)).toContain('of-alice')
  expect(await answerOf(bob)).toContain('of-bob')
  expect(await answerOf(bob)).not.toContain('of-alice')
  expect(await tagOf(alice, 'REPORT', '/work.json', march)).not.toBe(
    await tagOf(bob, 'REPORT', '/work.json', march),
  )
})

clause('CFG-6 config.json is 304 until the sign-on settings change', async (world) => {
  const first = await world.fetch('GET', '/config.json')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect(headers['if-none-match']).toMatch(/^W\/"[0-9a-f]{32}"$/)
  expect((await world.fetch('GET', '/config.json', { headers })).status).toBe(304)
  const value = { issuer_url: 'https://idp.example', clients: [{ client_id: 'another' }] }
  const body = [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }]
  await world.fetch('PUT', '/api/configurations?scope=platform', { as: 'admin', body })
  expect((await world.fetch('GET', '/config.json', { headers })).status).toBe(200)
})
