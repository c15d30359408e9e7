import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { civil, dayNumber, isoDate, weekdayOf } from './dayNumber.ts'
import { addDays, addMonths, daysBetween, isoWeekNumber, monthGrid, startOfWeek, weekOf } from './dates.ts'
import { dayAt, toIsoDate } from './units.ts'

test('every day from year 1 to 9999 has the number, the date and the weekday that Temporal says', () => {
  const first = Temporal.PlainDate.from('0001-01-01')
  assertProperty(
    fc.property(fc.integer({ min: 0, max: 3_652_000 }), (days) => {
      const date = first.add({ days })
      const number = dayAt(Temporal.PlainDate.from('1970-01-01').until(date).days)
      expect(dayNumber(date.toString())).toBe(number)
      expect(isoDate(number)).toBe(date.toString())
      expect(civil(number)).toEqual({ year: date.year, month: date.month, day: date.day })
      expect(weekdayOf(number)).toBe(date.dayOfWeek % 7)
      expect(isoWeekNumber(toIsoDate(date.toString()))).toBe(date.weekOfYear)
    }),
    { numRuns: 300 },
  )
})

test.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '20270101', '', '2027-01-32', '2027-01-0x'])(
  '%j is not a date',
  (text) => {
    expect(dayNumber(text)).toBeNaN()
  },
)

test('29 February exists in leap years, and 2100 is none', () => {
  expect(dayNumber('2028-02-29')).not.toBeNaN()
  expect(dayNumber('2000-02-29')).not.toBeNaN()
  expect(dayNumber('2100-02-29')).toBeNaN()
})

test('days are added over the ends of months and years', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61)
})

test('a month after 31 January is the last of February', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
})

test('a week begins on the day that the person chose', () => {
  expect(weekOf('2027-03-17', 1)).toEqual([
    '2027-03-15',
    '2027-03-16',
    '2027-03-17',
    '2027-03-18',
    '2027-03-19',
    '2027-03-20',
    '2027-03-21',
  ])
  expect(startOfWeek('2027-03-17', 0)).toBe('2027-03-14')
  expect(startOfWeek('2027-03-17', 6)).toBe('2027-03-13')
  expect(startOfWeek('2027-03-14', 1)).toBe('2027-03-08')
})

test.each([
  ['2027-02-10', 1, '2027-02-01', '2027-02-28', 28],
  ['2027-03-15', 1, '2027-03-01', '2027-04-04', 35],
  ['2027-05-15', 1, '2027-04-26', '2027-06-06', 42],
  ['2027-03-15', 0, '2027-02-28', '2027-04-03', 35],
] as const)(
  'the month around %s with weeks from %i goes from %s to %s',
  (date, weekStartsOn, first, last, length) => {
    const grid = monthGrid(date, weekStartsOn)
    expect([grid[0], grid.at(-1), grid.length]).toEqual([first, last, length])
  },
)

test.each([
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2029-12-31', 1],
  ['2020-12-31', 53],
  ['2024-12-30', 1],
] as const)('%s is in week %i', (date, week) => {
  expect(isoWeekNumber(date)).toBe(week)
})
