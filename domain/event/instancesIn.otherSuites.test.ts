import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { zoneNamed } from '../time/Zone.ts'
import { instancesIn } from './instancesIn.ts'
import { epochMs } from '../time/units.ts'

// Test cases of other programs for a series, one in each row.

const date = (name: string, text: string): JCalProperty => [name, {}, 'date', text]
const time = (name: string, text: string, tzid?: string): JCalProperty => [
  name,
  tzid === undefined ? {} : { tzid },
  'date-time',
  text,
]
const rule = (recur: JCalValue): JCalProperty => ['rrule', {}, 'recur', recur]
const vevent = (...properties: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', '1'], ...properties],
  [],
]
const objectOf = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], vevents]
const paris = 'Europe/Paris'

/** The starts of the occurrences in a year, for a reader in Tokyo. */
function startsOf(jcal: JCal, year: number): readonly string[] {
  const window = { start: epochMs(Date.UTC(year, 0, 1)), end: epochMs(Date.UTC(year + 1, 0, 1)) }
  const { instances } = instancesIn(jcal, window, zoneNamed('Asia/Tokyo'))
  return instances.map(({ start }) => new Date(start).toISOString().slice(0, 16)).toSorted()
}

const midnight = (...days: readonly string[]) => days.map((day) => `${day}T00:00`)

test.each<readonly [string, JCal, number, readonly string[]]>([
  [
    'a day has no time, whatever its rule says',
    objectOf(
      vevent(date('dtstart', '2024-01-01'), rule({ freq: 'WEEKLY', count: 3, byhour: 9, byminute: [0, 30] })),
    ),
    2024,
    midnight('2024-01-01', '2024-01-08', '2024-01-15'),
  ],
  [
    'hours before 1970 are hours of the day',
    objectOf(
      vevent(time('dtstart', '1965-03-01T09:00:00Z'), rule({ freq: 'HOURLY', byhour: [9, 21], count: 3 })),
    ),
    1965,
    ['1965-03-01T09:00', '1965-03-01T21:00', '1965-03-02T09:00'],
  ],
  [
    'minutes and seconds before 1970 are those of the clock',
    objectOf(
      vevent(
        time('dtstart', '1965-03-01T09:30:00Z'),
        rule({ freq: 'MINUTELY', byminute: 30, bysecond: [0], byhour: 9, count: 2 }),
      ),
    ),
    1965,
    ['1965-03-01T09:30', '1965-03-02T09:30'],
  ],
  [
    'BYYEARDAY beside the first Monday of the year is that Monday alone',
    objectOf(
      vevent(
        date('dtstart', '2024-01-01'),
        rule({ freq: 'YEARLY', byyearday: [1, 2, 3, 4, 5, 6, 7, 8, 15], byday: '1MO', count: 3 }),
      ),
    ),
    2025,
    midnight('2025-01-06'),
  ],
  [
    'BYYEARDAY beside the last Friday of a month',
    objectOf(
      vevent(
        date('dtstart', '2024-01-26'),
        rule({ freq: 'YEARLY', byyearday: [24, 31, 25], bymonth: 1, byday: '-1FR' }),
      ),
    ),
    2025,
    midnight('2025-01-31'),
  ],
  [
    'EXDATE without a zone is in that of DTSTART',
    objectOf(
      vevent(
        time('dtstart', '2027-03-01T09:00:00', paris),
        rule({ freq: 'DAILY', count: 3 }),
        time('exdate', '2027-03-02T09:00:00'),
      ),
    ),
    2027,
    ['2027-03-01T08:00', '2027-03-03T08:00'],
  ],
  [
    'RDATE without a zone is in that of DTSTART',
    objectOf(vevent(time('dtstart', '2027-03-01T09:00:00', paris), time('rdate', '2027-03-05T09:00:00'))),
    2027,
    ['2027-03-01T08:00', '2027-03-05T08:00'],
  ],
  [
    'RECURRENCE-ID without a zone is in that of DTSTART',
    objectOf(
      vevent(time('dtstart', '2027-03-01T09:00:00', paris), rule({ freq: 'DAILY', count: 2 })),
      vevent(time('recurrence-id', '2027-03-02T09:00:00'), time('dtstart', '2027-03-02T11:00:00', paris)),
    ),
    2027,
    ['2027-03-01T08:00', '2027-03-02T10:00'],
  ],
  [
    'an occurrence overridden in two spellings shows once, as its later revision says',
    objectOf(
      vevent(time('dtstart', '2027-03-01T09:00:00', paris), rule({ freq: 'DAILY', count: 2 })),
      vevent(
        time('recurrence-id', '2027-03-02T08:00:00Z'),
        ['sequence', {}, 'integer', 2],
        time('dtstart', '2027-03-02T12:00:00', paris),
      ),
      vevent(
        time('recurrence-id', '2027-03-02T09:00:00', paris),
        ['sequence', {}, 'integer', 1],
        time('dtstart', '2027-03-02T11:00:00', paris),
      ),
    ),
    2027,
    ['2027-03-01T08:00', '2027-03-02T11:00'],
  ],
  [
    'EXRULE takes away what it names',
    objectOf(
      vevent(time('dtstart', '2027-03-01T09:00:00', paris), rule({ freq: 'DAILY', count: 7 }), [
        'exrule',
        {},
        'recur',
        { freq: 'WEEKLY', byday: ['WE', 'SU'] },
      ]),
    ),
    2027,
    ['01', '02', '04', '05', '06'].map((day) => `2027-03-${day}T08:00`),
  ],
  [
    'EXRULE takes away its DTSTART only if it names it, and periods, and counts what it takes',
    objectOf(
      vevent(
        time('dtstart', '2027-03-01T09:00:00Z'),
        rule({ freq: 'DAILY', count: 4 }),
        ['exrule', {}, 'recur', 'FREQ=DAILY;INTERVAL=2;COUNT=2'],
        ['rdate', {}, 'period', ['2027-03-03T09:00:00Z', 'PT5H'], ['2027-03-09T09:00:00Z', 'PT5H']],
      ),
    ),
    2027,
    ['02', '04', '09'].map((day) => `2027-03-${day}T09:00`),
  ],
  [
    'a yearly day of the month without a month is in the month of DTSTART',
    objectOf(vevent(date('dtstart', '2026-03-15'), rule({ freq: 'YEARLY', bymonthday: [15, 20] }))),
    2027,
    midnight('2027-03-15', '2027-03-20'),
  ],
  [
    'a yearly day of the month beside weekdays is in any month',
    objectOf(vevent(date('dtstart', '2026-02-13'), rule({ freq: 'YEARLY', bymonthday: 13, byday: 'FR' }))),
    2026,
    midnight('2026-02-13', '2026-03-13', '2026-11-13'),
  ],
  [
    'a week at the turn of the year gives each year the days that lie in it',
    objectOf(
      vevent(date('dtstart', '2029-01-01'), rule({ freq: 'YEARLY', byweekno: 1, byday: ['MO', 'TU'] })),
    ),
    2029,
    // Days of Tokyo: the year in UTC reaches into the next.
    midnight('2029-01-01', '2029-01-02', '2029-12-31', '2030-01-01'),
  ],
  [
    'an override by its day and one by its time are of one occurrence',
    objectOf(
      vevent(time('dtstart', '2027-03-01T09:00:00', paris), rule({ freq: 'DAILY', count: 2 })),
      vevent(date('recurrence-id', '2027-03-02'), time('dtstart', '2027-03-02T11:00:00', paris)),
      vevent(
        time('recurrence-id', '2027-03-02T09:00:00', paris),
        time('dtstart', '2027-03-02T12:00:00', paris),
      ),
    ),
    2027,
    ['2027-03-01T08:00', '2027-03-02T11:00'],
  ],
  [
    'an override of a day, spelt as a time, and one spelt as a day are of one occurrence',
    objectOf(
      vevent(date('dtstart', '2027-03-01'), rule({ freq: 'DAILY', count: 2 })),
      vevent(time('recurrence-id', '2027-03-02T00:00:00'), date('dtstart', '2027-03-05')),
      vevent(date('recurrence-id', '2027-03-02'), date('dtstart', '2027-03-06')),
    ),
    2027,
    midnight('2027-03-01', '2027-03-06'),
  ],
  [
    'two overrides in two spellings that came without their series are of one occurrence',
    objectOf(
      vevent(time('recurrence-id', '2027-03-02T08:00:00Z'), time('dtstart', '2027-03-02T11:00:00', paris)),
      vevent(
        time('recurrence-id', '2027-03-02T09:00:00', paris),
        time('dtstart', '2027-03-02T12:00:00', paris),
      ),
    ),
    2027,
    ['2027-03-02T11:00'],
  ],
  [
    'of two overrides for all that follow, in two spellings, the later revision counts',
    objectOf(
      vevent(time('dtstart', '2027-03-01T09:00:00', paris), rule({ freq: 'DAILY', count: 3 })),
      vevent(
        ['recurrence-id', { range: 'THISANDFUTURE' }, 'date-time', '2027-03-02T08:00:00Z'],
        ['sequence', {}, 'integer', 2],
        time('dtstart', '2027-03-02T12:00:00', paris),
      ),
      vevent(
        ['recurrence-id', { range: 'THISANDFUTURE', tzid: paris }, 'date-time', '2027-03-02T09:00:00'],
        time('dtstart', '2027-03-02T11:00:00', paris),
      ),
    ),
    2027,
    ['2027-03-01T08:00', '2027-03-02T11:00', '2027-03-03T11:00'],
  ],
])('%s', (_, jcal, year, expected) => {
  expect(startsOf(jcal, year)).toEqual(expected)
})
