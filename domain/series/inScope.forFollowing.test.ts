import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { draftOf } from '../event/draftOf.ts'
import { readItem } from '../event/readItem.ts'
import { changeInScope, deleteInScope, type SeriesOutcome } from './inScope.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const year = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }
const at = (name: string, local: string, parameters = {}): JCalProperty => [
  name,
  { tzid: 'Europe/Paris', ...parameters },
  'date-time',
  local,
]
const vevent = (title: string, ...properties: JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ...properties, ['summary', {}, 'text', title]],
  [],
]

/** On Mondays at nine, from the 29th on at eleven with another title; 12 April has a time of its own. */
const series: JCal = [
  'vcalendar',
  [],
  [
    vevent('Old', at('dtstart', '2027-03-15T09:00:00'), at('dtend', '2027-03-15T09:30:00'), [
      'rrule',
      {},
      'recur',
      { freq: 'WEEKLY', count: 6 },
    ]),
    vevent(
      'New',
      at('recurrence-id', '2027-03-29T09:00:00', { range: 'THISANDFUTURE' }),
      at('dtstart', '2027-03-29T11:00:00'),
      at('dtend', '2027-03-29T12:00:00'),
    ),
    vevent(
      'Own',
      at('recurrence-id', '2027-04-12T09:00:00'),
      at('dtstart', '2027-04-12T20:00:00'),
      at('dtend', '2027-04-12T21:00:00'),
    ),
  ],
]
const of29 = '2027-03-29T07:00:00Z'
const of5 = '2027-04-05T07:00:00Z'

const occurrencesOf = (...objects: (JCal | null)[]) =>
  objects
    .flatMap((data) => (data === null ? [] : [{ calendarId: 'c', eventId: 'e', etag: null, data }]))
    .flatMap((item) => readItem(item, { window: year, viewZone: 'Europe/Paris', myAddresses: [] }).events)
    .flatMap(({ when, title }) =>
      when.kind === 'timed' ? [`${new Date(when.start).toISOString().slice(5, 16)} ${title}`] : [],
    )
    .toSorted()
const both = ({ data, added }: SeriesOutcome) => occurrencesOf(data, added)

const before = ['03-15T08:00 Old', '03-22T08:00 Old']

test('each occurrence is as its override for all that follow describes it', () => {
  expect(occurrencesOf(series)).toEqual([
    ...before,
    '03-29T09:00 New',
    '04-05T09:00 New',
    '04-12T18:00 Own',
    '04-19T09:00 New',
  ])
})

test('editing one that follows begins with its present properties', () => {
  expect(draftOf(series, 'c', of5)).toMatchObject({
    title: 'New',
    when: { start: '2027-04-05T11:00:00', end: '2027-04-05T12:00:00' },
  })
})

test.each([
  ['one that follows', of5, ['03-29T09:00 New', '04-05T09:00 Mine', '04-12T18:00 Own', '04-19T09:00 New']],
  ['the first of them', of29, ['03-29T09:00 Mine', '04-05T09:00 New', '04-12T18:00 Own', '04-19T09:00 New']],
])('changing %s changes no other', (_, occurrence, after) => {
  const outcome = changeInScope(
    parseObject(series),
    { occurrence, scope: 'this' },
    { title: 'Mine' },
    { now, uid: 'u2' },
  )
  expect(both(outcome)).toEqual([...before, ...after])
})

test.each([
  ['one that follows', of5, ['03-29T09:00 New', '04-12T18:00 Own', '04-19T09:00 New']],
  ['the first of them', of29, ['04-05T09:00 New', '04-12T18:00 Own', '04-19T09:00 New']],
])('deleting %s deletes no other', (_, occurrence, after) => {
  expect(both(deleteInScope(parseObject(series), { occurrence, scope: 'this' }, { now }))).toEqual([
    ...before,
    ...after,
  ])
})

test.each([
  ['one that follows', of5, ['03-29T09:00 New', '04-05T09:00 Mine', '04-12T18:00 Own', '04-19T09:00 Mine']],
  [
    'the first of them',
    of29,
    ['03-29T09:00 Mine', '04-05T09:00 Mine', '04-12T18:00 Own', '04-19T09:00 Mine'],
  ],
])('changing %s and what follows begins a series at their time', (_, occurrence, after) => {
  const change = { title: 'Mine' }
  const outcome = changeInScope(parseObject(series), { occurrence, scope: 'following' }, change, {
    now,
    uid: 'u2',
  })
  expect(both(outcome)).toEqual([...before, ...after])
})

test('moving one and what follows moves them from their present times', () => {
  const when = {
    kind: 'timed',
    start: '2027-04-05T12:00:00',
    end: '2027-04-05T13:00:00',
    zone: 'Europe/Paris',
  } as const
  const outcome = changeInScope(
    parseObject(series),
    { occurrence: of5, scope: 'following' },
    { when },
    { now, uid: 'u2' },
  )
  expect(both(outcome)).toEqual([
    ...before,
    '03-29T09:00 New',
    '04-05T10:00 New',
    '04-12T18:00 Own',
    '04-19T10:00 New',
  ])
})

test('an override at the time of its series stays there, and one with only another title follows', () => {
  const back = vevent(
    'Back',
    at('recurrence-id', '2027-04-19T09:00:00'),
    at('dtstart', '2027-04-19T09:00:00'),
    at('dtend', '2027-04-19T09:30:00'),
  )
  const titled = vevent(
    'Titled',
    at('recurrence-id', '2027-04-12T09:00:00'),
    at('dtstart', '2027-04-12T11:00:00'),
    at('dtend', '2027-04-12T12:00:00'),
  )
  const [master, ranged] = series[2]
  const object: JCal = ['vcalendar', [], master && ranged ? [master, ranged, titled, back] : []]
  const when = {
    kind: 'timed',
    start: '2027-04-05T12:00:00',
    end: '2027-04-05T13:00:00',
    zone: 'Europe/Paris',
  } as const
  const outcome = changeInScope(
    parseObject(object),
    { occurrence: of5, scope: 'following' },
    { when },
    { now, uid: 'u2' },
  )
  expect(both(outcome)).toEqual([
    ...before,
    '03-29T09:00 New',
    '04-05T10:00 New',
    '04-12T10:00 Titled',
    '04-19T07:00 Back',
  ])
})

test('deleting one and what follows leaves those before as they are', () => {
  expect(both(deleteInScope(parseObject(series), { occurrence: of5, scope: 'following' }, { now }))).toEqual([
    ...before,
    '03-29T09:00 New',
  ])
})

test('all of them get a new time, except those with one of their own', () => {
  const when = {
    kind: 'timed',
    start: '2027-04-05T14:00:00',
    end: '2027-04-05T15:00:00',
    zone: 'Europe/Paris',
  } as const
  const outcome = changeInScope(
    parseObject(series),
    { occurrence: of5, scope: 'all' },
    { when },
    { now, uid: 'u2' },
  )
  expect(both(outcome)).toEqual([
    '03-15T13:00 Old',
    '03-22T13:00 Old',
    '03-29T12:00 New',
    '04-05T12:00 New',
    '04-12T18:00 Own',
    '04-19T12:00 New',
  ])
})
