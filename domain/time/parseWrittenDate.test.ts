import { expect, test } from 'vitest'
import { parseWrittenDate, type DateLanguage } from './parseWrittenDate.ts'
import { toIsoDate } from './units.ts'

const named = (locale: string, order: DateLanguage['order']): DateLanguage => {
  const names = (options: Intl.DateTimeFormatOptions, days: readonly number[]) =>
    days.map((day) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day))
  const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 2, 14 + day))
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 1))
  return {
    weekdays: names({ weekday: 'long' }, weekdays),
    weekdaysShort: names({ weekday: 'short' }, weekdays),
    months: names({ month: 'long' }, months),
    monthsShort: names({ month: 'short' }, months),
    order,
  }
}

const english = named('en-GB', 'dmy')
const american = named('en-US', 'mdy')
const german = named('de', 'dmy')
const spanish = named('es', 'dmy')
const japanese = named('ja', 'ymd')
const monday = toIsoDate('2026-11-23')
const near = { date: monday, pick: 'nearest' } as const
const from = { date: monday, pick: 'from' } as const

test.each<readonly [string, string]>([
  ['15 march 2027', '2027-03-15'],
  ['15 March 27', '2027-03-15'],
  ['March 15, 2027', '2027-03-15'],
  ['15th of March 2027', '2027-03-15'],
  ['Monday 15 March 2027', '2027-03-15'],
  ['mon, 15 mar 2027', '2027-03-15'],
  ['15mar2027', '2027-03-15'],
  ['15-Mar-2027', '2027-03-15'],
  ['3 sept 2027', '2027-09-03'],
  ['24/3/2027', '2027-03-24'],
  ['24.3.27', '2027-03-24'],
  ['2027-03-15', '2027-03-15'],
])('%j is %s in English', (text, date) => {
  expect(parseWrittenDate(text, english, near)).toBe(date)
})

test.each<readonly [string, string]>([
  ['15 Mar', '2027-03-15'],
  ['24/3', '2027-03-24'],
  ['24.3.', '2027-03-24'],
  ['1 nov', '2026-11-01'],
  ['29 feb', '2028-02-29'],
])('%j is the nearest one, %s', (text, date) => {
  expect(parseWrittenDate(text, english, near)).toBe(date)
})

test('if nothing may be before the reference, a date without a year is the next one', () => {
  expect(parseWrittenDate('1 nov', english, from)).toBe('2027-11-01')
  expect(parseWrittenDate('23 nov', english, from)).toBe('2026-11-23')
})

test('a weekday alone is the first on or after the reference', () => {
  expect(parseWrittenDate('fri', english, near)).toBe('2026-11-27')
  expect(parseWrittenDate('Monday', english, near)).toBe('2026-11-23')
  expect(parseWrittenDate('thurs', english, from)).toBe('2026-11-26')
})

test('numbers are read in the order of the language', () => {
  expect(parseWrittenDate('3/4/2027', english, near)).toBe('2027-04-03')
  expect(parseWrittenDate('3/4/2027', american, near)).toBe('2027-03-04')
  expect(parseWrittenDate('3/4', japanese, near)).toBe('2027-03-04')
})

test.each<readonly [string, DateLanguage]>([
  ['15. März 2027', german],
  ['Mo, 15. mrz 2027', { ...german, monthsShort: german.monthsShort.with(2, 'Mrz') }],
  ['15. Maerz 2027'.replace('ae', 'a'), german],
  ['lunes, 15 de marzo de 2027', spanish],
  ['2027年3月15日', japanese],
])('%j is a date in its own language', (text, language) => {
  expect(parseWrittenDate(text, language, near)).toBe('2027-03-15')
})

test.each([
  '',
  'march',
  'march 2027',
  '31 february 2027',
  '15 m 2027',
  '15 ju 2027',
  'tuesday 15 march 2027',
  '9.30',
  '1/2/3/4',
  'noon',
  '15 march 2027 at noon',
  '15/3/202',
  '5 of 7',
])('%j is not a date', (text) => {
  expect(parseWrittenDate(text, english, near)).toBeNull()
})
