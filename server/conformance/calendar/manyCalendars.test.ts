import * as v from 'valibot'
import { expect } from 'vitest'
import { calendarEntry, reportItem } from '#contract/calendar.ts'
import { epochMs } from '#domain/time/units.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, march, standUp, uid, type Home } from '../testing/homeOf.ts'
import type { World } from '../testing/world.ts'

const links = v.object({ self: v.object({ href: v.string() }) })
const found = v.object({ _links: links, _embedded: v.object({ 'dav:item': v.array(reportItem) }) })
const queried = v.object({
  _links: links,
  _embedded: v.object({
    'dav:calendar': v.array(v.object({ ...calendarEntry.entries, _embedded: found.entries._embedded })),
  }),
})

const daily = calendarWith([
  uid('daily'),
  at('dtstart', '2027-03-15T09:00:00', 'Europe/Berlin'),
  at('dtend', '2027-03-15T10:00:00', 'Europe/Berlin'),
  ['rrule', {}, 'recur', { freq: 'DAILY', count: 3 }],
])
const april = { match: { start: '20270401T000000', end: '20270501T000000' } }
const jCalWanted = { headers: { accept: 'application/calendar+json' } }

const byPaths = (world: World, eventPaths: unknown) =>
  world.fetch('REPORT', '/dav/api/calendars.json', { as: 'alice', body: { eventPaths } })

async function hrefsAt(world: World, eventPaths: readonly string[]) {
  const answer = await byPaths(world, eventPaths)
  expect(answer.status).toBe(207)
  return v.parse(found, await answer.json())._embedded['dav:item'].map(({ _links }) => _links.self.href)
}

const query = (world: World, body: unknown) =>
  world.fetch('POST', '/dav/api/query.json', { as: 'alice', body })

async function itemsByCalendar(world: World, calendars: readonly string[], asked: object = march) {
  const answer = await query(world, { scope: { calendars }, ...asked })
  expect(answer.status).toBe(200)
  return v
    .parse(queried, await answer.json())
    ._embedded['dav:calendar'].map(({ _links, _embedded }) => [
      _links.self.href,
      ..._embedded['dav:item'].map((item) => item._links.self.href.split('/').at(-1)),
    ])
}

const putPastTheService = ({ ports }: World, { id }: Home, eventId: string, jcal: string) =>
  ports.store.events.put(
    {
      homeId: id,
      calendarId: id,
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

clause('CAL-35 one event is answered with its instances in a range', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/daily.ics', daily)
  const stored = await alice.ask('GET', '/events/daily.ics', jCalWanted)
  const answer = await alice.ask('REPORT', '/events/daily.ics', {
    body: { match: { start: '20270316T000000', end: '20270401T000000' } },
  })
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body).toEqual({
    _links: { self: { href: `/dav/api/calendars/${alice.id}/${alice.id}/daily.ics` } },
    etag: stored.headers.get('etag'),
    data: ['vcalendar', expect.any(Array), expect.any(Array)],
  })
  const { data } = v.parse(reportItem, body)
  const starts = data[2].map(([, properties]) => properties.find(([name]) => name === 'dtstart')?.[3])
  expect(starts).toEqual(['2027-03-16T08:00:00Z', '2027-03-17T08:00:00Z'])
  const asStored = await alice.ask('REPORT', '/events/daily.ics', { body: { ...march, expand: false } })
  expect(await asStored.json()).toMatchObject({ data: await stored.json() })
})

clause('CAL-35 an event without instances in the range is answered without any', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/once.ics', standUp('once'))
  await alice.put('/events/daily.ics', daily)
  for (const name of ['once', 'daily']) {
    const answer = await alice.ask('REPORT', `/events/${name}.ics`, { body: april })
    expect(answer.status).toBe(200)
    expect(v.parse(reportItem, await answer.json()).data[2]).toEqual([])
  }
})

clause('CAL-35 an invalid query of an event is refused', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.put('/events/1.ics', standUp())
  await putPastTheService(world, alice, 'cut', '["vcalendar",[],[["vevent",[["rrule"')
  const statusOf = async (body: unknown, path = '/events/1.ics') =>
    (await alice.ask('REPORT', path, { body })).status
  expect(await statusOf({})).toBe(400)
  expect(await statusOf({ match: { start: '20270230T000000', end: '20270401T000000' } })).toBe(400)
  expect(await statusOf({ type: 'free-busy-query', ...march })).toBe(501)
  expect(await statusOf(march, '/events/unknown.ics')).toBe(404)
  expect(await statusOf(march, '/events/cut.ics')).toBe(404)
  const others = [`/dav/api/calendars/${bob.id}/${bob.id}/1.ics`, `/dav/api/calendars/nobody/events/1.ics`]
  const answers = others.map((path) => world.fetch('REPORT', path, { as: 'alice', body: march }))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 404])
})

clause('CAL-35 events are found by their paths, as stored, each once', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('at work')
  await alice.put('/events/daily.ics', daily)
  await alice.put('/at%20work/a%20b.ics', standUp('spaced'))
  const daysPath = `/dav/api/calendars/${alice.id}/${alice.id}/daily.ics`
  const workPath = `/dav/api/calendars/${alice.id}/at%20work/a%20b.ics`
  const stored = await alice.ask('GET', '/events/daily.ics', jCalWanted)
  const answer = await byPaths(world, [workPath, daysPath])
  expect(await answer.json()).toMatchObject({
    _links: { self: { href: '/dav/api/calendars.json' } },
    _embedded: {
      'dav:item': [
        { _links: { self: { href: workPath } }, status: 200 },
        { etag: stored.headers.get('etag'), data: await stored.json(), status: 200 },
      ],
    },
  })
  // Other prefixes, other names of the calendar, and unencoded hrefs (CAL-3, CAL-6).
  expect(
    await hrefsAt(world, [
      daysPath,
      `/sdav/calendars/${alice.id}/at work/a b.ics`,
      `https://elsewhere.example/calendars/${alice.id}/events/daily.ics`,
    ]),
  ).toEqual([daysPath, workPath])
})

clause('CAL-35 a path to a missing event looks like one to somebody else’s', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.put('/events/mine.ics', standUp('mine'))
  await bob.put('/events/his.ics', standUp('his', ['class', {}, 'text', 'PRIVATE']))
  await putPastTheService(world, alice, 'cut', '["vcalendar",[],[["vevent",[["rrule"')
  const mine = `/dav/api/calendars/${alice.id}/${alice.id}/mine.ics`
  const missing = [`/calendars/${alice.id}/events/none.ics`, `/calendars/${alice.id}/none/mine.ics`]
  const odd = ['', '/', 'mine.ics', `/a/${alice.id}/\u0000/1.ics`, `/a/${alice.id}/events/\ud800.ics`]
  const others = [`/calendars/${bob.id}/${bob.id}/his.ics`, `/calendars/${bob.id}/events/none.ics`]
  const damaged = `/calendars/${alice.id}/events/cut.ics`
  expect(await hrefsAt(world, [...missing, ...odd, mine, ...others, damaged])).toEqual([mine])
  expect(world.logged.join('\n')).toContain('events-unreadable {"unreadable":1}')
  const [his, none] = await Promise.all(others.map((path) => byPaths(world, [path])))
  expect(await his?.text()).toBe(await none?.text())
})

clause('CAL-35 too many paths, and invalid lists of paths, are refused', async (world) => {
  await homeOf(world, 'alice')
  const detailsFor = async (eventPaths: unknown) => {
    const answer = await byPaths(world, eventPaths)
    expect(answer.status).toBe(400)
    return JSON.stringify(await answer.json())
  }
  expect(await detailsFor(Array(201).fill('/a/b/c.ics'))).toContain('at most 200 entries')
  expect(await detailsFor(['x'.repeat(8001)])).toContain('at most 8000 characters')
  expect(await detailsFor(undefined)).toContain('eventPaths')
  expect(await detailsFor([1])).toContain('eventPaths')
})

clause('CAL-35 calendars are answered with their events in a range, as in a list', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/events/daily.ics', daily)
  await alice.put('/work/1.ics', standUp('1'))
  const work = await (await alice.ask('GET', '/work.json')).json()
  const { _embedded } = await alice.report('/work.json', march)
  expect(_embedded['sync-token']).toBe(work['calendarserver:ctag'])
  const workPath = `/dav/api/calendars/${alice.id}/work.json`
  const answer = await query(world, { scope: { calendars: [workPath] }, ...march })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    _links: { self: { href: '/dav/api/query.json' } },
    _embedded: {
      'dav:calendar': [{ ...work, _embedded }],
    },
  })
  const own = `/dav/api/calendars/${alice.id}/${alice.id}.json`
  // In the order of the query, each once, including calendars without events and paths without an ending.
  expect(await itemsByCalendar(world, [workPath, own, `/calendars/${alice.id}/work`])).toEqual([
    [workPath, '1.ics'],
    [own, 'daily.ics'],
  ])
  expect(await itemsByCalendar(world, [own, workPath], april)).toEqual([[own], [workPath]])
  expect(await itemsByCalendar(world, [`/calendars/${alice.id}/events.json`])).toEqual([
    [own, 'daily.ics'],
    [workPath, '1.ics'],
  ])
  const unexpanded = await query(world, { scope: { calendars: [own] }, ...march, expand: false })
  expect(await unexpanded.text()).toContain('"rrule"')
})

clause('CAL-35 a missing calendar looks like somebody else’s', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.put('/events/mine.ics', standUp('mine'))
  await putPastTheService(world, alice, 'cut', '["vcalendar",[],[["vevent",[["rrule"')
  await bob.put('/events/his.ics', standUp('his', ['class', {}, 'text', 'CONFIDENTIAL']))
  const own = `/dav/api/calendars/${alice.id}/${alice.id}.json`
  const missing = [`/calendars/${alice.id}/none`, '', '/', `/a/${alice.id}/\u0000.json`]
  const others = [`/calendars/${bob.id}/${bob.id}.json`, `/calendars/${bob.id}/none.json`]
  expect(await itemsByCalendar(world, [...missing, ...others, own])).toEqual([[own, 'mine.ics']])
  expect(world.logged.join('\n')).toContain('events-unreadable {"unreadable":1}')
  const [his, none] = await Promise.all(
    others.map((calendar) => query(world, { scope: { calendars: [calendar] }, ...march })),
  )
  expect(await his?.text()).toBe(await none?.text())
})

/** More than is sent as a whole, with one event in each calendar. */
async function largeCalendars(alice: Home) {
  const text = 'é'.repeat(400_000)
  const calendars = Array.from({ length: 8 }, (_, index) => `large-${index}`)
  for (const calendar of calendars) {
    await alice.create(calendar)
    await alice.put(`/${calendar}/1.ics`, standUp(calendar, ['description', {}, 'text', text]))
  }
  return {
    hrefs: calendars.map((calendar) => `/dav/api/calendars/${alice.id}/${calendar}.json`),
    paths: calendars.map((calendar) => `/dav/api/calendars/${alice.id}/${calendar}/1.ics`),
  }
}

clause('CAL-35 an answer about many calendars is complete, however large it is', async (world) => {
  const { hrefs, paths } = await largeCalendars(await homeOf(world, 'alice'))
  expect(await itemsByCalendar(world, hrefs)).toEqual(hrefs.map((href) => [href, '1.ics']))
  expect(await hrefsAt(world, paths)).toEqual(paths)
})

clause(
  'CAL-35 a long answer is read from the store while it is sent, and never looks complete if it breaks off',
  async (world) => {
    const { hrefs, paths } = await largeCalendars(await homeOf(world, 'alice'))
    const answers = [
      () => query(world, { scope: { calendars: hrefs }, ...march }),
      () => byPaths(world, paths),
    ]
    for (const ask of answers) {
      const answer = await ask()
      expect(answer.status).toBeLessThan(300)
      const reader = answer.body?.getReader()
      expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(1000)
      world.store.trouble = 'unavailable'
      const rest = async () => {
        let part = await reader?.read()
        while (part && !part.done) part = await reader?.read()
      }
      // Over HTTP everything may have been sent already; then it is complete.
      if (world.target === 'core') await expect(rest()).rejects.toThrow('stopped by the test')
      else await rest().catch(() => undefined)
      world.store.trouble = 'none'
    }
  },
)

clause('CAL-35 a query without a range or calendars, or with too many of them, is refused', async (world) => {
  await homeOf(world, 'alice')
  const detailsFor = async (body: unknown) => {
    const answer = await query(world, body)
    expect(answer.status).toBe(400)
    return JSON.stringify(await answer.json())
  }
  expect(await detailsFor({ scope: { calendars: [] } })).toContain('match')
  expect(await detailsFor(march)).toContain('scope')
  expect(await detailsFor({ scope: {}, ...march })).toContain('scope/calendars')
  expect(await detailsFor({ scope: { calendars: Array(201).fill('/a/b') }, ...march })).toContain(
    '200 entries',
  )
  const never = { start: '20270230T000000', end: '20270401T000000' }
  expect(await detailsFor({ scope: { calendars: [] }, match: never })).toContain('match/start')
})

clause('CAL-35 a read-only token may query, and a caller without a credential may not', async (world) => {
  const alice = await homeOf(world, 'alice')
  const made = await world.fetch('POST', '/api/tokens', {
    // With the provider's token: a token of this service cannot create another one.
    headers: { authorization: `Bearer ${world.tokenOf('alice')}` },
    body: { name: 'Reads', scope: 'read' },
  })
  const { token } = v.parse(v.object({ token: v.string() }), await made.json())
  const body = { scope: { calendars: [`/calendars/${alice.id}/events`] }, ...march }
  const asked = (headers: Readonly<Record<string, string>>) =>
    world.fetch('POST', '/dav/api/query.json', { headers, body })
  expect((await asked({ authorization: `Bearer ${token}` })).status).toBe(200)
  expect((await asked({})).status).toBe(401)
})
