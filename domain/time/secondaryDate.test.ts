import { expect, test } from 'vitest'
import { dayIn, secondaryCalendarAmong } from './secondaryDate.ts'

test.each([
  ['ar-SA', 'islamic-umalqura'],
  ['ar', 'islamic-umalqura'],
  ['he-IL', 'hebrew'],
  ['th', 'buddhist'],
  ['de', null],
  ['en-GB', null],
])('in %s the dates beside ours are %s', (locale, calendar) => {
  expect(secondaryCalendarAmong(new Intl.Locale(locale).getCalendars())).toBe(calendar)
})

test.each([
  ['2027-03-15', 'islamic-umalqura', 7],
  ['2027-03-09', 'islamic-umalqura', 1],
  ['2027-03-15', 'hebrew', 6],
  ['2027-04-22', 'hebrew', 15],
  ['2027-03-15', 'buddhist', 15],
] as const)('%s is in %s day %i', (date, calendar, day) => {
  expect(dayIn(date, calendar)).toBe(day)
})
