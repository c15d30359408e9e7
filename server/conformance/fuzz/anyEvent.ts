import fc from 'fast-check'

const anyDate = fc.oneof(
  fc.constantFrom(
    '2027-03-15',
    '2027-03-15T09:00:00Z',
    '2027-03-28T02:30:00',
    '2027-10-31T02:30:00',
    '2028-02-29',
    '1601-01-01T00:00:00',
    '9999-12-31T23:59:60',
    '0000-00-00',
    '',
  ),
  fc.string(),
)

const numbers = (min: number, max: number) =>
  fc.oneof(fc.integer({ min: min, max: max }), fc.array(fc.integer({ min: min, max: max }), { maxLength: 8 }))
const weekday = fc.constantFrom('MO', 'TU', 'SU', '-1SU', '5FR', '53TU', '1MO', 'XX')

/** Rules with every frequency and part, including those that rarely or never match. */
const anyRule = fc.oneof(
  fc.constantFrom(
    { freq: 'YEARLY', byweekno: 53, byyearday: 366, count: 100_000 },
    { freq: 'YEARLY', byweekno: 53, count: 100_000 },
    { freq: 'YEARLY', byyearday: 366, count: 100_000 },
    { freq: 'YEARLY', bymonth: 2, bymonthday: 30 },
    { freq: 'MONTHLY', bymonthday: 31, byday: '5MO', interval: 7 },
    { freq: 'SECONDLY', byhour: 2, byminute: 30, bysecond: 60 },
    { freq: 'DAILY', bymonth: 2, bymonthday: 29, byday: 'MO', count: 1000 },
  ),
  fc.record(
    {
      freq: fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.oneof(fc.integer({ min: -1, max: 1000 }), fc.constantFrom(1, 1e9)),
      count: fc.constantFrom(0, 1, 10, 1000, 100_000, 1e15),
      until: anyDate,
      wkst: fc.constantFrom('MO', 'SU', 'XX'),
      byday: fc.oneof(weekday, fc.array(weekday, { maxLength: 5 })),
      bymonth: numbers(0, 13),
      bymonthday: numbers(-32, 32),
      byyearday: numbers(-367, 367),
      byweekno: numbers(-54, 54),
      byhour: numbers(-1, 24),
      byminute: numbers(-1, 60),
      bysecond: numbers(-1, 61),
      bysetpos: numbers(-367, 367),
    },
    { requiredKeys: ['freq'] },
  ),
)

const anyZone = fc.constantFrom(
  {},
  { tzid: 'Europe/Paris' },
  { tzid: 'Romance Standard Time' },
  { tzid: 'Nowhere/At all' },
  { tzid: '__proto__' },
)
const time = (name: string) =>
  fc.tuple(fc.constant(name), anyZone, fc.constantFrom('date', 'date-time', 'text'), anyDate)

const anyProperty = fc.oneof(
  fc.tuple(fc.constant('rrule'), fc.constant({}), fc.constant('recur'), anyRule),
  ...['dtend', 'rdate', 'exdate', 'recurrence-id', 'dtstamp'].map(time),
  fc.tuple(
    fc.constant('duration'),
    fc.constant({}),
    fc.constant('duration'),
    fc.constantFrom('PT1H', '-P1D', 'P9999W'),
  ),
  fc.tuple(fc.constant('uid'), fc.constant({}), fc.constant('text'), fc.constantFrom('one', 'two')),
  fc.tuple(fc.string(), fc.constant({}), fc.string(), fc.jsonValue()),
)

const starts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant(['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00']),
  },
  { weight: 1, arbitrary: time('dtstart') },
)

const textOf = (event: readonly unknown[]) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event
    .filter(Array.isArray)
    .map(
      ([name, , , value]) =>
        `${String(name).toUpperCase()}:${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

/** An event as jCal or iCalendar text with a person's mark in it. */
export const anyEvent = (mark: string) =>
  fc
    .tuple(starts, fc.array(anyProperty, { maxLength: 5 }), fc.boolean())
    .map(([start, properties, isText]) => {
      const event = [start, ['summary', {}, 'text', mark], ...properties]
      return isText ? textOf(event) : JSON.stringify(['vcalendar', [], [['vevent', event, []]]])
    })
