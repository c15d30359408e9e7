import fc from 'fast-check'
import { expect } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { answeredSoon } from '../testing/answeredSoon.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, march, uid, type Home } from '../testing/homeOf.ts'

const runs = { numRuns: 60 }

/** Sends a request and checks its answer: no server error, fast, and errors in the form of ERR-1. */
async function answered(home: Home, ...[method, path, asking]: Parameters<Home['ask']>): Promise<number> {
  const { status, text } = await answeredSoon(async () => {
    const answer = await home.ask(method, path, asking)
    return { status: answer.status, text: await answer.text() }
  })
  expect(status, text).toBeLessThan(500)
  if (status >= 400) expect(JSON.parse(text)).toMatchObject({ error: { code: status } })
  return status
}

const anyId = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    '..',
    '.',
    'a/b',
    'a\\b',
    '%',
    '%2f',
    '%252f',
    '\u0000',
    '__proto__',
    'constructor',
    '😀',
    ' ',
  ),
)
const segment = (id: string) => encodeURIComponent(id.isWellFormed() ? id : id.toWellFormed())

clause('ERR-3 any id in a path gets a valid answer', async (world) => {
  const alice = await homeOf(world, 'alice')
  await assertProperty(
    fc.asyncProperty(anyId, anyId, async (calendarId, eventId) => {
      await answered(alice, 'POST', '.json', { body: { id: calendarId } })
      await answered(alice, 'GET', `/${segment(calendarId)}.json`)
      await answered(alice, 'REPORT', `/${segment(calendarId)}.json`, { body: march })
      const path = `/${segment(calendarId)}/${segment(eventId)}.ics`
      const body = calendarWith([at('dtstart', '2027-03-15')])
      const put = await answered(alice, 'PUT', path, { body })
      const got = await answered(alice, 'GET', path)
      expect(got === 200).toBe(put === 201 || put === 200)
      await answered(alice, 'DELETE', path)
    }),
    runs,
  )
})

clause('ERR-3 any body gets a valid answer', async (world) => {
  const alice = await homeOf(world, 'alice')
  const anyBody = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  )
  await assertProperty(
    fc.asyncProperty(anyBody, async (body) => {
      await answered(alice, 'POST', '.json', { body })
      await answered(alice, 'REPORT', '.json', { body })
      await answered(alice, 'REPORT', '/events.json', { body })
      await answered(alice, 'PROPPATCH', '/events.json', { body })
      await answered(alice, 'PUT', '/events/1.ics', { body })
    }),
    runs,
  )
})

const anyName = fc.oneof(
  fc.constantFrom(
    'dtstart',
    'dtend',
    'duration',
    'rrule',
    'rdate',
    'exdate',
    'recurrence-id',
    'uid',
    'begin',
    'x-odd',
  ),
  fc.string(),
)
const anyDate = fc.oneof(
  fc.constantFrom(
    '2027-03-15',
    '2027-03-15T09:00:00Z',
    '2027-03-28T02:30:00',
    '0000-00-00',
    '9999-12-31T23:59:60',
    '-1',
    '',
  ),
  fc.string(),
)
const anyRule = fc.record({
  freq: fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER'),
  interval: fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, 1e9)),
  count: fc.option(fc.oneof(fc.integer(), fc.constantFrom(1, 1e6, 1e15)), { nil: undefined }),
  until: fc.option(anyDate, { nil: undefined }),
  byday: fc.option(fc.constantFrom('MO', '-1SU', ['MO', '53TU'], 'XX'), { nil: undefined }),
  bymonthday: fc.option(fc.oneof(fc.integer(), fc.constantFrom(29, 31, -31, 0)), { nil: undefined }),
  bymonth: fc.option(fc.oneof(fc.integer(), fc.constantFrom(2, 13)), { nil: undefined }),
  bysetpos: fc.option(fc.integer(), { nil: undefined }),
  byhour: fc.option(fc.array(fc.integer({ min: -1, max: 25 })), { nil: undefined }),
})
const anyParameters = fc.dictionary(
  fc.oneof(fc.constant('tzid'), fc.string()),
  fc.oneof(fc.constantFrom('Europe/Paris', 'Romance Standard Time', 'Nowhere/At all'), fc.string()),
)
const anyType = fc.oneof(
  fc.constantFrom(
    'date',
    'date-time',
    'recur',
    'text',
    'duration',
    'period',
    'utc-offset',
    'integer',
    'unknown',
  ),
  fc.string(),
)
const anyProperty = fc.oneof(
  fc.tuple(anyName, anyParameters, anyType, fc.oneof(anyDate, fc.jsonValue())),
  fc.tuple(fc.constant('rrule'), fc.constant({}), fc.constant('recur'), anyRule),
)

clause('CAL-13 any event is either refused or can be read in every form', async (world) => {
  const alice = await homeOf(world, 'alice')
  const start = at('dtstart', '2027-03-15T09:00:00', 'Europe/Paris')
  await assertProperty(
    fc.asyncProperty(fc.array(anyProperty), fc.boolean(), async (properties, isStarted) => {
      const event = ['vevent', isStarted ? [start, ...properties] : properties, []]
      const body = ['vcalendar', [], [event]]
      const status = await answered(alice, 'PUT', '/events/1.ics', { body })
      if (status >= 400) return
      expect(
        await answered(alice, 'GET', '/events/1.ics', { headers: { accept: 'application/calendar+json' } }),
      ).toBe(200)
      expect(await answered(alice, 'GET', '/events/1.ics')).toBe(200)
      expect(await answered(alice, 'GET', '/events?export')).toBe(200)
      expect(await answered(alice, 'REPORT', '/events.json', { body: march })).toBe(200)
      expect(await answered(alice, 'REPORT', '/events.json', { body: { ...march, expand: false } })).toBe(200)
    }),
    { numRuns: 150 },
  )
})

clause('CAL-8 any range gets a valid answer', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put(
    '/events/1.ics',
    calendarWith([uid('1'), at('dtstart', '2027-03-15'), ['rrule', {}, 'recur', { freq: 'DAILY' }]]),
  )
  const compact = fc.stringMatching(/^\d{8}T\d{6}$/)
  const real = fc.date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
  const written = real.map((date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, ''))
  const anyTime = fc.oneof(compact, written, fc.string())
  await assertProperty(
    fc.asyncProperty(anyTime, anyTime, async (from, to) => {
      await answered(alice, 'REPORT', '/events.json', { body: { match: { start: from, end: to } } })
    }),
    runs,
  )
})

clause('ERR-3 a hundred thousand brackets are refused like other invalid bodies', async (world) => {
  const alice = await homeOf(world, 'alice')
  const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(await answered(alice, 'PUT', '/events/1.ics', { body })).toBe(415)
  expect(await answered(alice, 'REPORT', '/events.json', { body })).toBe(400)
  expect(await answered(alice, 'POST', '.json', { body })).toBe(400)
})
