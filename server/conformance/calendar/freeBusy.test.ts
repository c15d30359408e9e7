import { expect } from 'vitest'
import * as v from 'valibot'
import { freeBusyAnswer } from '#contract/sharing/freeBusy.ts'
import { copyIn } from '../testing/copyIn.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, march, standUp, uid, type Home } from '../testing/homeOf.ts'
import { giveAnswer, invited, meetingOf } from '../testing/meetings.ts'
import { people, type PersonName, type World } from '../testing/world.ts'

const ask = (world: World, as: PersonName, users: readonly string[], more: object = {}) =>
  world.fetch('POST', '/dav/api/calendars/freebusy', { as, body: { ...march.match, users, ...more } })
const busyOf = async (world: World, as: PersonName, users: readonly string[], more: object = {}) => {
  const answer = await ask(world, as, users, more)
  expect(answer.status).toBe(200)
  return v.parse(freeBusyAnswer, await answer.json()).users
}
const nineToTen = { start: '2027-03-15T09:00:00Z', end: '2027-03-15T10:00:00Z' }
const property = (name: string, value: string) => [name, {}, 'text', value] as const
const periodsOf = async (home: Home, path: string, query: object = {}) => {
  const answer = await home.ask('REPORT', path, { body: { type: 'free-busy-query', ...march, ...query } })
  expect(answer.status).toBe(200)
  const [, , [[name, properties]]] = (await answer.json()).data
  expect(name).toBe('vfreebusy')
  return properties.filter(([each]: readonly string[]) => each === 'freebusy')
}

clause('CAL-27 a calendar tells when its owner is busy, in UTC and without overlaps', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp('one'))
  await alice.put('/events/2.ics', standUp('two'))
  await alice.put('/events/3.ics', standUp('free', property('transp', 'TRANSPARENT')))
  await alice.put('/events/4.ics', standUp('off', property('status', 'CANCELLED')))
  expect(await periodsOf(alice, '/events.json')).toEqual([
    ['freebusy', {}, 'period', [nineToTen.start, nineToTen.end]],
  ])
  const early = { match: { start: '20270301T000000Z', end: '20270315T093000Z' } }
  expect(await periodsOf(alice, '/events.json', early)).toEqual([
    ['freebusy', {}, 'period', [nineToTen.start, '2027-03-15T09:30:00Z']],
  ])
  const without = await alice.ask('REPORT', '/events.json', { body: { type: 'free-busy-query' } })
  expect(without.status).toBe(400)
})

clause('CAL-27 people of the domain tell when they are busy, and nothing else', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('secret-name')
  await alice.put('/secret-name/1.ics', standUp('one', property('status', 'TENTATIVE')))
  const [answered, ...others] = await busyOf(world, 'bob', [alice.id, alice.id])
  expect(others).toEqual([])
  expect(answered).toEqual({
    id: alice.id,
    calendars: [{ id: alice.id, busy: [{ ...nineToTen, fbtype: 'BUSY-TENTATIVE' }] }],
  })
  expect(JSON.stringify(answered)).not.toMatch(/secret|one|Stand-up/)
  expect(await busyOf(world, 'alice', [alice.id])).toEqual([
    {
      id: alice.id,
      calendars: [{ id: 'secret-name', busy: [{ uid: 'one', ...nineToTen, fbtype: 'BUSY-TENTATIVE' }] }],
    },
  ])
  expect(await busyOf(world, 'bob', [bob.id])).toEqual([{ id: bob.id, calendars: [] }])
})

clause('CAL-27 uids are told, and left out, only of events that the caller may read', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  await alice.put('/work/1.ics', standUp('one'))
  await alice.put('/work/2.ics', standUp('hidden', property('class', 'PRIVATE')))
  const calendarsOf = async (more: object = {}) =>
    (await busyOf(world, 'bob', [alice.id], more)).flatMap(({ calendars }) => calendars)
  const rest = { id: alice.id, busy: [nineToTen] }
  expect(await calendarsOf({ uids: ['one', 'hidden'] })).toEqual([rest])
  const share = { set: [{ 'dav:href': `mailto:${people.bob.email}`, 'dav:read': true }] }
  await alice.ask('POST', '/work.json', { body: { share } })
  expect(await calendarsOf()).toEqual([{ id: 'work', busy: [{ uid: 'one', ...nineToTen }] }, rest])
  expect(await calendarsOf({ uids: ['one', 'hidden'] })).toEqual([rest])
  // What others shared with her is not hers.
  await bob.ask('POST', `/${bob.id}.json`, {
    body: { share: { set: [{ 'dav:href': `mailto:${people.alice.email}`, 'dav:read': true }] } },
  })
  await bob.put('/events/3.ics', standUp('bobs'))
  expect(JSON.stringify(await busyOf(world, 'admin', [alice.id]))).not.toContain('bobs')
})

clause(
  'CAL-27 one date of a series is left out without its others, where the caller may read it',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await alice.create('work')
    await alice.put('/work/1.ics', standUp('daily', ['rrule', {}, 'recur', { freq: 'DAILY', count: 2 }]))
    const occurrences = [{ uid: 'daily', occurrence: '2027-03-16T09:00:00Z' }]
    const startsOf = async (who: 'alice' | 'bob', more: object) =>
      (await busyOf(world, who, [alice.id], more)).flatMap(({ calendars }) =>
        calendars.flatMap(({ busy }) => busy.map(({ start }) => start)),
      )
    const [first, second] = ['2027-03-15T09:00:00Z', '2027-03-16T09:00:00Z']
    expect(await startsOf('alice', {})).toEqual([first, second])
    expect(await startsOf('alice', { occurrences })).toEqual([first])
    expect(await startsOf('alice', { uids: ['daily'], occurrences })).toEqual([])
    expect(await startsOf('bob', { occurrences })).toEqual([first, second])
  },
)

clause('CAL-27 who is unknown, foreign or does not want it looks the same', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp('one'))
  await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { freeBusy: 'nobody' } })
  expect(await busyOf(world, 'bob', [alice.id, '0'.repeat(24), 'x'])).toEqual([])
  expect(await busyOf(world, 'alice', [alice.id])).toHaveLength(1)
})

clause('CAL-27 one asks about so many people and days, and not too often', async (world) => {
  const statusOf = async (body: object) =>
    (await world.fetch('POST', '/dav/api/calendars/freebusy', { as: 'alice', body })).status
  const many = Array.from({ length: 51 }, (_, index) => String(index))
  expect(await statusOf({ ...march.match, users: many })).toBe(400)
  expect(await statusOf({ start: '20270101T000000', end: '20270305T000000', users: [] })).toBe(400)
  expect(await statusOf({ start: '20270101T000000', end: '20270304T000000', users: [] })).toBe(200)
  for (let asked = 1; asked < 120; asked++) await ask(world, 'alice', [])
  expect((await ask(world, 'alice', [])).status).toBe(429)
  expect((await ask(world, 'bob', [])).status).toBe(200)
})

clause(
  'CAL-27 a meeting does not keep its guests from another time that its organizer looks for',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    const withBob = [
      ['organizer', {}, 'cal-address', `mailto:${people.alice.email}`],
      ['attendee', {}, 'cal-address', `mailto:${people.bob.email}`],
    ] as const
    await alice.put('/events/1.ics', standUp('plan', ...withBob))
    await world.settled()
    const hours = { id: bob.id, calendars: [{ id: bob.id, busy: [nineToTen] }] }
    expect(await busyOf(world, 'alice', [bob.id])).toEqual([hours])
    expect(await busyOf(world, 'alice', [bob.id], { uids: ['plan'] })).toEqual([
      { id: bob.id, calendars: [] },
    ])
    expect(await busyOf(world, 'admin', [bob.id], { uids: ['plan'] })).toEqual([hours])
  },
)

const choose = (world: World, as: PersonName, body: object) =>
  world.fetch('PATCH', '/api/user/settings', { as, body })

clause('CAL-27 whole days and floating times count in the zone of their person', async (world) => {
  const alice = await homeOf(world, 'alice')
  const day = ['dtstart', {}, 'date', '2027-03-16'] as const
  await alice.put('/events/1.ics', calendarWith([uid('day'), day]))
  const floating = [at('dtstart', '2027-03-31T23:30:00'), at('dtend', '2027-04-01T00:30:00')]
  await alice.put('/events/2.ics', calendarWith([uid('late'), ...floating]))
  const timesOf = async (more: object = {}) =>
    (await busyOf(world, 'bob', [alice.id], more)).flatMap(({ calendars }) =>
      calendars.flatMap(({ busy }) => busy.map(({ start, end }) => [start, end])),
    )
  const inUtc = ['2027-03-16T00:00:00Z', '2027-03-17T00:00:00Z']
  const lastMinutes = ['2027-03-31T23:30:00Z', '2027-04-01T00:00:00Z']
  expect(await timesOf()).toEqual([inUtc, lastMinutes])
  // Nobody knows where she is: she counts as where the caller is.
  const inNewYork = ['2027-03-16T04:00:00Z', '2027-03-17T04:00:00Z']
  expect(await timesOf({ zone: 'America/New_York' })).toEqual([inNewYork])
  expect(await timesOf({ zone: 'Nowhere/Else' })).toEqual([inUtc, lastMinutes])
  await choose(world, 'alice', { homeZone: 'Asia/Tokyo' })
  const inTokyo = [
    ['2027-03-15T15:00:00Z', '2027-03-16T15:00:00Z'],
    ['2027-03-31T14:30:00Z', '2027-03-31T15:30:00Z'],
  ]
  expect(await timesOf({ zone: 'America/New_York' })).toEqual(inTokyo)
})

clause(
  'CAL-27 zone and working hours are told with busy times, unless a person keeps them',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    expect(await busyOf(world, 'bob', [alice.id])).toEqual([{ id: alice.id, calendars: [] }])
    const chosen = { workingHours: { monday: [{ start: '08:00', end: '16:00' }], friday: [] } }
    await choose(world, 'alice', { ...chosen, homeZone: 'Asia/Tokyo', theme: 'dark' })
    const told = { id: alice.id, calendars: [], zone: 'Asia/Tokyo', ...chosen }
    expect(await busyOf(world, 'bob', [alice.id])).toEqual([told])
    await choose(world, 'alice', { workingTime: 'nobody' })
    expect(await busyOf(world, 'bob', [alice.id])).toEqual([{ id: alice.id, calendars: [] }])
    expect(await busyOf(world, 'alice', [alice.id])).toEqual([told])
  },
)

/** More times than are told, by some events of which each has as many as are read of a series. */
async function fillWithSeconds(home: Home) {
  for (let number = 0; number < 4; number += 1) {
    const second = `2027-03-15T00:00:${String(number).padStart(2, '0')}Z`
    const next = `2027-03-15T00:00:${String(number + 1).padStart(2, '0')}Z`
    const times = [at('dtstart', second), at('dtend', next)]
    const rule = ['rrule', {}, 'recur', { freq: 'SECONDLY', interval: 40 + 2 * number }] as const
    await home.put(`/events/${number}.ics`, calendarWith([uid(`u${number}`), ...times, rule]))
  }
}

clause('CAL-27 who has more times than can be told is busy all of the time', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await fillWithSeconds(alice)
  await bob.put('/events/1.ics', standUp('one'))
  const users = await busyOf(world, 'bob', [alice.id, bob.id])
  const whole = { start: '2027-03-01T00:00:00Z', end: '2027-04-01T00:00:00Z' }
  expect(users).toEqual([
    { id: alice.id, calendars: [{ id: alice.id, busy: [whole] }] },
    { id: bob.id, calendars: [{ id: bob.id, busy: [{ uid: 'one', ...nineToTen }] }] },
  ])
})

clause('CAL-27 what its owner has declined keeps nobody busy who sees only when they are', async (world) => {
  const [admin, alice] = [await homeOf(world, 'admin'), await homeOf(world, 'alice')]
  const bob = await homeOf(world, 'bob')
  await admin.put('/events/1.ics', meetingOf('admin', {}, invited('alice')))
  const entry = { 'dav:href': `mailto:${people.bob.email}`, 'dav:freebusy': true }
  const share = { share: { set: [entry], remove: [] } }
  expect((await alice.ask('POST', '/events.json', { body: share })).status).toBe(200)
  const copy = await copyIn(bob)
  await world.settled()
  expect(await periodsOf(bob, `${copy}.json`)).toHaveLength(1)
  await giveAnswer(world, alice, 'alice', 'DECLINED')
  expect(await periodsOf(bob, `${copy}.json`)).toEqual([])
  const [item] = (await bob.report(`${copy}.json`, march))._embedded['dav:item']
  const properties = item?.data[2][0]?.[1].map(([name]) => name)
  expect(properties).toContain('transp')
  expect(properties).not.toContain('attendee')
})
