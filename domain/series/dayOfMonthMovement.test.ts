import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal } from '#contract/jcal.ts'
import { readItem } from '../event/readItem.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { dayInMonth } from '../recurrence/dayInMonth.ts'
import type { NthWeekday } from '../recurrence/Rule.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { addDays } from '../time/dates.ts'
import { isoDate } from '../time/dayNumber.ts'
import { epochMs, toIsoDate, type IsoDate } from '../time/units.ts'
import { changeSeries } from './changeSeries.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const window = { start: epochMs(Date.UTC(2026, 0, 1)), end: epochMs(Date.UTC(2050, 0, 1)) }

const datesOf = (data: JCal): readonly string[] =>
  readItem({ calendarId: 'c', eventId: 'e', etag: null, data }, { window, viewZone: 'UTC', myAddresses: [] })
    .events.map(({ when }) => (when.kind === 'allDay' ? when.first : ''))
    .toSorted()

type Parts = { readonly [name: string]: string | number }

const seriesOn = (start: string, rule: Parts): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u'],
        ['dtstart', {}, 'date', start],
        ['rrule', {}, 'recur', rule],
      ],
      [],
    ],
  ],
]

function movedBy(series: JCal, occurrence: IsoDate, days: number): readonly string[] {
  const date = addDays(occurrence, days)
  const when = { kind: 'allDay', first: date, last: date } as const
  return datesOf(changeSeries(parseObject(series), { when }, { now, occurrence }))
}

test.each([
  [
    'the last Friday of the month to a Monday after it',
    seriesOn('2027-01-29', { freq: 'MONTHLY', byday: '-1FR' }),
    3,
    ['2027-02-01', '2027-03-01', '2027-04-05', '2027-05-03'],
  ],
  [
    'the last Sunday of March to the first of April',
    seriesOn('2027-03-28', { freq: 'YEARLY', bymonth: 3, byday: '-1SU' }),
    4,
    ['2027-04-01', '2028-04-06', '2029-04-05', '2030-04-04'],
  ],
  [
    'the last Sunday but one to the Saturday before it',
    seriesOn('2027-01-24', { freq: 'MONTHLY', byday: '-2SU' }),
    -1,
    ['2027-01-23', '2027-02-20', '2027-03-20', '2027-04-17'],
  ],
])('%s', (_, series, days, expected) => {
  const [first = ''] = datesOf(series)
  expect(movedBy(series, toIsoDate(first), days).slice(0, 4)).toEqual(expected)
})

const weekdays = fc.constantFrom(0, 1, 2, 3, 4, 5, 6)
const nths = fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -3, -4, -5)
const chosen: fc.Arbitrary<NthWeekday> = fc.record({ weekday: weekdays, nth: nths })

test('a weekday of the month that moves is where it was put, and once in each of its months', () => {
  assertProperty(
    fc.property(
      chosen,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('MONTHLY', 'YEARLY'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -40, max: 40 }),
      (which, month, freq, interval, days) => {
        const start = dayInMonth(which, 2027, month)
        fc.pre(start !== null && days !== 0)
        if (start === null) return
        const first = isoDate(start)
        const byday = `${which.nth}${weekdayNames[which.weekday]}`
        const rule = { freq, interval, byday, ...(freq === 'YEARLY' && { bymonth: month }) }
        const moved = movedBy(seriesOn(first, rule), first, days)
        const target = addDays(first, days)
        expect(moved[0]).toBe(target)
        const step = interval * (freq === 'YEARLY' ? 12 : 1)
        const months = moved.slice(0, 7).map((date, index) => monthsOf(date) - index * step)
        expect(new Set(months)).toEqual(new Set([monthsOf(target)]))
      },
    ),
    { numRuns: 1000 },
  )
})

test('as many of them are left before its end, wherever they are put', () => {
  assertProperty(
    fc.property(
      chosen.filter(({ nth }) => Math.abs(nth) < 5),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -40, max: 40 }),
      (which, month, days) => {
        const [start, last] = [dayInMonth(which, 2027, month), dayInMonth(which, 2028, month)]
        if (start === null || last === null) return
        const first = isoDate(start)
        const byday = `${which.nth}${weekdayNames[which.weekday]}`
        const series = seriesOn(first, { freq: 'MONTHLY', byday, until: isoDate(last) })
        expect(movedBy(series, first, days)).toHaveLength(13)
      },
    ),
    { numRuns: 500 },
  )
})

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
