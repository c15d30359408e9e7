import { expect } from 'vitest'
import * as v from 'valibot'
import { eventHistoryAnswer } from '#contract/history/eventHistory.ts'
import { dayMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import { copyIn } from '../testing/copyIn.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, standUp, summary, uid, type Home } from '../testing/homeOf.ts'
import { people } from '../testing/world.ts'

const one = '/work/one.ics'
const stored = async (home: Home, path = one) => {
  const answer = await home.ask('GET', path, { headers: { accept: 'application/calendar+json' } })
  return { text: await answer.text(), etag: answer.headers.get('etag') ?? '' }
}
const versionsOf = async (home: Home, path = one) => {
  const answer = await home.ask('GET', `${path}/history`)
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, (await stored(home, path)).etag])
  return v.parse(eventHistoryAnswer, await answer.json()).versions
}
const restore = (home: Home, version: number | string, headers = {}) =>
  home.ask('POST', `${one}/history/${version}/restore`, { headers })
const retitled = (title: string) =>
  calendarWith([
    uid('one'),
    summary(title),
    at('dtstart', '2027-03-15T09:00:00Z'),
    at('dtend', '2027-03-15T10:00:00Z'),
  ])

clause('CAL-34 each state of an event is listed with who wrote it, when, and what changed', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put(one, standUp('one'))
  world.pass(1000)
  await alice.put(one, standUp('one', ['location', {}, 'text', 'Paris']))
  // What changes nothing is no version.
  await alice.put(one, standUp('one', ['location', {}, 'text', 'Paris']))
  world.pass(1000)
  await alice.put(one, retitled('Retro'))
  const by = { id: alice.id, displayName: 'Alice Archer' }
  const versions = await versionsOf(alice)
  expect(versions).toMatchObject([
    { n: 3, by, action: 'changed', changed: ['location', 'summary'], isCurrent: true },
    { n: 2, by, action: 'changed', changed: ['location'], isCurrent: false },
    { n: 1, by, action: 'created', changed: [], isCurrent: false },
  ])
  const [newest, , oldest] = versions
  expect(newest?.data).toEqual(JSON.parse((await stored(alice)).text))
  expect(Date.parse(newest?.at ?? '') - Date.parse(oldest?.at ?? '')).toBe(2000)
  expect((await alice.ask('GET', '/work/two.ics/history')).status).toBe(404)
})

clause('CAL-34 a version comes back byte for byte, as a change like any other', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put(one, standUp('one', ['x-odd', { 'x-p': 'Ü' }, 'unknown', '𝄞\\n']))
  const before = await stored(alice)
  await alice.put(one, retitled('Retro'))
  const seen = await stored(alice)
  expect((await restore(alice, 1, { 'if-match': before.etag })).status).toBe(412)
  const answer = await restore(alice, 1, { 'if-match': seen.etag })
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, before.etag])
  expect(await answer.json()).toEqual({ id: 'one' })
  expect(await stored(alice)).toEqual(before)
  expect((await versionsOf(alice)).map(({ n, action }) => [n, action])).toEqual([
    [3, 'restored'],
    [2, 'changed'],
    [1, 'created'],
  ])
  for (const missing of [4, 'x']) expect((await restore(alice, missing)).status).toBe(404)
  // The current state is there already.
  expect((await restore(alice, 3)).status).toBe(200)
  expect(await versionsOf(alice)).toHaveLength(3)
})

clause('CAL-34 twenty former states stay, for ninety days', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  for (let number = 1; number <= 22; number += 1) await alice.put(one, retitled(`Title ${number}`))
  const numbers = (await versionsOf(alice)).map(({ n }) => n)
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([21, 22, 2])
  // A session has ended by then.
  const headers = { authorization: `Bearer ${world.tokenOf('alice')}` }
  const path = `/dav/api/calendars/${alice.id}${one}/history`
  const count = async () => (await (await world.fetch('GET', path, { headers })).json()).versions.length
  world.pass(90 * dayMs - 1)
  expect(await count()).toBe(21)
  world.pass(1)
  expect(await count()).toBe(1)
})

clause(
  'CAL-34 a home has as many former states as it may have, and the oldest leave first',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await alice.create('work')
    for (const path of [one, '/work/two.ics']) {
      await alice.put(path, retitled('A'))
      world.pass(1000)
      await alice.put(path, retitled('B'))
      world.pass(1000)
    }
    expect([await versionsOf(alice), await versionsOf(alice, '/work/two.ics')]).toMatchObject([
      [{ n: 2 }],
      [{ n: 2 }, { n: 1 }],
    ])
  },
  { settings: { limits: { ...defaultLimits, historyVersions: 1 } } },
)

clause(
  'CAL-34 an event keeps its history when it is moved, and when it comes back from the bin',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await alice.create('work')
    await alice.put('/events/one.ics', standUp('one'))
    await alice.put('/events/one.ics', retitled('Retro'))
    const destination = `/dav/api/calendars/${alice.id}${one}`
    expect((await alice.ask('MOVE', '/events/one.ics', { headers: { destination } })).status).toBe(201)
    expect(await versionsOf(alice)).toHaveLength(2)
    await alice.ask('DELETE', one)
    expect((await alice.ask('GET', `${one}/history`)).status).toBe(404)
    const { items } = await (await world.fetch('GET', '/api/bin', { as: 'alice' })).json()
    await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice' })
    expect(await versionsOf(alice)).toHaveLength(2)
  },
)

clause(
  'CAL-20, CAL-34 what an event was in another calendar is only in the history of its owner',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await alice.create('work')
    const set = [{ 'dav:href': `mailto:${people.bob.email}`, 'dav:read-write': true }]
    await alice.ask('POST', '/work.json', { body: { share: { set } } })
    for (const title of ['Secret', 'Lunch']) await alice.put('/events/one.ics', retitled(title))
    const destination = `/dav/api/calendars/${alice.id}${one}`
    expect((await alice.ask('MOVE', '/events/one.ics', { headers: { destination } })).status).toBe(201)
    const copy = `${await copyIn(bob)}/one.ics`
    expect((await versionsOf(bob, copy)).map(({ n, action }) => [n, action])).toEqual([[2, 'unknown']])
    await bob.put(copy, retitled('Brunch'))
    expect((await versionsOf(bob, copy)).map(({ n, changed }) => [n, changed])).toEqual([
      [3, ['summary']],
      [2, []],
    ])
    expect((await bob.ask('POST', `${copy}/history/1/restore`)).status).toBe(404)
    expect((await bob.ask('POST', `${copy}/history/2/restore`)).status).toBe(200)
    expect((await versionsOf(alice)).map(({ n }) => n)).toEqual([4, 3, 2, 1])
    // Neither is it there again after a way through the bin.
    await alice.ask('DELETE', one)
    const { items } = await (await world.fetch('GET', '/api/bin', { as: 'alice' })).json()
    await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice' })
    expect((await versionsOf(bob, copy)).map(({ n }) => n)).toEqual([4, 3, 2])
  },
)

clause('CAL-34 nobody else sees a history or brings back a version', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put(one, standUp('one'))
  const path = `/dav/api/calendars/${alice.id}${one}/history`
  expect((await world.fetch('GET', path, { as: 'bob' })).status).toBe(403)
  expect((await world.fetch('POST', `${path}/1/restore`, { as: 'bob' })).status).toBe(403)
})

clause('CAL-34, CAL-36 a server says whether it has histories', async (world) => {
  const alice = await homeOf(world, 'alice')
  const features = { eventHistory: true }
  expect(await (await alice.ask('GET', '.json')).json()).toMatchObject({ 'kalends:features': features })
  expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({ features })
})
