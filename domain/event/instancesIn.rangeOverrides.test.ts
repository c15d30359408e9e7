import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { zoneNamed } from '../time/Zone.ts'
import { expand } from './expand.ts'
import { instancesIn } from './instancesIn.ts'
import { textOf } from '../jcal/properties.ts'
import { spanOf } from './spanOf.ts'
import { epochMs } from '../time/units.ts'

const paris = zoneNamed('Europe/Paris')
const year = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }
const following = { range: 'THISANDFUTURE' }

const zoned = (name: string, local: string, parameters = {}): JCalProperty => [
  name,
  { tzid: 'Europe/Paris', ...parameters },
  'date-time',
  local,
]
const utc = (name: string, text: string, parameters = {}): JCalProperty => [
  name,
  parameters,
  'date-time',
  text,
]
const date = (name: string, text: string, parameters = {}): JCalProperty => [name, parameters, 'date', text]
const rule = (parts: Record<string, string | number>): JCalProperty => ['rrule', {}, 'recur', parts]
const lasting = (text: string): JCalProperty => ['duration', {}, 'duration', text]
const called = (title: string): JCalProperty => ['summary', {}, 'text', title]
const vevent = (...properties: JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ...properties],
  [],
]
const object = (...components: JCalComponent[]): JCal => ['vcalendar', [], components]

/** `15 Mar 09:00` in Paris, with the title after it. */
const summaries = (jcal: JCal, window = year) =>
  instancesIn(jcal, window, paris)
    .instances.toSorted((a, b) => a.start - b.start)
    .map(({ vevent: described, start, end }) => {
      const [day, time] = new Date(start + paris.offsetAt(start)).toISOString().slice(5, 16).split('T')
      return `${day} ${time} ${(end - start) / 60_000}m ${textOf(described, 'summary')}`
    })

const weekly = vevent(
  zoned('dtstart', '2027-03-15T09:00:00'),
  lasting('PT30M'),
  rule({ freq: 'WEEKLY', count: 5 }),
  called('Old'),
)

test.each([
  [
    'an override for all that follow moves and renames them, over the night of the change by the clock',
    [
      weekly,
      vevent(
        zoned('recurrence-id', '2027-03-22T09:00:00', following),
        zoned('dtstart', '2027-03-22T11:00:00'),
        lasting('PT1H'),
        called('New'),
      ),
    ],
    [
      '03-15 09:00 30m Old',
      '03-22 11:00 60m New',
      '03-29 11:00 60m New',
      '04-05 11:00 60m New',
      '04-12 11:00 60m New',
    ],
  ],
  [
    'it may move them to another day, before those that it leaves alone',
    [
      weekly,
      vevent(
        zoned('recurrence-id', '2027-04-05T09:00:00', following),
        zoned('dtstart', '2027-03-26T08:00:00'),
        called('Early'),
      ),
    ],
    [
      '03-15 09:00 30m Old',
      '03-22 09:00 30m Old',
      '03-26 08:00 0m Early',
      '03-29 09:00 30m Old',
      '04-02 08:00 0m Early',
    ],
  ],
  [
    'one that follows later takes over, and one for a single occurrence goes before both',
    [
      weekly,
      vevent(
        zoned('recurrence-id', '2027-04-05T09:00:00', following),
        zoned('dtstart', '2027-04-05T14:00:00'),
        called('Late'),
      ),
      vevent(
        zoned('recurrence-id', '2027-03-22T09:00:00', { range: 'thisandfuture' }),
        zoned('dtstart', '2027-03-22T10:00:00'),
        called('New'),
      ),
      vevent(
        zoned('recurrence-id', '2027-04-12T09:00:00'),
        zoned('dtstart', '2027-04-12T20:00:00'),
        called('Own'),
      ),
    ],
    [
      '03-15 09:00 30m Old',
      '03-22 10:00 0m New',
      '03-29 10:00 0m New',
      '04-05 14:00 0m Late',
      '04-12 20:00 0m Own',
    ],
  ],
  [
    'what is left out stays left out',
    [
      vevent(...weekly[1].slice(1), zoned('exdate', '2027-03-29T09:00:00')),
      vevent(
        zoned('recurrence-id', '2027-03-22T09:00:00', following),
        zoned('dtstart', '2027-03-22T11:00:00'),
        called('New'),
      ),
    ],
    ['03-15 09:00 30m Old', '03-22 11:00 0m New', '04-05 11:00 0m New', '04-12 11:00 0m New'],
  ],
] satisfies [string, JCalComponent[], string[]][])('%s', (_, components, expected) => {
  expect(summaries(object(...components))).toEqual(expected)
})

test('days move by days', () => {
  const holidays = object(
    vevent(date('dtstart', '2027-03-15'), rule({ freq: 'DAILY', count: 4 }), called('Old')),
    vevent(date('recurrence-id', '2027-03-17', following), date('dtstart', '2027-03-20'), called('New')),
  )
  const found = instancesIn(holidays, year, paris).instances.map(({ start }) =>
    new Date(start).toISOString().slice(0, 10),
  )
  expect(found.toSorted()).toEqual(['2027-03-15', '2027-03-16', '2027-03-20', '2027-03-21'])
})

test('occurrences that are moved into a window from outside are in it, and those moved out are not', () => {
  const moved = object(
    weekly,
    vevent(
      zoned('recurrence-id', '2027-03-22T09:00:00', following),
      zoned('dtstart', '2027-05-22T09:00:00'),
      called('New'),
    ),
  )
  const june = { start: epochMs(Date.UTC(2027, 4, 28)), end: epochMs(Date.UTC(2027, 5, 6)) }
  expect(summaries(moved, june)).toEqual(['05-29 09:00 0m New', '06-05 09:00 0m New'])
  expect(
    summaries(moved, { start: epochMs(Date.UTC(2027, 2, 20)), end: epochMs(Date.UTC(2027, 3, 30)) }),
  ).toEqual([])
})

test('a span reaches to the last moved occurrence', () => {
  const moved = object(
    weekly,
    vevent(
      zoned('recurrence-id', '2027-03-22T09:00:00', following),
      zoned('dtstart', '2027-05-22T09:00:00'),
      lasting('PT2H'),
    ),
  )
  expect(spanOf(moved)?.lastUtc).toBeGreaterThanOrEqual(epochMs(Date.UTC(2027, 5, 12, 9)))
})

test('a report names each by its start in the series, and has no RANGE', () => {
  const { jcal } = expand(
    object(
      weekly,
      vevent(
        zoned('recurrence-id', '2027-03-22T09:00:00', following),
        zoned('dtstart', '2027-03-22T11:00:00'),
        called('New'),
      ),
    ),
    { start: epochMs(Date.UTC(2027, 2, 29)), end: epochMs(Date.UTC(2027, 3, 1)) },
  )
  expect(jcal[2].map(([, properties]) => properties)).toEqual([
    [
      ['uid', {}, 'text', 'u1'],
      utc('dtstart', '2027-03-29T09:00:00Z'),
      called('New'),
      utc('recurrence-id', '2027-03-29T07:00:00Z'),
    ],
  ])
})

const utcText = (day: number, hour: number) =>
  new Date(epochMs(Date.UTC(2027, 2, 1 + day, hour))).toISOString().slice(0, 19)

const ranged = fc.record({
  interval: fc.integer({ min: 1, max: 3 }),
  count: fc.integer({ min: 1, max: 12 }),
  overrides: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 11 }),
      later: fc.integer({ min: -30, max: 30 }),
      isForFollowing: fc.boolean(),
      hours: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ at }) => at, maxLength: 4 },
  ),
})

test('ical.js finds the same times', () => {
  assertProperty(
    fc.property(ranged, ({ interval, count, overrides }) => {
      const master = vevent(
        utc('dtstart', `${utcText(0, 9)}Z`),
        lasting('PT1H'),
        rule({ freq: 'DAILY', interval, count }),
      )
      const within = overrides.filter(({ at }) => at < count)
      const jcal = object(
        master,
        ...within.map(({ at, later, hours, ...each }) =>
          vevent(
            utc('recurrence-id', `${utcText(at * interval, 9)}Z`, each.isForFollowing ? following : {}),
            utc('dtstart', `${utcText(at * interval, 9 + later)}Z`),
            lasting(`PT${hours}H`),
          ),
        ),
      )
      const ours = instancesIn(jcal, year, zoneNamed('UTC')).instances
      expect(ours.map(({ start, end }) => [start, end]).toSorted(byBoth)).toEqual(
        timesByICal(jcal).toSorted(byBoth),
      )
    }),
    { numRuns: 500 },
  )
})

const byBoth = (one: readonly number[], other: readonly number[]) =>
  (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0)

function timesByICal(jcal: JCal): number[][] {
  const component = new ICAL.Component([...jcal]).getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is a master')
  const event = new ICAL.Event(component)
  const walk = event.iterator()
  const times: number[][] = []
  for (let next = walk.next(); next; next = walk.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next)
    times.push([startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000])
  }
  return times
}
