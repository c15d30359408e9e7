import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { draftOf } from '../event/draftOf.ts'
import { expand } from '../event/expand.ts'
import { readItem } from '../event/readItem.ts'
import { spanOf } from '../event/spanOf.ts'
import { localOf } from '../time/instantOf.ts'
import { changeSeries } from './changeSeries.ts'
import { changeInScope, type Scope } from './inScope.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 1, 1, 12))
const window = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
const tzid = 'Europe/Paris'

const paris = (name: string, ...texts: string[]): JCalProperty => [name, { tzid }, 'date-time', ...texts]
const rdate = (...periods: [string, string][]): JCalProperty => ['rdate', { tzid }, 'period', ...periods]
const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 3 }]

/** An hour on three Mondays, and the given properties. */
const seriesOf = (...properties: JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        paris('dtstart', '2027-03-01T09:00:00'),
        paris('dtend', '2027-03-01T10:00:00'),
        ...properties,
      ],
      [],
    ],
  ],
]

/** `day hour:minute - hour:minute` of each occurrence, in Paris. */
function timesOf(...objects: readonly (JCal | null)[]): readonly string[] {
  return objects
    .flatMap((data) => (data === null ? [] : read(data, window)))
    .map(({ when }) =>
      when.kind === 'allDay'
        ? when.first.slice(8)
        : `${localOf(when.start, tzid).slice(8, 16).replace('T', ' ')}-${localOf(when.end, tzid).slice(11, 16)}`,
    )
    .toSorted()
}

const read = (data: JCal, within: typeof window) =>
  readItem(
    { calendarId: 'c', eventId: 'e', etag: null, data },
    { window: within, viewZone: tzid, myAddresses: [] },
  ).events

const lasting = rdate(['2027-03-03T14:00:00', 'PT3H'])
const ending = rdate(['2027-03-03T14:00:00', '2027-03-03T17:00:00'])
const own = '2027-03-03T13:00:00Z'
const second = '2027-03-08T08:00:00Z'

test.each<readonly [string, JCalProperty]>([
  ['a duration', lasting],
  ['an end', ending],
  ['one text', ['rdate', { tzid }, 'period', '2027-03-03T14:00:00/PT3H']],
  ['UTC', ['rdate', {}, 'period', ['2027-03-03T13:00:00Z', '2027-03-03T16:00:00Z']]],
])('a further date that is a period has its own length, by %s', (_, property) => {
  const jcal = seriesOf(weekly, property)
  expect(timesOf(jcal)).toEqual(['01 09:00-10:00', '03 14:00-17:00', '08 09:00-10:00', '15 09:00-10:00'])
  expect(timesOf(expand(jcal, window).jcal)).toEqual(timesOf(jcal))
  expect(draftOf(jcal, 'c', own)?.when).toMatchObject({ end: '2027-03-03T17:00:00' })
})

test('a period reaches into a window and to the end of its object, and EXDATE takes it away', () => {
  const jcal = seriesOf(rdate(['2027-03-03T14:00:00', 'P5D']))
  const later = { start: epochMs(Date.UTC(2027, 2, 7)), end: epochMs(Date.UTC(2027, 2, 8)) }
  expect(read(jcal, later)).toHaveLength(1)
  expect(spanOf(jcal)?.lastUtc).toBeGreaterThanOrEqual(epochMs(Date.UTC(2027, 2, 8, 13)))
  expect(timesOf(seriesOf(lasting, paris('exdate', '2027-03-03T14:00:00')))).toEqual(['01 09:00-10:00'])
})

test('a period at a time of its rule is that occurrence, with its length', () => {
  expect(timesOf(seriesOf(weekly, rdate(['2027-03-08T09:00:00', 'PT20M'])))).toEqual([
    '01 09:00-10:00',
    '08 09:00-09:20',
    '15 09:00-10:00',
  ])
})

test('an event without an end may have periods with one, also in answers', () => {
  const [name, properties, [vevent]] = seriesOf(lasting)
  const plain: JCal = [
    name,
    properties,
    vevent === undefined ? [] : [[vevent[0], vevent[1].filter(([each]) => each !== 'dtend'), []]],
  ]
  expect(timesOf(expand(plain, window).jcal)).toEqual(['01 09:00-09:00', '03 14:00-17:00'])
})

type Moved = {
  readonly title: string
  readonly property: JCalProperty
  readonly occurrence: string
  readonly scope: Scope
  readonly to: readonly [string, string]
  readonly times: readonly string[]
}

test.each<Moved>([
  {
    title: 'all, dragged by another',
    property: lasting,
    occurrence: second,
    scope: 'all',
    to: ['2027-03-09T10:00:00', '2027-03-09T11:00:00'],
    times: ['02 10:00-11:00', '04 15:00-18:00', '09 10:00-11:00', '16 10:00-11:00'],
  },
  {
    title: 'all, dragged by itself',
    property: ending,
    occurrence: own,
    scope: 'all',
    to: ['2027-03-04T15:00:00', '2027-03-04T18:00:00'],
    times: ['02 10:00-11:00', '04 15:00-18:00', '09 10:00-11:00', '16 10:00-11:00'],
  },
  {
    title: 'all, made longer at another',
    property: ending,
    occurrence: second,
    scope: 'all',
    to: ['2027-03-08T09:00:00', '2027-03-08T09:30:00'],
    times: ['01 09:00-09:30', '03 14:00-17:00', '08 09:00-09:30', '15 09:00-09:30'],
  },
  {
    title: 'all, made longer at itself',
    property: lasting,
    occurrence: own,
    scope: 'all',
    to: ['2027-03-03T14:00:00', '2027-03-03T15:30:00'],
    times: ['01 09:00-10:30', '03 14:00-15:30', '08 09:00-10:30', '15 09:00-10:30'],
  },
  {
    title: 'it alone, dragged',
    property: lasting,
    occurrence: own,
    scope: 'this',
    to: ['2027-03-04T15:00:00', '2027-03-04T18:00:00'],
    times: ['01 09:00-10:00', '04 15:00-18:00', '08 09:00-10:00', '15 09:00-10:00'],
  },
  {
    title: 'it and those that follow',
    property: lasting,
    occurrence: own,
    scope: 'following',
    to: ['2027-03-04T15:00:00', '2027-03-04T18:00:00'],
    times: ['01 09:00-10:00', '04 15:00-18:00', '09 10:00-11:00', '16 10:00-11:00'],
  },
  {
    title: 'a period among those that follow another',
    property: rdate(['2027-03-10T14:00:00', '2027-03-10T17:00:00']),
    occurrence: second,
    scope: 'following',
    to: ['2027-03-08T10:00:00', '2027-03-08T11:00:00'],
    times: ['01 09:00-10:00', '08 10:00-11:00', '10 15:00-18:00', '15 10:00-11:00'],
  },
])('a period keeps its length: $title', ({ property, occurrence, scope, to: [start, end], times }) => {
  const change = { when: { kind: 'timed', start, end, zone: tzid } } as const
  const { data, added } = changeInScope(
    parseObject(seriesOf(weekly, property)),
    { occurrence, scope },
    change,
    {
      now,
      uid: 'u2',
    },
  )
  expect(timesOf(data, added)).toEqual(times)
})

test('a period keeps its length when its title changes, and when its series moves', () => {
  const jcal = seriesOf(weekly, lasting)
  const { data } = changeInScope(
    parseObject(jcal),
    { occurrence: own, scope: 'this' },
    { title: 'Own' },
    { now, uid: 'u2' },
  )
  const when = {
    kind: 'timed',
    start: '2027-03-02T09:00:00',
    end: '2027-03-02T10:00:00',
    zone: tzid,
  } as const
  const first = { occurrence: '2027-03-01T08:00:00Z', scope: 'all' } as const
  const moved = data && changeInScope(parseObject(data), first, { when }, { now, uid: 'u2' })
  expect(timesOf(moved?.data ?? null)).toEqual([
    '02 09:00-10:00',
    '04 14:00-17:00',
    '09 09:00-10:00',
    '16 09:00-10:00',
  ])
})

test('if only periods are left, a series that begins at one has it with its length', () => {
  const jcal = seriesOf(lasting, rdate(['2027-03-10T14:00:00', 'PT2H']))
  const cut = { occurrence: own, scope: 'following' } as const
  const { data, added } = changeInScope(parseObject(jcal), cut, { title: 'New' }, { now, uid: 'u2' })
  expect(timesOf(data)).toEqual(['01 09:00-10:00'])
  expect(timesOf(added)).toEqual(['03 14:00-17:00', '10 14:00-16:00'])
})

test('a period at the first date keeps its length when the series is moved by its first date', () => {
  const jcal = seriesOf(weekly, rdate(['2027-03-01T09:00:00', 'PT20M']))
  const when = {
    kind: 'timed',
    start: '2027-03-02T09:00:00',
    end: '2027-03-02T10:00:00',
    zone: tzid,
  } as const
  expect(timesOf(changeSeries(parseObject(jcal), { when }, { now }))).toEqual([
    '02 09:00-09:20',
    '09 09:00-10:00',
    '16 09:00-10:00',
  ])
})

test('a timed series that becomes all-day has the days of its periods', () => {
  const when = { kind: 'allDay', first: '2027-03-02', last: '2027-03-02' } as const
  const first = { occurrence: '2027-03-01T08:00:00Z', scope: 'all' } as const
  const { data } = changeInScope(parseObject(seriesOf(weekly, lasting)), first, { when }, { now, uid: 'u2' })
  expect(timesOf(data)).toEqual(['02', '04', '09', '16'])
})
