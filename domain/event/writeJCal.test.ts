import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EventDraft } from './CalendarEvent.ts'
import { draftOf } from './draftOf.ts'
import { newJCal } from './newJCal.ts'
import { validateDraft } from './validateDraft.ts'
import { changeSeries } from '../series/changeSeries.ts'
import { deleteOccurrence } from '../series/deleteOccurrence.ts'
import { writeJCal, type EventChange } from './writeJCal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 2, 1, 12))
const stamp = '2027-03-01T12:00:00Z'

const draft: EventDraft = {
  title: 'Lunch',
  location: 'Canteen',
  description: 'With Bob',
  when: { kind: 'timed', start: '2027-03-15T12:00:00', end: '2027-03-15T13:00:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}

const allDay = { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' } as const

/** An object of another program: unknown parts on every level, in an unusual order. */
const stranger: JCal = [
  'vcalendar',
  [['x-wr-calname', {}, 'unknown', 'Home']],
  [
    ['x-thing', [['x-inner', { 'x-p': ['a', 'b'] }, 'unknown', 'kept']], []],
    [
      'vevent',
      [
        ['x-before', { 'x-param': 'kept' }, 'unknown', 'kept', 'too'],
        ['summary', { language: 'fr', altrep: 'cid:1' }, 'text', 'Déjeuner'],
        [
          'dtstart',
          { tzid: 'Europe/Paris', 'x-vobj-original-tzid': 'Paris' },
          'date-time',
          '2027-03-15T12:00:00',
        ],
        ['duration', {}, 'duration', 'PT1H'],
        ['uid', {}, 'text', 'u1'],
        ['categories', {}, 'text', 'a', 'b'],
        ['dtstamp', {}, 'date-time', '2020-01-01T00:00:00Z'],
        ['sequence', {}, 'integer', 4],
        [
          'attendee',
          { partstat: 'ACCEPTED', 'x-num-guests': '0' },
          'cal-address',
          'mailto:bob@kalends.example',
        ],
      ],
      [['valarm', [['trigger', {}, 'duration', '-PT5M']], []]],
    ],
  ],
]

const veventOf = (jcal: JCal): JCalComponent => jcal[2].find(([name]) => name === 'vevent') ?? ['none', []]
const named = (jcal: JCal, name: string) => veventOf(jcal)[1].filter((property) => property[0] === name)
const change = (original: JCal, what: EventChange) => writeJCal(original, what, { now })

test('a new event has everything that RFC 5545 requires, with three items in each component', () => {
  expect(newJCal(draft, { uid: 'u1', now })).toEqual([
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Kalends//Kalends//EN'],
    ],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'u1'],
          ['dtstamp', {}, 'date-time', stamp],
          ['created', {}, 'date-time', stamp],
          ['last-modified', {}, 'date-time', stamp],
          ['sequence', {}, 'integer', 0],
          ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T12:00:00'],
          ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T13:00:00'],
          ['summary', {}, 'text', 'Lunch'],
          ['location', {}, 'text', 'Canteen'],
          ['description', {}, 'text', 'With Bob'],
          ['transp', {}, 'text', 'OPAQUE'],
          ['class', {}, 'text', 'PUBLIC'],
        ],
        [],
      ],
    ],
  ])
})

test.each([
  ['days have an exclusive end', allDay, [{}, 'date', '2027-03-15'], [{}, 'date', '2027-03-17']],
  [
    'UTC is written with a Z',
    { ...draft.when, zone: 'UTC' },
    [{}, 'date-time', '2027-03-15T12:00:00Z'],
    [{}, 'date-time', '2027-03-15T13:00:00Z'],
  ],
  [
    'a floating time has no zone',
    { ...draft.when, zone: null },
    [{}, 'date-time', '2027-03-15T12:00:00'],
    [{}, 'date-time', '2027-03-15T13:00:00'],
  ],
  [
    'an offset has no name: its times are written in UTC',
    { ...draft.when, zone: '-07:41' },
    [{}, 'date-time', '2027-03-15T19:41:00Z'],
    [{}, 'date-time', '2027-03-15T20:41:00Z'],
  ],
] as const)('%s', (_, when, start, end) => {
  const jcal = newJCal({ ...draft, when }, { uid: 'u1', now })
  expect(named(jcal, 'dtstart')).toEqual([['dtstart', ...start]])
  expect(named(jcal, 'dtend')).toEqual([['dtend', ...end]])
})

test('a draft that was written is read as the same draft', () => {
  const whens = [draft.when, allDay, { ...draft.when, zone: 'UTC' }, { ...draft.when, zone: null }]
  expect(whens.map((when) => draftOf(newJCal({ ...draft, when }, { uid: 'u1', now }), 'work'))).toMatchObject(
    whens.map((when) => ({ ...draft, when })),
  )
})

const flight = {
  kind: 'timed',
  start: '2027-03-16T10:00:00',
  end: '2027-03-16T18:30:00',
  zone: 'Europe/Paris',
  endZone: 'America/New_York',
} as const

test('an end in a zone of its own is written there, and read as the same draft', () => {
  const jcal = newJCal({ ...draft, when: flight }, { uid: 'u1', now })
  expect(named(jcal, 'dtstart')[0]?.slice(1)).toEqual([
    { tzid: 'Europe/Paris' },
    'date-time',
    '2027-03-16T10:00:00',
  ])
  expect(named(jcal, 'dtend')[0]?.slice(1)).toEqual([
    { tzid: 'America/New_York' },
    'date-time',
    '2027-03-16T13:30:00',
  ])
  expect(draftOf(jcal, 'work')?.when).toEqual(flight)
})

test('the zone of an end stays where a change says nothing about it, and goes where it does', () => {
  const jcal = newJCal({ ...draft, when: flight }, { uid: 'u1', now })
  const { endZone: _, ...later } = { ...flight, start: '2027-03-16T11:00:00', end: '2027-03-16T19:30:00' }
  const moved = changeSeries(parseObject(jcal), { when: later }, { now })
  expect(named(moved, 'dtend')[0]?.slice(1)).toEqual([
    { tzid: 'America/New_York' },
    'date-time',
    '2027-03-16T14:30:00',
  ])
  const alike = { ...flight, endZone: 'Europe/Paris' }
  const joined = changeSeries(parseObject(jcal), { when: alike }, { now })
  expect(named(joined, 'dtend')[0]?.slice(1)).toEqual([
    { tzid: 'Europe/Paris' },
    'date-time',
    '2027-03-16T18:30:00',
  ])
  const apart = changeSeries(parseObject(joined), { when: flight }, { now })
  expect(named(apart, 'dtend')).toEqual(named(jcal, 'dtend'))
})

test('a new title changes only the title and the stamps of a revision', () => {
  const changed = change(stranger, { title: 'Lunch' })
  const expected = JSON.stringify(stranger)
    .replace('{"language":"fr","altrep":"cid:1"},"text","Déjeuner"', '{"language":"fr"},"text","Lunch"')
    .replace('2020-01-01T00:00:00Z', stamp)
    .replace(']],[["valarm"', `],["last-modified",{},"date-time","${stamp}"]],[["valarm"`)
  expect(JSON.stringify(changed)).toBe(expected)
})

test('a new time replaces the old one in its place, and raises the sequence', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-16T09:00:00',
    end: '2027-03-16T09:30:00',
    zone: 'America/New_York',
  } as const
  const changed = change(stranger, { when })
  expect(named(changed, 'dtstart')).toEqual([
    [
      'dtstart',
      { 'x-vobj-original-tzid': 'Paris', tzid: 'America/New_York' },
      'date-time',
      '2027-03-16T09:00:00',
    ],
  ])
  expect(named(changed, 'duration')).toEqual([])
  expect(veventOf(changed)[1][3]).toEqual([
    'dtend',
    { tzid: 'America/New_York' },
    'date-time',
    '2027-03-16T09:30:00',
  ])
  expect(named(changed, 'sequence')).toEqual([['sequence', {}, 'integer', 5]])
})

test('a new text does not raise the sequence', () => {
  expect(named(change(stranger, { title: 'Lunch', description: 'New' }), 'sequence')).toEqual([
    ['sequence', {}, 'integer', 4],
  ])
})

test('values that the event already has change nothing', () => {
  const { title, location, description, when, isFree, visibility } = draftOf(stranger, 'work') ?? draft
  expect(change(stranger, { title, location, description, when, isFree, visibility })).toBe(stranger)
})

test('an empty text removes its property', () => {
  expect(named(change(stranger, { title: '' }), 'summary')).toEqual([])
  expect(named(change(stranger, { location: '' }), 'location')).toEqual([])
})

test('missing availability and visibility are added', () => {
  const changed = change(stranger, { isFree: true, visibility: 'private' })
  expect(named(changed, 'transp')).toEqual([['transp', {}, 'text', 'TRANSPARENT']])
  expect(named(changed, 'class')).toEqual([['class', {}, 'text', 'PRIVATE']])
})

test('any edit is read back as it was written, and everything else stays', () => {
  const local = fc
    .integer({ min: 0, max: 500_000 })
    .map((minutes) => new Date(epochMs(Date.UTC(2027, 0, 1, 0, minutes))).toISOString().slice(0, 19))
  const when = fc
    .tuple(local, local, fc.constantFrom('Europe/Paris', 'America/New_York', 'UTC', null))
    .map(([one, other, zone]) => ({
      kind: 'timed' as const,
      start: one < other ? one : other,
      end: one < other ? other : one,
      zone,
    }))
  const touched = new Set([
    'summary',
    'location',
    'description',
    'dtstart',
    'dtend',
    'duration',
    'transp',
    'class',
    'dtstamp',
    'last-modified',
    'sequence',
  ])
  // A new time asks guests again: it resets their answers, and changes nothing else about them.
  const untouched = (jcal: JCal) =>
    JSON.stringify([
      jcal[0],
      jcal[1],
      jcal[2].map(([name, properties, rest]) => [
        name,
        properties.filter((each) => !touched.has(each[0])),
        rest,
      ]),
    ]).replace('NEEDS-ACTION', 'ACCEPTED')
  assertProperty(
    fc.property(
      fc.record({
        title: fc.string(),
        location: fc.string(),
        description: fc.string(),
        when: fc.oneof(when, fc.constant(allDay)),
        isFree: fc.boolean(),
        visibility: fc.constantFrom('public' as const, 'private' as const),
      }),
      (what) => {
        const changed = change(stranger, what)
        const gap = what.when.kind === 'timed' && what.when.zone !== null
        const read = draftOf(changed, 'work')
        expect({ ...read, when: gap ? what.when : read?.when }).toMatchObject({ ...what, calendarId: 'work' })
        expect(untouched(changed)).toBe(untouched(stranger))
      },
    ),
    { numRuns: 200 },
  )
})

const series = (dtstart: JCalProperty, ...others: JCalComponent[]): JCal => [
  'vcalendar',
  [],
  [
    ['vevent', [['uid', {}, 'text', 'u1'], dtstart, ['rrule', {}, 'recur', { freq: 'WEEKLY' }]], []],
    ...others,
  ],
]

test.each([
  [
    'zoned',
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-22T09:00:00'],
    '2027-03-29T07:00:00Z',
    ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-29T09:00:00'],
  ],
  [
    'under its Windows name',
    ['dtstart', { tzid: 'Romance Standard Time' }, 'date-time', '2027-03-22T09:00:00'],
    '2027-03-29T07:00:00Z',
    ['exdate', { tzid: 'Romance Standard Time' }, 'date-time', '2027-03-29T09:00:00'],
  ],
  [
    'UTC',
    ['dtstart', {}, 'date-time', '2027-03-22T09:00:00Z'],
    '2027-03-29T09:00:00Z',
    ['exdate', {}, 'date-time', '2027-03-29T09:00:00Z'],
  ],
  [
    'floating',
    ['dtstart', {}, 'date-time', '2027-03-22T09:00:00'],
    '2027-03-29T09:00:00',
    ['exdate', {}, 'date-time', '2027-03-29T09:00:00'],
  ],
  ['a date', ['dtstart', {}, 'date', '2027-03-22'], '2027-03-29', ['exdate', {}, 'date', '2027-03-29']],
] satisfies [string, JCalProperty, string, JCalProperty][])(
  'an excluded occurrence is written in the form of DTSTART: %s',
  (_, dtstart, occurrence, exdate) => {
    const changed = deleteOccurrence(parseObject(series(dtstart)), occurrence, { now })
    expect(named(changed, 'exdate')).toEqual([exdate])
    expect(named(changed, 'sequence')).toEqual([['sequence', {}, 'integer', 1]])
  },
)

test('excluding an occurrence removes its override, and no other', () => {
  const override = (from: string): JCalComponent => [
    'vevent',
    [
      ['uid', {}, 'text', 'u1'],
      ['recurrence-id', {}, 'date-time', from],
      ['dtstart', {}, 'date-time', '2027-04-01T09:00:00Z'],
    ],
    [],
  ]
  const original = series(
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
    override('2027-03-22T08:00:00Z'),
    override('2027-03-29T07:00:00Z'),
  )
  const changed = deleteOccurrence(parseObject(original), '2027-03-29T07:00:00Z', { now })
  expect(changed[2].slice(1)).toEqual([override('2027-03-22T08:00:00Z')])
})

test('without a master, or with an invalid name, nothing is excluded', () => {
  const jcal = series(['dtstart', {}, 'date', '2027-03-22'])
  expect(deleteOccurrence(parseObject(jcal), 'tomorrow', { now })).toBe(jcal)
  expect(deleteOccurrence(parseObject(['vcalendar', [], []]), '2027-03-29', { now })).toEqual([
    'vcalendar',
    [],
    [],
  ])
})

test('the draft of an occurrence has its own time, and that of an override its properties', () => {
  const override: JCalComponent = [
    'vevent',
    [
      ['uid', {}, 'text', 'u1'],
      ['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-29T09:00:00'],
      ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-30T11:00:00'],
      ['summary', {}, 'text', 'Moved'],
    ],
    [],
  ]
  const jcal = series(['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'], override)
  expect(draftOf(jcal, 'work', '2027-04-05T07:00:00Z')?.when).toMatchObject({
    start: '2027-04-05T09:00:00',
    zone: 'Europe/Paris',
  })
  expect(draftOf(jcal, 'work', '2027-03-29T07:00:00Z')).toMatchObject({
    title: 'Moved',
    when: { start: '2027-03-30T11:00:00' },
  })
  expect(draftOf(jcal, 'work')?.when).toMatchObject({ start: '2027-03-15T09:00:00' })
})

const timed = {
  kind: 'timed',
  start: '2027-03-15T12:00:00',
  end: '2027-03-15T13:00:00',
  zone: 'Europe/Paris',
} as const

test.each([
  ['a good one has none', draft, []],
  ['an end as early as the start is allowed', { ...draft, when: { ...timed, end: timed.start } }, []],
  ['a missing start', { ...draft, when: { ...timed, start: '' } }, ['no-start']],
  [
    'nothing said',
    { ...draft, when: { ...timed, start: '', end: 'T09:00' }, calendarId: '' },
    ['no-start', 'no-end', 'no-calendar'],
  ],
  [
    'an end before the start',
    { ...draft, when: { ...timed, end: '2027-03-15T11:59:00' } },
    ['end-before-start'],
  ],
  [
    'a last day before the first',
    { ...draft, when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-14' } },
    ['end-before-start'],
  ],
  [
    'a day that does not exist',
    { ...draft, when: { kind: 'allDay', first: '2027-02-29', last: '2027-03-14' } },
    ['no-start'],
  ],
  ['a zone nobody knows', { ...draft, when: { ...timed, zone: 'Nowhere/Middle' } }, ['unknown-zone']],
  [
    'a start in the gap, after the end when it has moved',
    { ...draft, when: { ...timed, start: '2027-03-28T02:30:00', end: '2027-03-28T03:15:00' } },
    ['end-before-start'],
  ],
] satisfies [string, EventDraft, string[]][])('the problems of a draft: %s', (_, given, problems) => {
  expect(validateDraft(given)).toEqual(problems)
})
