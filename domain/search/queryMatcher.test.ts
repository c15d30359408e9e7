import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { mergeCopies } from '../event/copies/mergeCopies.ts'
import { readItem } from '../event/readItem.ts'
import { guest, text } from '../testing/jcalProperties.ts'
import { plainEvent } from '../testing/plainEvent.ts'
import { parseDate } from '../time/parseDate.ts'
import { instantOf, startOfDay } from '../time/instantOf.ts'
import { toIsoDate } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { queryMatcher } from './queryMatcher.ts'
import { readQuery } from './readQuery.ts'

const zone = zoneNamed('Europe/Paris')
const myAddresses = ['alice@kalends.example']
const names: Readonly<Record<string, string>> = { work: 'Work', home: 'Zuhause' }

type Given = {
  readonly calendar?: string
  readonly more?: readonly JCalProperty[]
  readonly inside?: readonly JCalComponent[]
  readonly overrides?: readonly JCalComponent[]
}

const at = (on: string, hour = 10): readonly JCalProperty[] => [
  ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', `${on}T${hour}:00:00`],
  ['dtend', { tzid: 'Europe/Paris' }, 'date-time', `${on}T${hour + 1}:00:00`],
]

/** The events of an object in March and April 2027; an hour from 10:00 in Paris. */
function events(title: string, on: string, given: Given = {}): readonly CalendarEvent[] {
  const { calendar = 'work', more = [], inside = [], overrides = [] } = given
  const vevent: JCalComponent = [
    'vevent',
    [text('uid', title), text('summary', title), ...at(on), ...more],
    inside,
  ]
  const data: JCal = ['vcalendar', [], [vevent, ...overrides]]
  const window = {
    start: startOfDay(toIsoDate('2027-03-01'), zone),
    end: startOfDay(toIsoDate('2027-05-01'), zone),
  }
  const item = { calendarId: calendar, eventId: title, etag: null, data }
  return readItem(item, { window, viewZone: 'Europe/Paris', myAddresses }).events
}

const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 4 }]
const series = events('Stand-up', '2027-03-15', {
  more: [weekly, text('location', 'Room 1')],
  overrides: [
    [
      'vevent',
      [
        text('uid', 'Stand-up'),
        text('summary', 'Stand-up'),
        text('location', 'Room 4'),
        ['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-22T10:00:00'],
        ...at('2027-03-22', 11),
      ],
      [],
    ],
  ],
})
const all = [
  ...series,
  ...events('Design review', '2027-03-16', {
    more: [text('location', 'Salle Élysée'), guest('bob@kalends.example', 'Bob Ørsted')],
  }),
  ...events('Lunch', '2027-03-17', {
    more: [
      ['organizer', {}, 'cal-address', 'mailto:bob@kalends.example'],
      guest('alice@kalends.example', 'Alice', 'DECLINED'),
      text('description', 'Menu: https://rosa.example'),
    ],
  }),
  ...events('Fox 🦊 and friends', '2027-03-19'),
  ...events('R&D', '2027-03-19'),
  ...events('Dentist', '2027-03-18', {
    calendar: 'home',
    more: [text('transp', 'TRANSPARENT'), text('class', 'PRIVATE')],
    inside: [['valarm', [['trigger', {}, 'duration', '-PT10M']], []]],
  }),
]

const matcher = (query: string) =>
  queryMatcher(readQuery(query, parseDate), { zone, myAddresses, calendarName: (id) => names[id] ?? '' })

const matched = (query: string) => [...new Set(all.filter(matcher(query)).map(({ title }) => title))]

describe('what a search asks of events on screen', () => {
  test.each<[string, readonly string[]]>([
    ['review', ['Design review']],
    ['des rev', ['Design review']],
    ['elysee', ['Design review']],
    ['bob', ['Design review', 'Lunch']],
    ['reveiw', []],
    ['"sign rev"', ['Design review']],
    ['with:orsted', ['Design review']],
    ['at:room', ['Stand-up']],
    ['is:recurring', ['Stand-up']],
    ['is:declined', ['Lunch']],
    ['is:invitation', ['Lunch']],
    ['is:free is:private', ['Dentist']],
    ['has:guests', ['Design review', 'Lunch']],
    ['has:link', ['Lunch']],
    ['has:reminder', ['Dentist']],
    ['calendar:zu', ['Dentist']],
    ['calendar:zu calendar:work is:free', ['Dentist']],
    ['is:free with:bob', []],
    ['🦊', ['Fox 🦊 and friends']],
    ['fox🦊', ['Fox 🦊 and friends']],
    ['🐻', []],
    ['&', ['R&D']],
    ['.*', []],
    ['\\', []],
    ['…', []],
    ['\u0301', []],
    ['"\u0301"', []],
    ['fox & friends', ['Fox 🦊 and friends']],
    ['', []],
  ])('%s', (query, titles) => {
    expect(matched(query)).toEqual(titles)
  })
})

test('an occurrence matches by what it says itself', () => {
  const starts = (query: string) =>
    series.filter(matcher(query)).map(({ occurrence }) => occurrence?.slice(0, 10))
  expect(starts('at:"room 4"')).toEqual(['2027-03-22'])
  expect(starts('at:"room 1"')).toEqual(['2027-03-15', '2027-03-29', '2027-04-05'])
  expect(starts('is:recurring')).toHaveLength(4)
})

test('days are those of the view’s zone, and count for each occurrence', () => {
  const count = (query: string) => series.filter(matcher(query)).length
  expect(count('after:2027-03-22')).toBe(2)
  expect(count('before:2027-03-22')).toBe(1)
  expect(count('on:2027-03-22')).toBe(1)
  const night = plainEvent('Night', {
    kind: 'timed',
    start: instantOf('2027-03-15T23:30:00', 'UTC'),
    end: instantOf('2027-03-16T00:30:00', 'UTC'),
    zone: 'UTC',
  })
  expect(matcher('on:2027-03-15')(night)).toBe(false)
  expect(matcher('on:2027-03-16')(night)).toBe(true)
  const trip = plainEvent('Trip', {
    kind: 'allDay',
    first: toIsoDate('2027-03-14'),
    last: toIsoDate('2027-03-16'),
  })
  expect(
    ['on:2027-03-13', 'on:2027-03-14', 'on:2027-03-16', 'on:2027-03-17'].map((on) => matcher(on)(trip)),
  ).toEqual([false, true, true, false])
})

test('an event in two calendars matches by either', () => {
  const copies = mergeCopies(
    [...events('Fair', '2027-03-20'), ...events('Fair', '2027-03-20', { calendar: 'home' })],
    (id) => (id === 'work' ? 0 : 1),
  )
  expect(copies).toHaveLength(1)
  expect(copies.filter(matcher('calendar:zuhause fair'))).toHaveLength(1)
  expect(copies.filter(matcher('calendar:other'))).toHaveLength(0)
})

test('an event that was made here matches by what is known of it', () => {
  const event = plainEvent('Tea', {
    kind: 'allDay',
    first: toIsoDate('2027-03-15'),
    last: toIsoDate('2027-03-15'),
  })
  expect(['tea', 'is:recurring', 'has:guests'].map((query) => matcher(query)(event))).toEqual([
    true,
    false,
    false,
  ])
  expect(matcher('is:recurring')({ ...event, isRecurring: true })).toBe(true)
})

test('more conditions never match more', () => {
  const part = fc.constantFrom('review', 'bob', 'is:recurring', 'has:guests', 'at:room', 'after:2027-03-16')
  assertProperty(
    fc.property(fc.array(part, { minLength: 1 }), part, (parts, another) => {
      const few = all.filter(matcher([...parts, another].join(' ')))
      const many = new Set(all.filter(matcher(parts.join(' '))))
      expect(few.every((event) => many.has(event))).toBe(true)
    }),
  )
})
