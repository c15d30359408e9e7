import * as v from 'valibot'
import { expect } from 'vitest'
import { syncAnswer } from '#contract/calendar.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Server } from '../../context.ts'
import { answeredSoon } from '../testing/answeredSoon.ts'
import { clause } from '../testing/harness.ts'
import {
  at,
  calendarWith,
  eventsIn,
  homeOf,
  march,
  namesIn,
  standUp,
  summary,
  uid,
} from '../testing/homeOf.ts'
import { serviceOf } from '../testing/world.ts'

const between = (start: string, end: string) => ({ match: { start, end } })

/** Every Monday from 09:00 to 11:00 in Berlin, except at 14:00 on 22 March, and not on 29 March. */
const mondays = [
  'vcalendar',
  [],
  [
    [
      'vtimezone',
      [['tzid', {}, 'text', 'Europe/Berlin']],
      [
        [
          'standard',
          [
            ['dtstart', {}, 'date-time', '1970-10-25T03:00:00'],
            ['tzoffsetfrom', {}, 'utc-offset', '+02:00'],
            ['tzoffsetto', {}, 'utc-offset', '+01:00'],
          ],
          [],
        ],
      ],
    ],
    [
      'vevent',
      [
        uid('mondays'),
        summary('Planning'),
        at('dtstart', '2027-03-08T09:00:00', 'Europe/Berlin'),
        at('dtend', '2027-03-08T11:00:00', 'Europe/Berlin'),
        ['rrule', {}, 'recur', { freq: 'WEEKLY', byday: 'MO' }],
        at('exdate', '2027-03-29T09:00:00', 'Europe/Berlin'),
      ],
      [],
    ],
    [
      'vevent',
      [
        uid('mondays'),
        summary('Planning, later'),
        at('recurrence-id', '2027-03-22T09:00:00', 'Europe/Berlin'),
        at('dtstart', '2027-03-22T14:00:00', 'Europe/Berlin'),
        at('dtend', '2027-03-22T16:00:00', 'Europe/Berlin'),
      ],
      [],
    ],
  ],
]

clause('CAL-6 events.json returns the items of every calendar of the home', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/events/mine.ics', standUp('mine'))
  await alice.put('/work/paid.ics', standUp('paid'))
  const all = await alice.report('/events.json', march)
  expect(all._embedded['dav:item'].map(({ _links }) => _links.self.href)).toEqual([
    `/dav/api/calendars/${alice.id}/${alice.id}/mine.ics`,
    `/dav/api/calendars/${alice.id}/work/paid.ics`,
  ])
})

clause('CAL-6 a calendar returns its own items only, the default one by its id', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/events/mine.ics', standUp('mine'))
  await alice.put('/work/paid.ics', standUp('paid'))
  expect(namesIn(await alice.report(`/${alice.id}.json`, march))).toEqual(['mine.ics'])
  expect(namesIn(await alice.report('/work.json', march))).toEqual(['paid.ics'])
})

clause('CAL-6 events is the alias of the default calendar in every path', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  expect((await alice.ask('GET', `/${alice.id}/1.ics`)).status).toBe(200)
  const byAlias = await (await alice.ask('GET', '/events.json')).json()
  expect(byAlias).toEqual(await (await alice.ask('GET', `/${alice.id}.json`)).json())
  expect((await alice.ask('DELETE', '/events/1.ics')).status).toBe(200)
  expect((await alice.ask('GET', `/${alice.id}/1.ics`)).status).toBe(404)
})

clause('CAL-7 an item has its link, its etag, its jCal and its status', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  const stored = await alice.ask('GET', '/events/1.ics', { headers: { accept: 'application/calendar+json' } })
  const answer = await alice.ask('REPORT', '/events.json', { body: march })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({
    _links: { self: { href: `/dav/api/calendars/${alice.id}/${alice.id}.json` } },
    _embedded: {
      'dav:item': [
        {
          _links: { self: { href: `/dav/api/calendars/${alice.id}/${alice.id}/1.ics` } },
          etag: stored.headers.get('etag'),
          data: await stored.json(),
          status: 200,
        },
      ],
      'sync-token': expect.any(String),
    },
  })
})

clause('CAL-7 a calendar that does not exist is 404', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await alice.ask('REPORT', '/unknown.json', { body: march })).status).toBe(404)
})

clause('CAL-8 a range includes its start and excludes its end', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  const namesFrom = async (start: string, end: string) =>
    namesIn(await alice.report('/events.json', between(start, end)))
  expect(await namesFrom('20270315T095959', '20270316T000000')).toEqual(['1.ics'])
  expect(await namesFrom('20270315T100000', '20270316T000000')).toEqual([])
  expect(await namesFrom('20270315T000000', '20270315T090001')).toEqual(['1.ics'])
  expect(await namesFrom('20270315T000000', '20270315T090000')).toEqual([])
})

clause('CAL-8 an event without length is in the range that begins with it', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', calendarWith([uid('1'), at('dtstart', '2027-03-15T09:00:00Z')]))
  const namesFrom = async (start: string, end: string) =>
    namesIn(await alice.report('/events.json', between(start, end)))
  expect(await namesFrom('20270315T090000', '20270315T100000')).toEqual(['1.ics'])
  expect(await namesFrom('20270315T080000', '20270315T090000')).toEqual([])
})

clause('CAL-8 a range is in UTC, with or without a trailing Z', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  const withZ = between('20270315T090000Z', '20270315T090001Z')
  expect(namesIn(await alice.report('/events.json', withZ))).toEqual(['1.ics'])
})

clause('CAL-8 a date counts as midnight UTC, and its end is exclusive', async (world) => {
  const alice = await homeOf(world, 'alice')
  const trip = calendarWith([uid('trip'), at('dtstart', '2027-03-15'), at('dtend', '2027-03-17')])
  await alice.put('/events/trip.ics', trip)
  const namesFrom = async (start: string, end: string) =>
    namesIn(await alice.report('/events.json', between(start, end)))
  expect(await namesFrom('20270316T235959', '20270318T000000')).toEqual(['trip.ics'])
  expect(await namesFrom('20270317T000000', '20270318T000000')).toEqual([])
  expect(await namesFrom('20270314T000000', '20270315T000000')).toEqual([])
})

clause('CAL-8 an end before the start is an empty list', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp())
  expect(namesIn(await alice.report('/events.json', between('20270401T000000', '20270301T000000')))).toEqual(
    [],
  )
})

clause('CAL-8 a range that is missing or unreadable is 400 and names the field', async (world) => {
  const alice = await homeOf(world, 'alice')
  const errorOf = async (body: unknown) => {
    const answer = await alice.ask('REPORT', '/events.json', { body })
    return `${answer.status} ${await answer.text()}`
  }
  expect(await errorOf({})).toMatch(/^400 .*match is missing/)
  expect(await errorOf({ match: { start: '20270301T000000' } })).toMatch(/^400 .*match\/end is missing/)
  expect(await errorOf(between('2027-03-01', '20270401T000000'))).toMatch(
    /^400 .*match\/start must be a time/,
  )
  expect(await errorOf(between('20270230T000000', '20270401T000000'))).toMatch(/^400 .*match\/start/)
  expect(await errorOf(between('20270301T000000', '20270401T250000'))).toMatch(/^400 .*match\/end/)
  expect(await errorOf('[')).toMatch(/^400 .*not JSON/)
})

clause('CAL-8 a REPORT on the home with a uid returns one object, not expanded', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/m.ics', mondays)
  const found = await alice.report('.json', { uid: 'mondays' })
  expect(namesIn(found)).toEqual(['m.ics'])
  expect(eventsIn(found).some((event) => 'rrule' in event)).toBe(true)
  expect((await alice.ask('REPORT', '.json', { body: { uid: 'nope' } })).status).toBe(404)
  expect((await alice.ask('REPORT', '.json', { body: march })).status).toBe(400)
})

clause('CAL-9 a series is returned as instances in UTC, without rule and zone', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/m.ics', mondays)
  const events = eventsIn(await alice.report('/events.json', between('20270301T000000', '20270410T000000')))
  expect(
    events.map((event) => ['recurrence-id', 'dtstart', 'dtend', 'summary'].map((name) => event[name])),
  ).toEqual([
    ['2027-03-08T08:00:00Z', '2027-03-08T08:00:00Z', '2027-03-08T10:00:00Z', 'Planning'],
    ['2027-03-15T08:00:00Z', '2027-03-15T08:00:00Z', '2027-03-15T10:00:00Z', 'Planning'],
    ['2027-04-05T07:00:00Z', '2027-04-05T07:00:00Z', '2027-04-05T09:00:00Z', 'Planning'],
    ['2027-03-22T08:00:00Z', '2027-03-22T13:00:00Z', '2027-03-22T15:00:00Z', 'Planning, later'],
  ])
  expect(events.some((event) => 'rrule' in event || 'exdate' in event || 'tzid' in event)).toBe(false)
})

clause('CAL-9 a series without an instance in the range is left out', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/m.ics', mondays)
  expect(namesIn(await alice.report('/events.json', between('20270309T000000', '20270315T000000')))).toEqual(
    [],
  )
})

clause('CAL-9 a single event is returned in UTC without a recurrence-id', async (world) => {
  const alice = await homeOf(world, 'alice')
  const once = [uid('1'), at('dtstart', '2027-03-15T09:00:00', 'Europe/Berlin')]
  await alice.put(
    '/events/1.ics',
    calendarWith([...once, at('dtend', '2027-03-15T10:00:00', 'Europe/Berlin')]),
  )
  const [event] = eventsIn(await alice.report('/events.json', march))
  expect(event).toMatchObject({ dtstart: '2027-03-15T08:00:00Z', dtend: '2027-03-15T09:00:00Z' })
  expect(event).not.toHaveProperty('recurrence-id')
})

clause('CAL-9 expand false returns masters with their overrides and zones', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/m.ics', mondays)
  const stored = await alice.ask('GET', '/events/m.ics', { headers: { accept: 'application/calendar+json' } })
  const { _embedded } = await alice.report('/events.json', { ...march, expand: false })
  expect(_embedded['dav:item'].map(({ data }) => data)).toEqual([await stored.json()])
})

clause('CAL-9 a rule with a million instances is answered at once, and marked as cut off', async (world) => {
  const alice = await homeOf(world, 'alice')
  const everySecond = ['rrule', {}, 'recur', { freq: 'SECONDLY', count: 1_000_000 }] as const
  const start = at('dtstart', '2027-03-15T09:00:00Z')
  const { _embedded } = await answeredSoon(async () => {
    await alice.put('/events/1.ics', calendarWith([uid('1'), start, everySecond]))
    return alice.report('/events.json', march)
  })
  expect(_embedded['dav:item'][0]).toMatchObject({ isCapped: true })
  expect(_embedded['dav:item'][0]?.data[2].length).toBeGreaterThan(1000)
})

clause('CAL-10 an unreadable object is left out, and the report succeeds', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/well.ics', standUp())
  const broken = (eventId: string, jcal: string) =>
    world.ports.store.events.put(
      {
        homeId: alice.id,
        calendarId: alice.id,
        eventId,
        uid: eventId,
        jcal,
        etag: '"x"',
        startUtc: epochMs(Date.UTC(2027, 2, 15, 9)),
        lastUtc: epochMs(Date.UTC(2027, 2, 15, 10)),
        modifiedAt: epochMs(0),
      },
      { kind: 'none' },
    )
  await broken('cut', '["vcalendar",[],[["vevent",[["rrule"')
  await broken('odd', '["vcalendar",[],[["vevent",[["rrule",{},"recur",]]]]')
  await broken('empty', '["vcalendar",[],[["vevent",[["rrule",{},"recur",{}]],[]]]]')
  expect(namesIn(await alice.report('/events.json', march))).toEqual(['well.ics'])
  expect(world.logged.join('\n')).toContain('events-unreadable {"unreadable":2}')
})

clause('CAL-18 dates, local times, UTC and floating times are each returned as such', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', calendarWith([uid('1'), at('dtstart', '2027-03-11')]))
  await alice.put(
    '/events/2.ics',
    calendarWith([uid('2'), at('dtstart', '2027-03-12T09:00:00', 'Europe/Paris')]),
  )
  await alice.put('/events/3.ics', calendarWith([uid('3'), at('dtstart', '2027-03-13T09:00:00Z')]))
  await alice.put('/events/4.ics', calendarWith([uid('4'), at('dtstart', '2027-03-14T09:00:00')]))
  const events = eventsIn(await alice.report('/events.json', march))
  expect(events.map((event) => event['dtstart'])).toEqual([
    '2027-03-11',
    '2027-03-12T08:00:00Z',
    '2027-03-13T09:00:00Z',
    '2027-03-14T09:00:00',
  ])
})

clause('CAL-18 Windows names of zones are understood', async (world) => {
  const alice = await homeOf(world, 'alice')
  const start = at('dtstart', '2027-03-15T09:00:00', 'Romance Standard Time')
  await alice.put('/events/1.ics', calendarWith([uid('1'), start]))
  const [event] = eventsIn(await alice.report('/events.json', march))
  expect(event).toMatchObject({ dtstart: '2027-03-15T08:00:00Z' })
})

clause(
  'CAL-18 a time in a gap moves by the gap, and of two ambiguous times the first counts',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await alice.put(
      '/events/1.ics',
      calendarWith([uid('1'), at('dtstart', '2027-03-28T02:30:00', 'Europe/Paris')]),
    )
    await alice.put(
      '/events/2.ics',
      calendarWith([uid('2'), at('dtstart', '2027-10-31T02:30:00', 'Europe/Paris')]),
    )
    const year = between('20270101T000000', '20280101T000000')
    const events = eventsIn(await alice.report('/events.json', year))
    expect(events.map((event) => event['dtstart'])).toEqual(['2027-03-28T01:30:00Z', '2027-10-31T00:30:00Z'])
  },
)

clause('CAL-19 a token leads to the changes since then, each event once', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/old.ics', standUp('old'))
  await alice.put('/work/gone.ics', standUp('gone'))
  const token = (await alice.report('/work.json', march))._embedded['sync-token']
  await alice.put('/work/new.ics', standUp('new'))
  await alice.put('/work/new.ics', standUp('new'))
  await alice.ask('DELETE', '/work/gone.ics')
  const answer = await alice.ask('REPORT', '/work.json', { body: { 'sync-token': token } })
  expect(answer.status).toBe(207)
  const body = await answer.json()
  expect(body).toEqual({
    _links: { self: { href: expect.stringContaining('/work.json') } },
    _embedded: { 'dav:item': expect.any(Array) },
    'sync-token': expect.any(String),
    isIncremental: true,
  })
  const changes = v.parse(syncAnswer, body)
  const path = `/dav/api/calendars/${alice.id}/work`
  expect(changes['dav:item']).toEqual([
    { _links: { self: { href: `${path}/gone.ics` } }, status: 404 },
    { _links: { self: { href: `${path}/new.ics` } }, status: 200 },
  ])
  const next = { 'sync-token': changes['sync-token'] }
  const nothing = await alice.ask('REPORT', '/work.json', { body: next })
  expect(v.parse(syncAnswer, await nothing.json())).toMatchObject({ 'dav:item': [], ...next })
})

clause('CAL-19 an unknown or future token starts again', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', standUp())
  const namesSince = async (token: string) => {
    const answer = await alice.ask('REPORT', '/work.json', { body: { 'sync-token': token } })
    expect(answer.status).toBe(207)
    return v.parse(syncAnswer, await answer.json())['dav:item'].length
  }
  expect(await namesSince('http://sabre.io/ns/sync/1')).toBe(1)
  const { generation } = world.store.store
  expect(await namesSince(`kalends-sync:${generation}:work=999999999999999`)).toBe(1)
  expect(await namesSince('')).toBe(1)
})

clause('CAL-19 an answer says whether unlisted events are unchanged', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/kept.ics', standUp('kept'))
  const since = async (token: string | null | undefined) => {
    const answer = await alice.ask('REPORT', '/work.json', { body: { 'sync-token': token } })
    return v.parse(syncAnswer, await answer.json())
  }
  const token = (await since('another'))['sync-token']
  expect((await since('another')).isIncremental).toBe(false)
  await alice.put('/work/1.ics', standUp('1'))
  expect(await since(token)).toMatchObject({ isIncremental: true, 'dav:item': [{ status: 200 }] })
  // A calendar created again with the same name has nothing to compare with.
  await alice.ask('DELETE', '/work.json')
  world.pass(1000)
  await alice.create('work')
  await alice.put('/work/2.ics', standUp('2'))
  expect((await since(token)).isIncremental).toBe(false)
})

clause('CAL-19 after a restore an old token starts again, and no old etag matches', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', standUp())
  const { _embedded: before } = await alice.report('/work.json', march)
  const token = before['sync-token'] ?? ''
  const tag = (await alice.ask('REPORT', '/work.json', { body: march })).headers.get('etag') ?? ''
  const asking =
    (service: Server) =>
    async (body: unknown, headers = {}) =>
      service.fetch(
        new Request(`${world.origin}/dav/api/calendars/${alice.id}/work.json`, {
          method: 'REPORT',
          headers: { authorization: `Bearer ${world.tokenOf('alice')}`, ...headers },
          body: JSON.stringify(body),
        }),
      )
  const restored = asking(
    serviceOf({ ...world.ports, store: { ...world.store.store, generation: 'of the restore' } }),
  )
  const same = asking(serviceOf(world.ports))
  const changes = async (ask: typeof same) =>
    v.parse(syncAnswer, await (await ask({ 'sync-token': token })).json())['dav:item'].length
  expect(await changes(same)).toBe(0)
  expect(await changes(restored)).toBe(1)
  expect((await same(march, { 'if-none-match': tag })).status).toBe(304)
  expect((await restored(march, { 'if-none-match': tag })).status).toBe(200)
})
