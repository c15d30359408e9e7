import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import { clause } from '../testing/harness.ts'
import {
  calendarWith,
  homeOf,
  march,
  namesIn,
  standUp,
  summary,
  uid,
  at,
  type Home,
} from '../testing/homeOf.ts'
import { startOfTime, type World } from '../testing/world.ts'

const description = (length: number): JCalProperty => ['description', {}, 'text', 'x'.repeat(length)]
const megabyte = 1024 * 1024

/** The answer to a PUT: its status, and the reason if it was refused. */
async function put(home: Home, path: string, body: unknown) {
  const answer = await home.ask('PUT', path, { body })
  return answer.status < 300 ? answer.status : { status: answer.status, ...(await answer.json()).error }
}

/** Stores an object as before there were limits. */
async function storedBefore({ ports: { store } }: World, { id }: Home, jcal: unknown): Promise<void> {
  await store.events.put(
    {
      homeId: id,
      calendarId: id,
      eventId: 'old',
      uid: 'old',
      jcal: JSON.stringify(jcal),
      etag: '"old"',
      startUtc: epochMs(Date.UTC(2027, 2, 15, 9)),
      lastUtc: epochMs(Date.UTC(2027, 2, 15, 10)),
      modifiedAt: startOfTime,
    },
    { kind: 'none' },
  )
}

clause('CAL-37 an object of more than a megabyte is refused with the reason', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect(await put(alice, '/events/1.ics', standUp('1', description(1_000_000)))).toBe(201)
  expect(await put(alice, '/events/2.ics', standUp('2', description(megabyte)))).toMatchObject({
    status: 413,
    reason: 'too-large',
    details: 'The event is larger than 1,048,576 bytes.',
  })
  const text = `BEGIN:VCALENDAR\r\n${'X-LONG:1\r\n'.repeat(300_000)}END:VCALENDAR\r\n`
  expect(await put(alice, '/events/3.ics', text)).toMatchObject({ status: 413, reason: 'too-large' })
  expect(namesIn(await alice.report('/events.json', march))).toEqual(['1.ics'])
})

clause('CAL-37 the answer names the limit that was exceeded', async (world) => {
  const alice = await homeOf(world, 'alice')
  const many = (count: number, property: JCalProperty) => Array.from({ length: count }, () => property)
  const alarms = Array.from({ length: 3001 }, () => ['valarm', [], []])
  const cases: readonly (readonly [sentence: string, body: unknown])[] = [
    ['The event has more than 30,000 properties.', standUp('1', ...many(30_000, ['x-a', {}, 'text', '']))],
    ['The event has more than 60,000 values.', standUp('1', ['x-a', {}, 'text', ...Array(60_001).fill('')])],
    [
      'A property of the event has more than 100 parameters.',
      standUp('1', ['x-a', { member: Array(101).fill('') }, 'text', '']),
    ],
    [
      'A parameter of the event is longer than 4,096 characters.',
      standUp('1', ['x-a', { cn: 'x'.repeat(4097) }, 'text', '']),
    ],
    ['A name in the event is longer than 255 characters.', standUp('1', ['x'.repeat(256), {}, 'text', ''])],
    [
      'The event has more than 3,000 components.',
      ['vcalendar', [], [['vevent', [uid('1'), at('dtstart', '2027-03-15')], alarms]]],
    ],
  ]
  for (const [details, body] of cases) {
    expect(await put(alice, '/events/1.ics', body)).toMatchObject({
      status: 413,
      reason: 'too-large',
      details,
    })
  }
})

clause(
  'CAL-37 a stored object above the limits stays, and may be written as long as it does not grow',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await storedBefore(world, alice, standUp('old', description(3 * megabyte)))
    const { _embedded } = await alice.report('/events.json', march)
    expect(JSON.stringify(_embedded['dav:item'][0]?.data).length).toBeGreaterThan(3 * megabyte)
    expect((await alice.ask('GET', '/events/old.ics')).status).toBe(200)
    expect(await (await alice.ask('GET', '/events?export')).text()).toContain('SUMMARY:Stand-up')

    const renamed = calendarWith([
      uid('old'),
      summary('Renamed'),
      at('dtstart', '2027-03-15'),
      description(3 * megabyte - 200),
    ])
    expect(await put(alice, '/events/old.ics', renamed)).toBe(200)
    const grown = standUp('old', description(3 * megabyte + 1000))
    expect(await put(alice, '/events/old.ics', grown)).toMatchObject({ status: 413 })
    expect(await put(alice, '/events/old.ics', standUp('old', description(2 * megabyte)))).toBe(200)
    expect(await put(alice, '/events/old.ics', renamed)).toMatchObject({ status: 413 })
    expect((await alice.ask('DELETE', '/events/old.ics')).status).toBe(200)
  },
)

clause(
  'CAL-37 a home with the most calendars allowed refuses another one, until one is deleted',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    const bob = await homeOf(world, 'bob')
    const create = async (id: string) => (await alice.ask('POST', '.json', { body: { id } })).status
    expect(await create('one')).toBe(201)
    const refused = await alice.ask('POST', '.json', { body: { id: 'two' } })
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({ error: { reason: 'quota-exceeded' } })
    expect(await create('one')).toBe(405)
    await bob.create('one')
    expect((await alice.ask('DELETE', '/one.json')).status).toBe(204)
    expect(await create('two')).toBe(201)
  },
  { settings: { limits: { ...defaultLimits, home: { ...defaultLimits.home, calendars: 2 } } } },
)

clause(
  'CAL-37 a full home is 507, keeps its events, and accepts writes that do not grow',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await alice.create('work')
    await alice.put('/events/1.ics', standUp('1', description(400)))
    await alice.put('/work/2.ics', standUp('2', description(400)))
    expect(await put(alice, '/events/3.ics', standUp('3'))).toMatchObject({
      status: 507,
      reason: 'quota-exceeded',
    })
    expect(await put(alice, '/events/1.ics', standUp('1', description(4000)))).toMatchObject({ status: 507 })
    expect(await put(alice, '/events/1.ics', standUp('1', description(300)))).toBe(200)
    const destination = `/dav/api/calendars/${alice.id}/work/1.ics`
    expect((await alice.ask('MOVE', '/events/1.ics', { headers: { destination } })).status).toBe(201)
    expect(namesIn(await alice.report('/work.json', march))).toEqual(['1.ics', '2.ics'])
    expect((await alice.ask('DELETE', '/work/1.ics')).status).toBe(200)
    expect(await put(alice, '/events/3.ics', standUp('3'))).toBe(201)
  },
  { settings: { limits: { ...defaultLimits, home: { events: 2, bytes: 2000, calendars: 10 } } } },
)
