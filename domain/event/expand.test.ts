import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { expand } from './expand.ts'
import { readItem } from './readItem.ts'
import { spanOf } from './spanOf.ts'
import { epochMs, type EpochMs } from '../time/units.ts'

const uid: JCalProperty = ['uid', {}, 'text', 'u1']
const property = (...each: JCalProperty) => fc.constant<JCalProperty>(each)

const zoned = (name: string, local: string): JCalProperty => [
  name,
  { tzid: 'America/New_York' },
  'date-time',
  local,
]

/**
 * Series around both changes of clocks, by hour and by day, with every kind of end, exception and addition.
 */
const series: fc.Arbitrary<JCal> = fc
  .record({
    form: fc.constantFrom('zoned', 'utc', 'date'),
    day: fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0')),
    end: fc.constantFrom('dtend', 'days', 'hours', 'none'),
    rule: fc.oneof(
      property('rrule', {}, 'recur', { freq: 'DAILY', interval: 3 }),
      property('rrule', {}, 'recur', { freq: 'WEEKLY', byday: ['MO', 'SU'], count: 9 }),
      property('rrule', {}, 'recur', { freq: 'MONTHLY', byday: '-1SU' }),
      property('rrule', {}, 'recur', { freq: 'MONTHLY', bymonthday: 31, until: '2027-12-31' }),
      property('x-none', {}, 'unknown', ''),
    ),
    exdate: fc.boolean(),
    override: fc.boolean(),
  })
  .map(({ form, day, end, rule, exdate, override }) => {
    const time = (name: string, date: string, clock: string): JCalProperty => {
      if (form === 'date') return [name, {}, 'date', date]
      return form === 'utc' ? [name, {}, 'date-time', `${date}T${clock}Z`] : zoned(name, `${date}T${clock}`)
    }
    const ends: Readonly<Record<string, readonly JCalProperty[]>> = {
      dtend: [time('dtend', `2027-02-${day}`, '04:00:00')],
      days: [['duration', {}, 'duration', 'P2D']],
      hours: form === 'date' ? [] : [['duration', {}, 'duration', 'PT30H']],
    }
    const start = time('dtstart', `2027-02-${day}`, '01:30:00')
    const left: readonly JCalProperty[] = exdate ? [time('exdate', '2027-03-14', '01:30:00')] : []
    const master: JCalComponent = ['vevent', [uid, start, ...(ends[end] ?? []), rule, ...left], []]
    const moved: JCalComponent = [
      'vevent',
      [uid, time('recurrence-id', `2027-02-${day}`, '01:30:00'), time('dtstart', '2027-04-02', '20:00:00')],
      [],
    ]
    return ['vcalendar', [], override ? [master, moved] : [master]]
  })

const window = fc
  .tuple(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, days]) => ({
    start: epochMs(Date.UTC(2027, 1, 1 + from, 5)),
    end: epochMs(Date.UTC(2027, 1, 1 + from + days, 5)),
  }))

const seen = (data: JCal, within: { start: EpochMs; end: EpochMs }) =>
  readItem(
    { calendarId: 'c', eventId: 'e', etag: null, data },
    { window: within, viewZone: 'UTC', myAddresses: [] },
  ).events.map(({ occurrence, when }) => ({
    occurrence,
    when: when.kind === 'timed' ? { ...when, zone: null } : when,
  }))

test('a series that the service expanded shows the same as one expanded here', () => {
  assertProperty(
    fc.property(series, window, (data, within) => {
      expect(seen(expand(data, within).jcal, within)).toEqual(seen(data, within))
    }),
    { numRuns: 400 },
  )
})

test('no occurrence lies outside the span of its object', () => {
  assertProperty(
    fc.property(series, (data) => {
      const span = spanOf(data)
      const all = expand(data, { start: epochMs(Date.UTC(2020, 0)), end: epochMs(Date.UTC(2032, 0)) }).jcal
      const inner = spanOf(all)
      expect(inner?.startUtc).toBeGreaterThanOrEqual(span?.startUtc ?? NaN)
      expect(inner?.lastUtc).toBeLessThanOrEqual(span?.lastUtc ?? NaN)
    }),
    { numRuns: 200 },
  )
})

test('a daily event of a megabyte has as many instances as one answer may hold', () => {
  const long: JCalProperty = ['description', {}, 'text', 'x'.repeat(1_000_000)]
  const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
  const jcal: JCal = [
    'vcalendar',
    [],
    [['vevent', [uid, zoned('dtstart', '2027-03-15T09:00:00'), daily, long], []]],
  ]
  const { instances, isCapped } = expand(jcal, {
    start: epochMs(Date.UTC(2027, 2, 1)),
    end: epochMs(Date.UTC(2028, 2, 1)),
  })
  expect([instances, isCapped]).toEqual([16, true])
})
