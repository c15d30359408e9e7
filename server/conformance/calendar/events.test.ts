import * as v from 'valibot'
import { expect } from 'vitest'
import { eventReceipt } from '#contract/calendar.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, standUp, summary, uid, type Home } from '../testing/homeOf.ts'

const asJCal = { accept: 'application/calendar+json' }
const path = '/events/1.ics'

const storedAt = async (home: Home, place: string): Promise<unknown> =>
  (await home.ask('GET', place, { headers: asJCal })).json()

const etagAt = async (home: Home, place: string) =>
  (await home.ask('GET', place, { headers: asJCal })).headers.get('etag') ?? 'none'

const iCalendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const lunch = iCalendar(
  'BEGIN:VEVENT',
  'UID:lunch',
  'DTSTAMP:20270301T000000Z',
  'DTSTART;TZID=Europe/Paris:20270315T120000',
  'DTEND;TZID=Europe/Paris:20270315T130000',
  'SUMMARY:Lunch',
  'X-PARKING;LEVEL=2:7',
  'END:VEVENT',
)

clause(
  'CAL-11 an event is returned as jCal if Accept names it, not expanded and with its zones',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    const start = at('dtstart', '2027-03-15T09:00:00', 'Europe/Paris')
    await alice.put(path, calendarWith([uid('1'), start, ['rrule', {}, 'recur', { freq: 'DAILY' }]]))
    const answer = await alice.ask('GET', path, { headers: asJCal })
    expect(answer.headers.get('content-type')).toContain('application/calendar+json')
    expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/)
    const text = await answer.text()
    expect(text).toContain(JSON.stringify(start))
    expect(text).toContain('"rrule"')
  },
)

clause('CAL-11 an event is returned as iCalendar otherwise', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp())
  const answer = await alice.ask('GET', path, { headers: { accept: 'application/json, text/plain, */*' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('etag')).toBe(await etagAt(alice, path))
  expect(await answer.text()).toContain('\r\nSUMMARY:Stand-up\r\n')
})

clause('CAL-11 an event that the client has already is 304', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp())
  const etag = await etagAt(alice, path)
  const known = await alice.ask('GET', path, { headers: { ...asJCal, 'if-none-match': `"old", W/${etag}` } })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  const unknown = await alice.ask('GET', path, { headers: { ...asJCal, 'if-none-match': '"old"' } })
  expect(unknown.status).toBe(200)
})

clause('CAL-11 an event that does not exist is 404', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await alice.ask('GET', '/events/zzz.ics', { headers: asJCal })).status).toBe(404)
  expect((await alice.ask('GET', '/nope/zzz.ics', { headers: asJCal })).status).toBe(404)
})

clause('CAL-12 a new event is 201, a changed one 200, each with its id and etag', async (world) => {
  const alice = await homeOf(world, 'alice')
  const created = await alice.ask('PUT', path, { body: standUp() })
  expect(created.status).toBe(201)
  expect(await created.json()).toEqual({ id: '1' })
  expect(created.headers.get('etag')).toBe(await etagAt(alice, path))
  const changed = await alice.ask('PUT', path, { body: standUp('other') })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toEqual({ id: '1' })
  expect(changed.headers.get('etag')).not.toBe(created.headers.get('etag'))
})

clause('CAL-12 iCalendar text is accepted, and comes back as jCal', async (world) => {
  const alice = await homeOf(world, 'alice')
  const headers = { 'content-type': 'text/calendar' }
  expect((await alice.ask('PUT', path, { body: lunch, headers })).status).toBe(201)
  expect(await storedAt(alice, path)).toEqual([
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Test//Test//EN'],
    ],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'lunch'],
          ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
          ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T12:00:00'],
          ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T13:00:00'],
          ['summary', {}, 'text', 'Lunch'],
          ['x-parking', { level: '2' }, 'unknown', '7'],
        ],
        [],
      ],
    ],
  ])
})

clause('CAL-12 the body decides, whatever its content type says', async (world) => {
  const alice = await homeOf(world, 'alice')
  const wrongly = { 'content-type': 'application/json' }
  expect((await alice.ask('PUT', path, { body: lunch, headers: wrongly })).status).toBe(201)
  const asText = { body: JSON.stringify(standUp()), headers: { 'content-type': 'text/plain' } }
  expect((await alice.ask('PUT', path, asText)).status).toBe(200)
})

clause('CAL-12 other components of iCalendar text are kept', async (world) => {
  const alice = await homeOf(world, 'alice')
  const unknown = ['BEGIN:X-UNKNOWN', 'X-PROP:1', 'END:X-UNKNOWN']
  const text = lunch.replace('END:VCALENDAR', [...unknown, 'END:VCALENDAR'].join('\r\n'))
  await alice.put(path, text)
  const answer = await alice.ask('GET', path, { headers: { accept: 'text/calendar' } })
  expect(await answer.text()).toContain(unknown.join('\r\n'))
})

clause('CAL-13 iCalendar text that was cut off is 415', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (body: string) => (await alice.ask('PUT', path, { body })).status
  expect(await statusOf(lunch.slice(0, lunch.indexOf('END:VCALENDAR')))).toBe(415)
  expect(await statusOf(lunch.slice(0, lunch.indexOf('SUMMARY')))).toBe(415)
  expect(await statusOf(lunch + lunch)).toBe(400)
})

clause('CAL-13 the calendar must exist', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await alice.ask('PUT', '/nope/1.ics', { body: standUp() })).status).toBe(404)
  expect((await alice.ask('GET', '/nope.json')).status).toBe(404)
})

clause('CAL-13 a body that is neither jCal nor iCalendar is 415', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (body: unknown) => (await alice.ask('PUT', path, { body })).status
  expect(await statusOf('hello')).toBe(415)
  expect(await statusOf('')).toBe(415)
  expect(await statusOf('["vcalendar",[')).toBe(415)
  expect(await statusOf({ vcalendar: [] })).toBe(415)
  expect(await statusOf(['vcard', [], []])).toBe(415)
  expect(await statusOf(['vcalendar', [], [['vevent', [['dtstart']], []]]])).toBe(415)
  expect(await statusOf('BEGIN:VCARD\r\nEND:VCARD\r\n')).toBe(415)
  expect((await alice.ask('GET', path)).status).toBe(404)
})

clause('CAL-13 a photograph with the name .ics is 415', async (world) => {
  const alice = await homeOf(world, 'alice')
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]).buffer
  const answer = await alice.ask('PUT', path, { body: jpeg, headers: { 'content-type': 'text/calendar' } })
  expect(answer.status).toBe(415)
})

clause('CAL-13 an object without an event is 403', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (body: unknown) => (await alice.ask('PUT', path, { body })).status
  expect(await statusOf(['vcalendar', [], []])).toBe(403)
  expect(await statusOf(iCalendar('BEGIN:VTODO', 'UID:1', 'END:VTODO'))).toBe(403)
})

clause('CAL-13 an event without a readable start is 400', async (world) => {
  const alice = await homeOf(world, 'alice')
  const statusOf = async (body: unknown) => (await alice.ask('PUT', path, { body })).status
  expect(await statusOf(calendarWith([uid('1')]))).toBe(400)
  expect(await statusOf(calendarWith([uid('1'), at('dtstart', 'some day')]))).toBe(400)
  expect(await statusOf(calendarWith([uid('1'), at('dtstart', '2027-02-30')]))).toBe(400)
  expect(await statusOf(iCalendar('BEGIN:VEVENT', 'UID:1', 'END:VEVENT'))).toBe(400)
})

clause('CAL-13 an event that ends before it starts is 400', async (world) => {
  const alice = await homeOf(world, 'alice')
  const start = at('dtstart', '2027-03-15T16:00:00Z')
  const body = calendarWith([uid('1'), start, at('dtend', '2027-03-15T15:00:00Z')])
  const answer = await alice.ask('PUT', path, { body })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('dtend must not be before dtstart')
})

/** Where and why a text cannot be stored. Lines of the text count from 1, those of `iCalendar` from 4. */
const refusedBodies: readonly (readonly [
  what: string,
  lines: readonly string[],
  status: number,
  reason: string,
])[] = [
  ['no start', ['BEGIN:VEVENT', 'UID:1', 'END:VEVENT'], 400, 'Line 4: the event has no DTSTART.'],
  [
    'a start that cannot be read',
    ['BEGIN:VEVENT', 'UID:1', 'DTSTART:some day', 'END:VEVENT'],
    400,
    'Line 6: this cannot be read.',
  ],
  [
    'an end before the start',
    ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20270315T120000Z', 'DTEND:20270315T110000Z', 'END:VEVENT'],
    400,
    'Line 7: the event ends before it starts.',
  ],
  [
    'a rule that cannot be read',
    ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20270315T120000Z', 'RRULE:FREQ=SOMETIMES', 'END:VEVENT'],
    415,
    'Line 7: this cannot be read.',
  ],
  [
    'no end of a component',
    ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20270315T120000Z'],
    415,
    'Line 4: the component that begins here has no end.',
  ],
]

for (const [what, lines, status, reason] of refusedBodies) {
  clause(`CAL-13 the answer to iCalendar text with ${what} names the line`, async (world) => {
    const alice = await homeOf(world, 'alice')
    for (const query of ['', '?import']) {
      const answer = await alice.ask('PUT', `${path}${query}`, { body: iCalendar(...lines) })
      expect((await answer.json()).error.details).toContain(reason)
      if (query === '') expect(answer.status).toBe(status)
      else expect([400, 415]).toContain(answer.status)
    }
    expect((await alice.ask('GET', path)).status).toBe(404)
  })
}

clause('CAL-13 components that are nested too deep are refused', async (world) => {
  const alice = await homeOf(world, 'alice')
  const alarms = 'BEGIN:VALARM\r\n'.repeat(20_000)
  for (const query of ['', '?import']) {
    const body = lunch.replace('SUMMARY', `${alarms}SUMMARY`)
    expect([201, 400, 415]).toContain((await alice.ask('PUT', `${path}${query}`, { body })).status)
  }
})

clause('CAL-13 an event outside of a calendar is stored with ?import', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bare = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20270315T120000Z', 'SUMMARY:Bare', 'END:VEVENT', ''].join(
    '\r\n',
  )
  expect((await alice.ask('PUT', path, { body: bare })).status).toBe(415)
  expect((await alice.ask('PUT', `${path}?import`, { body: bare })).status).toBe(201)
  expect(JSON.stringify(await storedAt(alice, path))).toContain('Bare')
})

clause('CAL-13 another component beside an event is refused with its line', async (world) => {
  const alice = await homeOf(world, 'alice')
  const body = lunch.replace('END:VCALENDAR', 'BEGIN:VTODO\r\nUID:2\r\nEND:VTODO\r\nEND:VCALENDAR')
  const answer = await alice.ask('PUT', `${path}?import`, { body })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.details).toContain('Line 12: this is not an event.')
  const other = await alice.ask('PUT', `${path}?import`, {
    body: iCalendar('BEGIN:VTODO', 'UID:1', 'END:VTODO'),
  })
  expect(other.status).toBe(403)
})

clause('CAL-13 a missing uid and dtstamp are added', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, calendarWith([at('dtstart', '2027-03-15T09:00:00Z')]))
  const text = JSON.stringify(await storedAt(alice, path))
  expect(text).toMatch(/\["uid",\{\},"text","[\w-]{36}"\]/)
  expect(text).toContain('["dtstamp",{},"date-time","2027-03-10T09:00:00Z"]')
})

clause('CAL-13 several events in one object are 400', async (world) => {
  const alice = await homeOf(world, 'alice')
  const detailsOf = async (body: unknown) => {
    const answer = await alice.ask('PUT', path, { body })
    return `${answer.status} ${await answer.text()}`
  }
  const start = at('dtstart', '2027-03-15T09:00:00Z')
  expect(await detailsOf(calendarWith([uid('1'), start], [uid('2'), start]))).toMatch(/^400 .*several events/)
  expect(await detailsOf(calendarWith([uid('1'), start], [uid('1'), start]))).toMatch(
    /^400 .*one event twice/,
  )
  const event = (name: string) => ['BEGIN:VEVENT', `UID:${name}`, 'DTSTART:20270315T090000Z', 'END:VEVENT']
  expect(await detailsOf(iCalendar(...event('1'), ...event('2')))).toMatch(/^400 .*several events/)
})

clause('CAL-14 a write based on the current version succeeds, on an older one it is 412', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp('first'))
  const seen = await etagAt(alice, path)
  const onSeen = { body: standUp('second'), headers: { 'if-match': seen } }
  expect((await alice.ask('PUT', path, onSeen)).status).toBe(200)
  expect((await alice.ask('PUT', path, onSeen)).status).toBe(412)
  expect((await alice.ask('DELETE', path, { headers: { 'if-match': seen } })).status).toBe(412)
  expect(JSON.stringify(await storedAt(alice, path))).toContain('second')
})

clause('CAL-14 one matching etag of several is enough, and * matches any', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp())
  const several = `"old", W/${await etagAt(alice, path)}`
  const putWith = async (match: string) =>
    (await alice.ask('PUT', path, { body: standUp(), headers: { 'if-match': match } })).status
  expect(await putWith(several)).toBe(200)
  expect(await putWith('*')).toBe(200)
})

clause('CAL-14 If-Match on a missing event is 412', async (world) => {
  const alice = await homeOf(world, 'alice')
  const put = await alice.ask('PUT', path, { body: standUp(), headers: { 'if-match': '*' } })
  expect(put.status).toBe(412)
  expect((await alice.ask('DELETE', path, { headers: { 'if-match': '"bad"' } })).status).toBe(412)
  expect((await alice.ask('GET', path)).status).toBe(404)
})

clause('CAL-14 of two conditions both hold, which no write can fulfil', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp('first'))
  const headers = { 'if-match': await etagAt(alice, path), 'if-none-match': '*' }
  for (const place of [path, '/events/none.ics']) {
    expect((await alice.ask('PUT', place, { body: standUp('second'), headers })).status).toBe(412)
    expect((await alice.ask('DELETE', place, { headers })).status).toBe(412)
  }
  const unreadable = { ...headers, 'if-none-match': '"other"' }
  expect((await alice.ask('PUT', path, { body: standUp('second'), headers: unreadable })).status).toBe(501)
  expect(JSON.stringify(await storedAt(alice, path))).toContain('first')
})

clause('CAL-14 If-None-Match * on an existing event is 412', async (world) => {
  const alice = await homeOf(world, 'alice')
  const putNew = async (id: string) =>
    (await alice.ask('PUT', path, { body: standUp(id), headers: { 'if-none-match': '*' } })).status
  expect(await putNew('first')).toBe(201)
  expect(await putNew('second')).toBe(412)
  expect(JSON.stringify(await storedAt(alice, path))).toContain('first')
})

clause('CAL-15 a deleted event is answered with its id, and is 404 the second time', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp())
  const deleted = await alice.ask('DELETE', path)
  expect(deleted.status).toBe(200)
  expect(v.parse(eventReceipt, await deleted.json())).toEqual({ id: '1' })
  expect((await alice.ask('DELETE', path)).status).toBe(404)
  expect((await alice.ask('GET', path)).status).toBe(404)
})

clause('CAL-16 components with two items are read, and stored with three', async (world) => {
  const alice = await homeOf(world, 'alice')
  const start = at('dtstart', '2027-03-15T09:00:00Z')
  await alice.put(path, [
    'vcalendar',
    [],
    [['vevent', [uid('1'), start, ['dtstamp', {}, 'date-time', '2027-01-01T00:00:00Z']]]],
  ])
  expect(await storedAt(alice, path)).toEqual([
    'vcalendar',
    expect.any(Array),
    [['vevent', [uid('1'), start, ['dtstamp', {}, 'date-time', '2027-01-01T00:00:00Z']], []]],
  ])
})

clause('CAL-17 everything unknown is kept unchanged', async (world) => {
  const alice = await homeOf(world, 'alice')
  const object = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Other//EN'],
      ['x-odd', { 'x-list': ['a', 'b'] }, 'unknown', 'Grüße, 日本語 🎉 \u2028 "quoted" \\n'],
    ],
    [
      [
        'vevent',
        [
          ['x-first', {}, 'integer', 1, 2, 3],
          uid('1'),
          ['dtstamp', {}, 'date-time', '2027-01-01T00:00:00Z'],
          at('dtstart', '2027-03-15T09:00:00Z'),
          [
            'attendee',
            { partstat: 'NEEDS-ACTION', 'x-num-guests': '0' },
            'cal-address',
            'mailto:b@example.org',
          ],
          ['geo', {}, 'float', [37.386013, -122.082932]],
          ['conference', { feature: ['AUDIO', 'VIDEO'] }, 'uri', 'https://meet.example/1'],
        ],
        [
          ['valarm', [['trigger', {}, 'duration', '-PT15M']], []],
          ['x-component', [['x-deep', {}, 'boolean', true]], []],
        ],
      ],
      ['vtodo', [['uid', {}, 'text', 'beside']], []],
    ],
  ]
  await alice.put(path, object)
  const answer = await alice.ask('GET', path, { headers: asJCal })
  expect(await answer.text()).toBe(JSON.stringify(object))
  await alice.put(path, object)
  const { _embedded } = await alice.report('.json', { uid: '1' })
  expect(_embedded['dav:item'].map(({ data }) => data)).toEqual([object])
})

clause('CAL-20 an event that moves to another calendar keeps its etag', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put(path, standUp())
  const etag = await etagAt(alice, path)
  const destination = `/dav/api/calendars/${alice.id}/work/2.ics`
  expect((await alice.ask('MOVE', path, { headers: { destination } })).status).toBe(201)
  expect((await alice.ask('GET', path)).status).toBe(404)
  expect(await etagAt(alice, '/work/2.ics')).toBe(etag)
})

clause('CAL-20 a move replaces an event at the destination, unless Overwrite is F', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp('one'))
  await alice.put('/events/2.ics', standUp('two'))
  const destination = `${world.origin}/calendars/${alice.id}/events/2.ics`
  const refusedMove = await alice.ask('MOVE', path, { headers: { destination, overwrite: 'F' } })
  expect(refusedMove.status).toBe(412)
  expect(JSON.stringify(await storedAt(alice, '/events/2.ics'))).toContain('two')
  expect((await alice.ask('MOVE', path, { headers: { destination } })).status).toBe(204)
  expect(JSON.stringify(await storedAt(alice, '/events/2.ics'))).toContain('one')
})

clause('CAL-20 an event that has changed meanwhile is not moved', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(path, standUp())
  const moveSeen = async (etag: string) => {
    const destination = `/dav/api/calendars/${alice.id}/events/2.ics`
    return (await alice.ask('MOVE', path, { headers: { destination, 'if-match': etag } })).status
  }
  expect(await moveSeen('"old"')).toBe(412)
  expect(await moveSeen(await etagAt(alice, path))).toBe(201)
})

clause('CAL-20 a move needs an event, a calendar and a writable destination', async (world) => {
  const alice = await homeOf(world, 'alice')
  const bob = await homeOf(world, 'bob')
  await alice.put(path, standUp())
  const statusOf = async (from: string, destination?: string) => {
    const headers = destination === undefined ? {} : { destination }
    return (await alice.ask('MOVE', from, { headers })).status
  }
  expect(await statusOf(path)).toBe(400)
  expect(await statusOf(path, '/somewhere/else')).toBe(400)
  expect(await statusOf(path, `/calendars/${alice.id}/events/a%2fb.ics`)).toBe(400)
  expect(await statusOf(path, `/calendars/${alice.id}/events/1.ics`)).toBe(403)
  expect(await statusOf(path, `/calendars/${bob.id}/events/1.ics`)).toBe(403)
  expect(await statusOf(path, `/calendars/${alice.id}/nope/1.ics`)).toBe(404)
  expect(await statusOf('/events/none.ics', `/calendars/${alice.id}/events/2.ics`)).toBe(404)
  expect((await alice.ask('GET', path)).status).toBe(200)
})

clause('CAL-12 a title survives conversion to iCalendar text and back', async (world) => {
  const alice = await homeOf(world, 'alice')
  const title = 'Semicolon; comma, back\\slash, "quotes" and 日本語'
  await alice.put(path, calendarWith([uid('1'), summary(title), at('dtstart', '2027-03-15')]))
  const text = await (await alice.ask('GET', path, { headers: { accept: 'text/calendar' } })).text()
  await alice.put('/events/2.ics', text)
  expect(await storedAt(alice, '/events/2.ics')).toEqual(await storedAt(alice, path))
})
