import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { instantOf } from '../time/instantOf.ts'
import type { CalendarEvent } from './CalendarEvent.ts'
import { readItem } from './readItem.ts'
import type { ItemView } from './Item.ts'
import { epochMs } from '../time/units.ts'

const paris = (local: string) => instantOf(local, 'Europe/Paris')

const march: ItemView = {
  window: { start: paris('2027-03-01T00:00:00'), end: paris('2027-04-01T00:00:00') },
  viewZone: 'Europe/Paris',
  myAddresses: ['Alice@kalends.example'],
}

const vevent = (...properties: JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ...properties],
  [],
]
const object = (...components: JCalComponent[]): JCal => ['vcalendar', [], components]
const zoned = (name: string, local: string, tzid = 'Europe/Paris'): JCalProperty => [
  name,
  { tzid },
  'date-time',
  local,
]
const utc = (name: string, text: string): JCalProperty => [name, {}, 'date-time', text]
const date = (name: string, text: string): JCalProperty => [name, {}, 'date', text]
const rule = (parts: Record<string, string | number | string[]>): JCalProperty => [
  'rrule',
  {},
  'recur',
  parts,
]

const read = (data: JCal, view: ItemView = march) =>
  readItem({ calendarId: 'work', eventId: 'e1', etag: '"1"', data }, view)
const readOne = (...properties: JCalProperty[]) => read(object(vevent(...properties))).events[0]
const timesOf = (events: readonly CalendarEvent[]) =>
  events.map(({ when }) =>
    when.kind === 'timed' ? new Date(when.start).toISOString().slice(0, 16) : when.first,
  )

test('a zoned event is read with all its properties', () => {
  const event = readOne(
    zoned('dtstart', '2027-03-15T09:00:00'),
    zoned('dtend', '2027-03-15T09:30:00'),
    ['summary', {}, 'text', 'Stand-up'],
    ['location', {}, 'text', 'Room 1'],
    ['description', {}, 'text', 'Daily'],
    ['status', {}, 'text', 'TENTATIVE'],
    ['transp', {}, 'text', 'TRANSPARENT'],
    ['class', {}, 'text', 'CONFIDENTIAL'],
    ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
    ['attendee', { partstat: 'TENTATIVE' }, 'cal-address', 'MAILTO:alice@kalends.example'],
    ['x-unknown', {}, 'unknown', 'kept elsewhere'],
  )
  expect(event).toMatchObject({
    key: 'work/e1/',
    calendarId: 'work',
    eventId: 'e1',
    occurrence: null,
    uid: 'u1',
    title: 'Stand-up',
    location: 'Room 1',
    description: 'Daily',
    when: {
      kind: 'timed',
      start: paris('2027-03-15T09:00:00'),
      end: paris('2027-03-15T09:30:00'),
      zone: 'Europe/Paris',
    },
    status: 'tentative',
    reply: 'tentative',
    isFree: true,
    visibility: 'confidential',
    isRecurring: false,
    etag: '"1"',
  })
})

test('an attendee without an answer is awaited', () => {
  const event = readOne(zoned('dtstart', '2027-03-15T09:00:00'), [
    'attendee',
    {},
    'cal-address',
    'mailto:alice@kalends.example',
  ])
  expect(event?.reply).toBe('needs-action')
})

test.each([
  [
    'a date without an end is that day',
    [date('dtstart', '2027-03-15')],
    { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
  ],
  [
    'the end of dates is exclusive',
    [date('dtstart', '2027-03-15'), date('dtend', '2027-03-18')],
    { kind: 'allDay', first: '2027-03-15', last: '2027-03-17' },
  ],
  [
    'a date that ends when it starts is that day',
    [date('dtstart', '2027-03-15'), date('dtend', '2027-03-15')],
    { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
  ],
  [
    'a date with a duration lasts so many days',
    [date('dtstart', '2027-03-15'), ['duration', {}, 'duration', 'P2D']],
    { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' },
  ],
  [
    'a time without an end has no length',
    [utc('dtstart', '2027-03-15T09:00:00Z')],
    {
      kind: 'timed',
      start: epochMs(Date.UTC(2027, 2, 15, 9)),
      end: epochMs(Date.UTC(2027, 2, 15, 9)),
      zone: 'UTC',
    },
  ],
  [
    'a time with a duration ends after it',
    [utc('dtstart', '2027-03-15T09:00:00Z'), ['duration', {}, 'duration', 'PT1H30M']],
    {
      kind: 'timed',
      start: epochMs(Date.UTC(2027, 2, 15, 9)),
      end: epochMs(Date.UTC(2027, 2, 15, 10, 30)),
      zone: 'UTC',
    },
  ],
  [
    'a day by the clock over the night of the change is 23 hours',
    [zoned('dtstart', '2027-03-27T12:00:00'), ['duration', {}, 'duration', 'P1D']],
    {
      kind: 'timed',
      start: paris('2027-03-27T12:00:00'),
      end: paris('2027-03-28T12:00:00'),
      zone: 'Europe/Paris',
    },
  ],
  [
    'twenty-four hours over the same night are twenty-four hours',
    [zoned('dtstart', '2027-03-27T12:00:00'), ['duration', {}, 'duration', 'PT24H']],
    {
      kind: 'timed',
      start: paris('2027-03-27T12:00:00'),
      end: paris('2027-03-28T13:00:00'),
      zone: 'Europe/Paris',
    },
  ],
  [
    'an end before the start counts as none',
    [utc('dtstart', '2027-03-15T09:00:00Z'), utc('dtend', '2027-03-15T08:00:00Z')],
    {
      kind: 'timed',
      start: epochMs(Date.UTC(2027, 2, 15, 9)),
      end: epochMs(Date.UTC(2027, 2, 15, 9)),
      zone: 'UTC',
    },
  ],
  [
    'a floating time is read in the zone of the view',
    [utc('dtstart', '2027-03-15T09:00:00'), utc('dtend', '2027-03-15T10:00:00')],
    { kind: 'timed', start: paris('2027-03-15T09:00:00'), end: paris('2027-03-15T10:00:00'), zone: null },
  ],
  [
    'a Windows zone is the zone it stands for',
    [zoned('dtstart', '2027-03-15T09:00:00', 'Romance Standard Time')],
    {
      kind: 'timed',
      start: paris('2027-03-15T09:00:00'),
      end: paris('2027-03-15T09:00:00'),
      zone: 'Europe/Paris',
    },
  ],
  [
    'a flight leaves in one zone and lands in another',
    [zoned('dtstart', '2027-03-15T10:00:00'), zoned('dtend', '2027-03-15T12:00:00', 'America/New_York')],
    {
      kind: 'timed',
      start: paris('2027-03-15T10:00:00'),
      end: paris('2027-03-15T17:00:00'),
      zone: 'Europe/Paris',
    },
  ],
] satisfies [string, JCalProperty[], CalendarEvent['when']][])('%s', (_, properties, when) => {
  expect(readOne(...properties)?.when).toEqual(when)
})

test('components of two items are read like those of three', () => {
  const { events } = read(
    object(['vevent', [['uid', {}, 'text', 'u1'], zoned('dtstart', '2027-03-15T09:00:00')]]),
  )
  expect(timesOf(events)).toEqual(['2027-03-15T08:00'])
})

test('a zone that only its VTIMEZONE defines is named by its offset', () => {
  const offsets: JCalProperty[] = [
    utc('dtstart', '1601-01-01T00:00:00'),
    ['tzoffsetfrom', {}, 'utc-offset', '-07:41'],
    ['tzoffsetto', {}, 'utc-offset', '-07:41'],
  ]
  const { events } = read(
    object(
      ['vtimezone', [['tzid', {}, 'text', 'Nowhere/Middle']], [['standard', offsets, []]]],
      vevent(zoned('dtstart', '2027-03-15T09:00:00', 'Nowhere/Middle')),
    ),
  )
  expect(events[0]?.when).toMatchObject({ start: epochMs(Date.UTC(2027, 2, 15, 16, 41)), zone: '-07:41' })
})

test('a series keeps its hour when clocks change, and each occurrence has its name', () => {
  const { events } = read(object(vevent(zoned('dtstart', '2027-03-22T09:00:00'), rule({ freq: 'WEEKLY' }))))
  expect(events.map(({ occurrence }) => occurrence)).toEqual(['2027-03-22T08:00:00Z', '2027-03-29T07:00:00Z'])
  expect(events.map(({ isRecurring }) => isRecurring)).toEqual([true, true])
  expect(events[1]?.key).toBe('work/e1/2027-03-29T07:00:00Z')
})

test('EXDATE removes an occurrence, RDATE adds one', () => {
  const { events } = read(
    object(
      vevent(
        zoned('dtstart', '2027-03-01T09:00:00'),
        rule({ freq: 'WEEKLY', count: 4 }),
        ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-08T09:00:00', '2027-03-15T09:00:00'],
        utc('rdate', '2027-03-10T14:00:00Z'),
      ),
    ),
  )
  expect(timesOf(events)).toEqual(['2027-03-01T08:00', '2027-03-10T14:00', '2027-03-22T08:00'])
})

test('an EXDATE in another form than DTSTART removes the same occurrence', () => {
  const series = (exdate: JCalProperty) =>
    timesOf(
      read(
        object(vevent(zoned('dtstart', '2027-03-01T09:00:00'), rule({ freq: 'WEEKLY', count: 2 }), exdate)),
      ).events,
    )
  expect(series(utc('exdate', '2027-03-08T08:00:00Z'))).toEqual(['2027-03-01T08:00'])
  expect(series(date('exdate', '2027-03-08'))).toEqual(['2027-03-01T08:00'])
})

test('an override replaces its occurrence, with its own properties', () => {
  const { events } = read(
    object(
      vevent(zoned('dtstart', '2027-03-01T09:00:00'), rule({ freq: 'WEEKLY', count: 3 }), [
        'summary',
        {},
        'text',
        'Stand-up',
      ]),
      vevent(zoned('recurrence-id', '2027-03-08T09:00:00'), zoned('dtstart', '2027-03-09T11:00:00'), [
        'summary',
        {},
        'text',
        'Moved',
      ]),
    ),
  )
  expect(events.map(({ title, occurrence }) => [title, occurrence])).toEqual([
    ['Stand-up', '2027-03-01T08:00:00Z'],
    ['Stand-up', '2027-03-15T08:00:00Z'],
    ['Moved', '2027-03-08T08:00:00Z'],
  ])
})

test('an occurrence moved out of the window is not shown, and one moved into it is', () => {
  const series = vevent(zoned('dtstart', '2027-02-01T09:00:00'), rule({ freq: 'WEEKLY' }))
  const moved = (from: string, to: string) => vevent(zoned('recurrence-id', from), zoned('dtstart', to))
  const { events } = read(
    object(
      series,
      moved('2027-03-08T09:00:00', '2027-05-01T09:00:00'),
      moved('2027-02-22T09:00:00', '2027-03-03T09:00:00'),
    ),
  )
  expect(timesOf(events)).toEqual([
    '2027-03-01T08:00',
    '2027-03-15T08:00',
    '2027-03-22T08:00',
    '2027-03-29T07:00',
    '2027-03-03T08:00',
  ])
})

test('expanded answers are read as they are, each with its occurrence', () => {
  const instance = (text: string) => vevent(utc('dtstart', text), utc('recurrence-id', text))
  const { events } = read(
    object(
      instance('2027-03-22T08:00:00Z'),
      instance('2027-03-29T07:00:00Z'),
      instance('2027-04-05T07:00:00Z'),
    ),
  )
  expect(events.map(({ occurrence, isRecurring }) => [occurrence, isRecurring])).toEqual([
    ['2027-03-22T08:00:00Z', true],
    ['2027-03-29T07:00:00Z', true],
  ])
})

test('occurrences of a series of dates are named by dates', () => {
  const { events } = read(
    object(vevent(date('dtstart', '2024-02-29'), rule({ freq: 'MONTHLY', bymonthday: '29' }))),
  )
  expect(events.map(({ occurrence }) => occurrence)).toEqual(['2027-03-29'])
})

test.each(['Pacific/Pago_Pago', 'Europe/Paris', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'an all-day event is on its own day in %s and on no other',
  (viewZone) => {
    const day = (on: string) => ({
      ...march,
      viewZone,
      window: { start: instantOf(`${on}T00:00:00`, viewZone), end: instantOf(`${on}T23:59:59`, viewZone) },
    })
    const data = object(vevent(date('dtstart', '2027-03-15')))
    expect(read(data, day('2027-03-14')).events).toEqual([])
    expect(read(data, day('2027-03-15')).events).toHaveLength(1)
    expect(read(data, day('2027-03-16')).events).toEqual([])
  },
)

test('an occurrence that began before the window and reaches into it is shown', () => {
  const nights = vevent(
    zoned('dtstart', '2027-01-01T22:00:00'),
    zoned('dtend', '2027-01-02T06:00:00'),
    rule({ freq: 'DAILY' }),
  )
  const view = {
    ...march,
    window: { start: paris('2027-03-15T00:00:00'), end: paris('2027-03-16T00:00:00') },
  }
  expect(timesOf(read(object(nights), view).events)).toEqual(['2027-03-14T21:00', '2027-03-15T21:00'])
})

test('the window is half-open: events that end at its start or begin at its end are outside', () => {
  const view = {
    ...march,
    window: { start: epochMs(Date.UTC(2027, 2, 15, 9)), end: epochMs(Date.UTC(2027, 2, 15, 10)) },
  }
  const at = (start: string, end: string) =>
    read(object(vevent(utc('dtstart', start), utc('dtend', end))), view).events.length
  expect(at('2027-03-15T08:00:00Z', '2027-03-15T09:00:00Z')).toBe(0)
  expect(at('2027-03-15T10:00:00Z', '2027-03-15T11:00:00Z')).toBe(0)
  expect(at('2027-03-15T09:00:00Z', '2027-03-15T09:00:00Z')).toBe(1)
  expect(at('2027-03-15T08:59:00Z', '2027-03-15T09:01:00Z')).toBe(1)
})

test('a malformed event is skipped and reported, the others are read', () => {
  const reading = read(
    object(
      ['vevent', [['uid', {}, 'text', 'broken']], []],
      ['vevent', [['uid', {}, 'text', 'odd'], utc('dtstart', 'soon')], []],
      vevent(zoned('dtstart', '2027-03-15T09:00:00')),
      vevent(zoned('dtstart', '2027-03-16T09:00:00')),
      [
        'vevent',
        [
          ['uid', {}, 'text', 'strange'],
          utc('recurrence-id', 'never'),
          utc('dtstart', '2027-03-15T09:00:00Z'),
        ],
        [],
      ],
      ['vtodo', [['uid', {}, 'text', 'a task']], []],
    ),
  )
  expect(timesOf(reading.events)).toEqual(['2027-03-15T08:00'])
  expect(reading.skipped).toEqual([
    { uid: 'broken', why: 'no-dtstart' },
    { uid: 'odd', why: 'no-dtstart' },
    { uid: 'u1', why: 'second-master' },
    { uid: 'strange', why: 'no-recurrence-id' },
  ])
})

test('a series whose rule cannot be read has its first occurrence', () => {
  const { events } = read(
    object(vevent(zoned('dtstart', '2027-03-15T09:00:00'), rule({ freq: 'SOMETIMES' }))),
  )
  expect(timesOf(events)).toEqual(['2027-03-15T08:00'])
})

test('a rule of every second is cut off and says so', () => {
  const { events, isCapped } = read(
    object(vevent(zoned('dtstart', '2020-01-01T09:00:00'), rule({ freq: 'SECONDLY' }))),
  )
  expect([events.length, isCapped]).toEqual([3000, true])
})
