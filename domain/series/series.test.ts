import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { readItem } from '../event/readItem.ts'
import type { EventChange } from '../event/writeJCal.ts'
import { localOf } from '../time/instantOf.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { datesChanged } from './datesChanged.ts'
import { deleteFollowing } from './deleteFollowing.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { splitSeries } from './splitSeries.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs, toIsoDate } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 1, 1, 12))
const stamp = '2027-02-01T12:00:00Z'
const window = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }

const uid: JCalProperty = ['uid', {}, 'text', 'u1']
const paris = (name: string, ...local: string[]): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  ...local,
]
const utc = (name: string, ...text: string[]): JCalProperty => [name, {}, 'date-time', ...text]
const date = (name: string, ...text: string[]): JCalProperty => [name, {}, 'date', ...text]
const rule = (parts: { readonly [name: string]: JCalValue }): JCalProperty => ['rrule', {}, 'recur', parts]
const vevent = (...properties: JCalProperty[]): JCalComponent => ['vevent', [uid, ...properties], []]
const object = (...components: JCalComponent[]): JCal => ['vcalendar', [], components]

const all = (jcal: JCal, name: string) =>
  jcal[2].flatMap((component) => component[1].filter((property) => property[0] === name))
const starts = (jcal: JCal, zone = 'Europe/Paris') =>
  readItem(
    { calendarId: 'work', eventId: 'e', etag: null, data: jcal },
    { window, viewZone: zone, myAddresses: [] },
  )
    .events.map(({ when }) => (when.kind === 'allDay' ? when.first : localOf(when.start, zone)))
    .toSorted()
const at = (local: string, end: string, zone: string | null = 'Europe/Paris'): EventChange => ({
  when: { kind: 'timed', start: local, end, zone },
})

/** Mondays and Wednesdays at nine, over the night of 28 March; one Wednesday is left out, one Monday is later. */
const standUp = object(
  ['vtimezone', [['tzid', {}, 'text', 'Europe/Paris']], []],
  [
    'vevent',
    [
      uid,
      paris('dtstart', '2027-03-15T09:00:00'),
      paris('dtend', '2027-03-15T09:15:00'),
      rule({ freq: 'WEEKLY', byday: ['MO', 'WE'], until: '2027-04-07T07:00:00Z' }),
      paris('exdate', '2027-03-24T09:00:00'),
      ['summary', {}, 'text', 'Stand-up'],
      ['sequence', {}, 'integer', 2],
      ['x-mine', {}, 'unknown', 'kept'],
      ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
      ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:alice@kalends.example'],
      ['attendee', { partstat: 'DECLINED', 'x-p': '1' }, 'cal-address', 'mailto:bob@kalends.example'],
    ],
    [['valarm', [['trigger', {}, 'duration', '-PT5M']], []]],
  ],
  vevent(
    paris('recurrence-id', '2027-03-29T09:00:00'),
    paris('dtstart', '2027-03-29T11:00:00'),
    paris('dtend', '2027-03-29T11:15:00'),
    ['summary', {}, 'text', 'Stand-up'],
  ),
)

test('the stand-up before anything changes', () => {
  expect(starts(standUp)).toEqual([
    '2027-03-15T09:00:00',
    '2027-03-17T09:00:00',
    '2027-03-22T09:00:00',
    '2027-03-29T11:00:00',
    '2027-03-31T09:00:00',
    '2027-04-05T09:00:00',
    '2027-04-07T09:00:00',
  ])
})

test('one occurrence moves: an override in the form of DTSTART, and the series stays byte for byte', () => {
  const changed = changeOccurrence(
    parseObject(standUp),
    '2027-03-31T07:00:00Z',
    at('2027-03-31T10:00:00', '2027-03-31T10:15:00'),
    { now },
  )
  expect(JSON.stringify(changed[2].slice(0, 3))).toBe(JSON.stringify(standUp[2]))
  expect(changed[2][3]).toEqual([
    'vevent',
    [
      uid,
      paris('recurrence-id', '2027-03-31T09:00:00'),
      paris('dtstart', '2027-03-31T10:00:00'),
      paris('dtend', '2027-03-31T10:15:00'),
      ['summary', {}, 'text', 'Stand-up'],
      ['sequence', {}, 'integer', 3],
      ['x-mine', {}, 'unknown', 'kept'],
      ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
      ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:alice@kalends.example'],
      ['attendee', { partstat: 'NEEDS-ACTION', 'x-p': '1' }, 'cal-address', 'mailto:bob@kalends.example'],
      ['dtstamp', {}, 'date-time', stamp],
      ['last-modified', {}, 'date-time', stamp],
    ],
    [['valarm', [['trigger', {}, 'duration', '-PT5M']], []]],
  ])
})

test('an occurrence with an override is changed there', () => {
  const changed = changeOccurrence(
    parseObject(standUp),
    '2027-03-29T07:00:00Z',
    { title: 'Long stand-up' },
    { now },
  )
  expect(changed[2]).toHaveLength(3)
  expect(JSON.stringify(changed[2].slice(0, 2))).toBe(JSON.stringify(standUp[2].slice(0, 2)))
  expect(changed[2][2]?.[1].find(([name]) => name === 'summary')?.[3]).toBe('Long stand-up')
})

test('answers stay when only a text changes', () => {
  const changed = changeOccurrence(parseObject(standUp), '2027-03-31T07:00:00Z', { title: 'Other' }, { now })
  expect(all(changed, 'attendee').slice(2)).toEqual(all(standUp, 'attendee'))
})

test.each([
  ['a change that changes nothing', '2027-03-31T07:00:00Z', { title: 'Stand-up' }],
  ['a name that is none', 'tomorrow', { title: 'Other' }],
])('%s writes nothing', (_, occurrence, change) => {
  expect(changeOccurrence(parseObject(standUp), occurrence, change, { now })).toBe(standUp)
})

test('all occurrences move by the hour and by the day, with their exceptions, their end and their weekdays', () => {
  const changed = changeSeries(parseObject(standUp), at('2027-04-01T10:00:00', '2027-04-01T10:30:00'), {
    now,
    occurrence: '2027-03-31T07:00:00Z',
  })
  expect(all(changed, 'rrule')).toEqual([
    rule({ freq: 'WEEKLY', byday: ['TU', 'TH'], until: '2027-04-08T08:00:00Z' }),
  ])
  expect(all(changed, 'exdate')).toEqual([paris('exdate', '2027-03-25T10:00:00')])
  expect(all(changed, 'recurrence-id')).toEqual([paris('recurrence-id', '2027-03-30T10:00:00')])
  expect(all(changed, 'sequence')).toEqual([
    ['sequence', {}, 'integer', 3],
    ['sequence', {}, 'integer', 1],
  ])
  expect(starts(changed)).toEqual([
    '2027-03-16T10:00:00',
    '2027-03-18T10:00:00',
    '2027-03-23T10:00:00',
    '2027-03-29T11:00:00',
    '2027-04-01T10:00:00',
    '2027-04-06T10:00:00',
    '2027-04-08T10:00:00',
  ])
})

test('a new title reaches the overrides that had the old one, and not those with their own', () => {
  const own = vevent(paris('recurrence-id', '2027-03-31T09:00:00'), paris('dtstart', '2027-03-31T09:00:00'), [
    'summary',
    {},
    'text',
    'Retrospective',
  ])
  const changed = changeSeries(
    parseObject(['vcalendar', [], [...standUp[2], own]]),
    { title: 'Daily' },
    { now },
  )
  expect(all(changed, 'summary').map((each) => each[3])).toEqual(['Daily', 'Daily', 'Retrospective'])
  expect(JSON.stringify(changed[2][3])).toBe(JSON.stringify(own))
})

test.each([
  ['the fifteenth', { freq: 'MONTHLY' }, '2027-03-15', '2027-03-18', ['2027-03-18', '2027-04-18']],
  [
    'the fifteenth, said',
    { freq: 'MONTHLY', bymonthday: 15 },
    '2027-03-15',
    '2027-04-02',
    ['2027-04-02', '2027-05-02'],
  ],
  [
    'the third Monday',
    { freq: 'MONTHLY', byday: '3MO' },
    '2027-03-15',
    '2027-03-16',
    ['2027-03-16', '2027-04-20'],
  ],
  [
    'the last Wednesday',
    { freq: 'MONTHLY', byday: '-1WE' },
    '2027-03-31',
    '2027-03-26',
    ['2027-03-26', '2027-04-30'],
  ],
  [
    'the last day',
    { freq: 'MONTHLY', bymonthday: -1 },
    '2027-03-31',
    '2027-03-30',
    ['2027-03-30', '2027-04-29'],
  ],
  ['weekdays', { freq: 'WEEKLY' }, '2027-03-15', '2027-03-17', ['2027-03-17', '2027-03-24']],
  [
    'the last working day, which is nobody’s neighbour: it stays',
    { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 },
    '2027-03-31',
    '2027-04-01',
    ['2027-03-31', '2027-04-30'],
  ],
])('when its day moves, a rule moves its days: %s', (_, parts, from, to, expected) => {
  const series = object(vevent(date('dtstart', from), rule(parts)))
  const changed = changeSeries(
    parseObject(series),
    { when: { kind: 'allDay', first: toIsoDate(to), last: toIsoDate(to) } },
    { now },
  )
  expect(starts(changed).slice(0, 2)).toEqual(expected)
})

test('a timed series becomes all-day, and an all-day one timed in a zone', () => {
  const days = changeSeries(
    parseObject(standUp),
    { when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } },
    { now },
  )
  expect(all(days, 'rrule')).toEqual([rule({ freq: 'WEEKLY', byday: ['MO', 'WE'], until: '2027-04-07' })])
  expect(all(days, 'exdate')).toEqual([date('exdate', '2027-03-24')])
  expect(all(days, 'dtend')[0]).toEqual(date('dtend', '2027-03-16'))
  const times = changeSeries(
    parseObject(days),
    at('2027-03-15T18:00:00', '2027-03-15T19:00:00', 'America/New_York'),
    {
      now,
    },
  )
  expect(all(times, 'rrule')).toEqual([
    rule({ freq: 'WEEKLY', byday: ['MO', 'WE'], until: '2027-04-07T22:00:00Z' }),
  ])
  expect(starts(times, 'America/New_York')).toEqual([
    '2027-03-15T18:00:00',
    '2027-03-17T18:00:00',
    '2027-03-22T18:00:00',
    '2027-03-29T05:00:00',
    '2027-03-31T18:00:00',
    '2027-04-05T18:00:00',
    '2027-04-07T18:00:00',
  ])
})

test('a longer occurrence makes all of them longer', () => {
  const series = object(
    vevent(
      paris('dtstart', '2027-03-15T09:00:00'),
      ['duration', {}, 'duration', 'PT1H'],
      rule({ freq: 'DAILY', count: 2 }),
    ),
  )
  const changed = changeSeries(parseObject(series), at('2027-03-15T09:00:00', '2027-03-15T11:00:00'), { now })
  expect(all(changed, 'duration')).toEqual([])
  expect(all(changed, 'dtend')).toEqual([paris('dtend', '2027-03-15T11:00:00')])
})

test('a moved series keeps its DURATION if that is still right', () => {
  const series = object(
    vevent(
      paris('dtstart', '2027-03-15T09:00:00'),
      ['duration', {}, 'duration', 'PT1H'],
      rule({ freq: 'DAILY', count: 2 }),
    ),
  )
  const changed = changeSeries(parseObject(series), at('2027-03-15T10:00:00', '2027-03-15T11:00:00'), { now })
  expect(all(changed, 'duration')).toEqual([['duration', {}, 'duration', 'PT1H']])
  expect(all(changed, 'dtend')).toEqual([])
})

test('this and following: the first series ends before it, the second has the change', () => {
  const split = splitSeries(
    parseObject(standUp),
    '2027-03-31T07:00:00Z',
    { title: 'Daily' },
    { now, uid: 'u2' },
  )
  expect(all(split?.before ?? object(), 'rrule')).toEqual([
    rule({ freq: 'WEEKLY', byday: ['MO', 'WE'], until: '2027-03-31T06:59:59Z' }),
  ])
  expect(starts(split?.before ?? object())).toEqual(starts(standUp).slice(0, 4))
  expect(starts(split?.after ?? object())).toEqual(starts(standUp).slice(4))
  expect(all(split?.after ?? object(), 'uid').map((each) => each[3])).toEqual(['u2'])
  expect(all(split?.after ?? object(), 'summary').map((each) => each[3])).toEqual(['Daily'])
  expect(split?.after[2][0]).toBe(standUp[2][0])
})

test.each([
  [
    'COUNT is split',
    utc('dtstart', '2027-03-01T09:00:00Z'),
    { freq: 'DAILY', count: 10 },
    '2027-03-04T09:00:00Z',
    { count: 3 },
    { count: 7 },
  ],
  [
    'UNTIL of days is a day',
    date('dtstart', '2027-03-01'),
    { freq: 'DAILY' },
    '2027-03-04',
    { until: '2027-03-03' },
    {},
  ],
  [
    'UNTIL of floating times floats',
    utc('dtstart', '2027-03-01T09:00:00'),
    { freq: 'DAILY' },
    '2027-03-04T09:00:00',
    { until: '2027-03-04T08:59:59' },
    {},
  ],
  [
    'UNTIL of zoned times is in UTC',
    paris('dtstart', '2027-03-01T09:00:00'),
    { freq: 'DAILY' },
    '2027-03-04T08:00:00Z',
    { until: '2027-03-04T07:59:59Z' },
    {},
  ],
])('%s', (_, dtstart, parts, occurrence, before, after) => {
  const split = splitSeries(
    parseObject(object(vevent(dtstart, rule(parts)))),
    occurrence,
    {},
    { now, uid: 'u2' },
  )
  const { count: _count, ...rest } = { count: null, ...parts }
  expect(all(split?.before ?? object(), 'rrule')).toEqual([rule({ ...rest, ...before })])
  expect(all(split?.after ?? object(), 'rrule')).toEqual([rule({ ...parts, ...after })])
})

test('from its first occurrence on the whole series changes, and keeps its UID', () => {
  const split = splitSeries(
    parseObject(standUp),
    '2027-03-15T08:00:00Z',
    { title: 'Daily' },
    { now, uid: 'u2' },
  )
  expect(split?.before).toBeNull()
  expect(split?.after).toEqual(changeSeries(parseObject(standUp), { title: 'Daily' }, { now }))
})

test('a series split at one of its further dates keeps its rhythm', () => {
  const series = object(
    vevent(
      date('dtstart', '2027-03-01'),
      rule({ freq: 'WEEKLY', until: '2027-03-22' }),
      date('rdate', '2027-03-10', '2027-03-03'),
    ),
  )
  const split = splitSeries(parseObject(series), '2027-03-10', {}, { now, uid: 'u2' })
  expect(starts(split?.before ?? object())).toEqual(['2027-03-01', '2027-03-03', '2027-03-08'])
  expect(starts(split?.after ?? object())).toEqual(['2027-03-10', '2027-03-15', '2027-03-22'])
})

test('a series split on a night without 02:30 continues at 02:30', () => {
  const series = object(vevent(paris('dtstart', '2027-03-26T02:30:00'), rule({ freq: 'DAILY', count: 5 })))
  const split = splitSeries(parseObject(series), '2027-03-28T01:30:00Z', {}, { now, uid: 'u2' })
  expect(starts(split?.after ?? object())).toEqual([
    '2027-03-28T03:30:00',
    '2027-03-29T02:30:00',
    '2027-03-30T02:30:00',
  ])
})

test('deleting this and following ends the series; from the first on nothing is left', () => {
  const left = deleteFollowing(parseObject(standUp), '2027-03-29T07:00:00Z', { now })
  expect(starts(left ?? object())).toEqual(starts(standUp).slice(0, 3))
  expect(all(left ?? object(), 'recurrence-id')).toEqual([])
  expect(deleteFollowing(parseObject(standUp), '2027-03-15T08:00:00Z', { now })).toBeNull()
})

test('deleting an occurrence that has an override deletes both', () => {
  const left = deleteOccurrence(parseObject(standUp), '2027-03-29T07:00:00Z', { now })
  expect(starts(left)).toEqual(starts(standUp).filter((each) => !each.startsWith('2027-03-29')))
})

test('the dates that a change affects', () => {
  const moved = changeOccurrence(
    parseObject(standUp),
    '2027-03-31T07:00:00Z',
    at('2027-04-01T09:00:00', '2027-04-01T09:15:00'),
    { now },
  )
  const nine = (day: number, month = 2) => {
    const start = epochMs(Date.UTC(2027, month, day, 7))
    return { kind: 'timed', start, end: start + 900_000, zone: 'Europe/Paris' } as const
  }
  expect(datesChanged(standUp, [moved], window, 'Europe/Paris')).toEqual({
    gone: [],
    come: [],
    moved: [{ from: nine(31), to: nine(1, 3) }],
  })
  const without = deleteFollowing(parseObject(standUp), '2027-04-05T07:00:00Z', { now })
  expect(datesChanged(standUp, without === null ? [] : [without], window, 'Europe/Paris')).toEqual({
    gone: [nine(5, 3), nine(7, 3)],
    come: [],
    moved: [],
  })
})

test('a rule that ended before the cut does not begin again with a further date', () => {
  const series = object(
    vevent(
      paris('dtstart', '2027-03-25T09:00:00'),
      rule({ freq: 'WEEKLY', interval: 2, byday: ['TH', 'SA'], until: '2027-04-29T07:00:00Z' }),
      paris('rdate', '2027-04-26T09:00:00', '2027-04-27T09:00:00'),
    ),
  )
  const split = splitSeries(parseObject(series), '2027-04-26T07:00:00Z', {}, { now, uid: 'u2' })
  expect(split && starts(split.after)).toEqual(['2027-04-26T09:00:00', '2027-04-27T09:00:00'])
})

test('dates that are moved by more than their rhythm are not paired with those of others', () => {
  const choir = (start: string) =>
    object(
      vevent(
        paris('dtstart', start),
        paris('dtend', start.replace('T09', 'T10')),
        rule({ freq: 'WEEKLY', count: 3 }),
      ),
    )
  const [before, after] = [choir('2027-04-05T09:00:00'), choir('2027-04-20T09:00:00')]
  const { moved, gone, come } = datesChanged(before, [after], window, 'Europe/Paris')
  const dates = moved.map(({ from, to }) =>
    [from, to].map((when) => (when.kind === 'timed' ? new Date(when.start).toISOString().slice(5, 10) : '')),
  )
  expect(dates).toEqual([
    ['04-05', '04-20'],
    ['04-12', '04-27'],
    ['04-19', '05-04'],
  ])
  expect([gone, come]).toEqual([[], []])
})
