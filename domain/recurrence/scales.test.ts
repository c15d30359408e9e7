import { Temporal as Polyfill } from 'temporal-polyfill/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { isoDate } from '../time/dayNumber.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'
import { readRule } from './readRule.ts'
import { ruleTimes } from './ruleTimes.ts'
import { scaleNamed } from './scaleNamed.ts'

/** The first dates: DTSTART and the occurrences after it. */
function datesOf(rule: string, start: string, howMany: number): readonly string[] {
  const read = readRule(rule)
  const from = localMsOf(`${start}T00:00:00`)
  if (read === null) return [start]
  const { localTimes } = ruleTimes(read, from, from, localMsOf('2101-01-01T00:00:00'), howMany - 1)
  return [start, ...localTimes.map((local) => localDateTime(local).slice(0, 10))]
}

test.each<readonly [string, string, readonly string[]]>([
  // What RFC 7529 shows itself.
  ['RSCALE=CHINESE;FREQ=YEARLY', '2013-02-10', ['2013-02-10', '2014-01-31', '2015-02-19', '2016-02-08']],
  ['RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13', '2013-09-06', ['2013-09-06', '2014-09-06', '2015-09-06']],
  [
    'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD',
    '2014-02-08',
    ['2014-02-08', '2015-02-27', '2016-02-17', '2017-03-06'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD',
    '2012-02-29',
    ['2012-02-29', '2013-03-01', '2014-03-01', '2015-03-01', '2016-02-29'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT',
    '2014-01-31',
    ['2014-01-31', '2014-03-31', '2014-05-31', '2014-07-31'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD',
    '2014-01-31',
    ['2014-01-31', '2014-02-28', '2014-03-31', '2014-04-30'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD',
    '2014-01-31',
    ['2014-01-31', '2014-03-01', '2014-03-31', '2014-05-01'],
  ],
  // SKIP: in which order, and without duplicates.
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD',
    '2014-01-30',
    ['2014-01-30', '2014-01-31', '2014-02-28', '2014-03-30', '2014-03-31', '2014-04-30', '2014-05-30'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,30;SKIP=FORWARD',
    '2014-01-30',
    ['2014-01-30', '2014-02-01', '2014-03-01', '2014-03-30', '2014-04-01'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=SA,SU;SKIP=FORWARD',
    '2014-01-31',
    ['2014-01-31', '2014-03-01', '2014-05-31', '2014-08-31', '2015-01-31', '2015-03-01'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=BACKWARD',
    '2014-01-01',
    ['2014-01-01', '2014-01-31', '2014-03-01', '2014-03-31', '2014-05-01', '2014-05-31', '2014-07-01'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31;SKIP=FORWARD',
    '2014-02-28',
    ['2014-02-28', '2014-03-01', '2014-05-01', '2014-07-01', '2014-08-31', '2014-10-31', '2014-12-31'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;BYSETPOS=-1;SKIP=FORWARD',
    '2014-01-31',
    ['2014-01-31', '2014-03-01', '2014-03-31', '2014-05-01', '2014-05-31'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31;SKIP=FORWARD;COUNT=3',
    '2014-12-31',
    ['2014-12-31', '2015-12-31', '2016-12-31'],
  ],
  [
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4',
    '2014-01-31',
    ['2014-01-31', '2014-03-01', '2014-03-31', '2014-05-01'],
  ],
  ['FREQ=MONTHLY;SKIP=BACKWARD', '2014-01-31', ['2014-01-31', '2014-02-28', '2014-03-31']],
  // A month that no year of the Gregorian calendar has.
  ['RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=5L', '2014-05-20', ['2014-05-20']],
  [
    'RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=12L;SKIP=FORWARD',
    '2014-05-20',
    ['2014-05-20', '2015-01-20', '2016-01-20'],
  ],
  // Leap months.
  ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L', '2025-07-25', ['2025-07-25', '2036-07-23']],
  [
    'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1;SKIP=BACKWARD',
    '2025-07-25',
    ['2025-07-25', '2026-07-14', '2027-07-04'],
  ],
  ['RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1', '2025-06-25', ['2025-06-25', '2025-07-25', '2025-08-23']],
  // 30 Adar I: first the missing month is replaced, then the missing day.
  [
    'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=FORWARD',
    '2024-03-10',
    ['2024-03-10', '2025-03-30', '2026-03-19', '2027-03-09'],
  ],
  [
    'RSCALE=HEBREW;FREQ=DAILY;BYMONTHDAY=-1',
    '2024-01-25',
    ['2024-01-25', '2024-02-09', '2024-03-10', '2024-04-08', '2024-05-08', '2024-06-06'],
  ],
  // Years of other calendar systems begin at other times.
  ['RSCALE=PERSIAN;FREQ=YEARLY;BYYEARDAY=1', '2024-03-20', ['2024-03-20', '2025-03-21', '2026-03-21']],
  ['RSCALE=PERSIAN;FREQ=YEARLY;BYDAY=1FR', '2024-03-22', ['2024-03-22', '2025-03-21', '2026-03-27']],
  ['RSCALE=CHINESE;FREQ=YEARLY;BYYEARDAY=-1', '2025-01-28', ['2025-01-28', '2026-02-16', '2027-02-05']],
  ['RSCALE=HEBREW;FREQ=YEARLY;BYWEEKNO=1;BYDAY=SA;WKST=SU', '2024-10-12', ['2024-10-12', '2025-09-27']],
  ['RSCALE=BUDDHIST;FREQ=MONTHLY;BYMONTHDAY=31', '2024-01-31', ['2024-01-31', '2024-03-31']],
  ['rscale=chinese;freq=yearly;bymonth=6l;skip=backward', '2025-07-25', ['2025-07-25', '2026-07-14']],
])('%s from %s', (rule, start, dates) => {
  expect(datesOf(rule, start, dates.length)).toEqual(dates)
})

test.each([
  'FREQ=YEARLY;BYMONTH=5L',
  'FREQ=YEARLY;RSCALE=KLINGON',
  'FREQ=YEARLY;RSCALE=ISLAMIC',
  'FREQ=YEARLY;RSCALE=',
  'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=14',
  'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=L',
  'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=0L',
  'FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=SIDEWAYS',
])('%s is not a rule, and is not read as Gregorian', (rule) => {
  expect(readRule(rule)).toBeNull()
})

const scales = [
  'CHINESE',
  'COPTIC',
  'DANGI',
  'ETHIOPIC',
  'ETHIOPIC-AMETE-ALEM',
  'HEBREW',
  'INDIAN',
  'ISLAMIC-CIVIL',
  'ISLAMIC-TBLA',
  'ISLAMIC-UMALQURA',
  'PERSIAN',
]

test.each(scales)('the months of %s are those that a browser without Temporal finds', (name) => {
  const scale = scaleNamed(name)
  const id = name === 'ETHIOPIC-AMETE-ALEM' ? 'ethioaa' : name.toLowerCase()
  let howMany = 0
  for (let month = scale?.month(howMany); month; month = scale?.month(++howMany)) {
    const date = Polyfill.PlainDate.from(isoDate(month.first)).withCalendar(id)
    const code = `M${String(Math.floor(month.number)).padStart(2, '0')}${month.number % 1 > 0 ? 'L' : ''}`
    expect([date.day, date.monthCode, date.daysInMonth]).toEqual([1, code, month.length])
  }
  expect(howMany).toBeGreaterThan(2350)
})

test('a calendar system ends with its years: a series before or after them has its first date', () => {
  expect(datesOf('RSCALE=HEBREW;FREQ=YEARLY', '1850-05-05', 3)).toEqual(['1850-05-05'])
  expect(datesOf('RSCALE=CHINESE;FREQ=YEARLY', '2098-02-01', 9).length).toBeLessThan(5)
})

test('SKIP puts the day before or after in place of one that a month does not have, as Temporal constrains it', () => {
  const calendars = {
    GREGORIAN: 'iso8601',
    HEBREW: 'hebrew',
    PERSIAN: 'persian',
    CHINESE: 'chinese',
  } as const
  assertProperty(
    fc.property(
      fc.constantFrom(...(['GREGORIAN', 'HEBREW', 'PERSIAN', 'CHINESE'] as const)),
      fc.constantFrom('OMIT', 'BACKWARD', 'FORWARD'),
      fc.uniqueArray(fc.constantFrom(1, 15, 28, 29, 30, 31), { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: 0, max: 2000 }),
      (name, skip, dates, interval, day, away) => {
        const start = Temporal.PlainDate.from('1950-01-01').add({ days: day })
        const from = start.add({ days: away })
        const to = from.add({ days: 400 })
        const first = start.withCalendar(calendars[name]).with({ day: 1 })
        const expected = Array.from({ length: 90 }, (_, index) => first.add({ months: index * interval }))
          .flatMap((month) =>
            dates.map((date) => [date, month.with({ day: date }, { overflow: 'constrain' })] as const),
          )
          .flatMap(([date, found]) => {
            if (found.day === date || skip === 'BACKWARD') return [found]
            return skip === 'OMIT' ? [] : [found.add({ days: 1 })]
          })
          .map((date) => date.withCalendar('iso8601').toString())
          .filter((date) => date > start.toString() && date >= from.toString() && date < to.toString())
        const rule = readRule({ freq: 'MONTHLY', rscale: name, skip, interval, bymonthday: dates })
        const local = (date: Temporal.PlainDate) => localMsOf(`${date.toString()}T00:00:00`)
        const found = rule && ruleTimes(rule, local(start), local(from), local(to), Infinity)
        expect(found?.localTimes.map((each) => localDateTime(each).slice(0, 10))).toEqual(
          [...new Set(expected)].toSorted(),
        )
      },
    ),
    { numRuns: 200 },
  )
})
