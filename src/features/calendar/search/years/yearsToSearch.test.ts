import { expect, test } from 'vitest'
import { parseDate } from '#domain/time/parseDate.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { yearsToSearch } from './yearsToSearch.ts'

const years = (text: string, earlier = 0, later = 0) =>
  yearsToSearch(toIsoDate('2027-03-15'), readQuery(text, parseDate), { earlier, later })
const names = (text: string) => years(text).ranges.map(({ month }) => month)

test('without days five years are searched, this one first', () => {
  expect(names('dentist')).toEqual(['2027', '2028', '2026', '2029', '2025'])
})

test.each([
  ['on:2019-05-08', ['2019']],
  ['before:2020-01-01 dentist', ['2019', '2018', '2017']],
  ['before:2026-01-01', ['2025']],
  ['after:2034-12-30', ['2034', '2035', '2036']],
  ['after:2026-06-01 before:2027-02-01', ['2027', '2026']],
])('of %s the years that it names are searched', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

test('days that reach from the past until now are searched without a gap', () => {
  expect(years('after:2022-06-01')).toMatchObject({ from: 2022, to: 2029 })
  expect(years('before:2032-06-01')).toMatchObject({ from: 2025, to: 2032 })
})

test('of a hundred years those near today are searched first, and the others can be asked for', () => {
  expect(years('after:1950-01-01')).toMatchObject({ from: 2018, to: 2029, hasEarlier: true })
  expect(years('after:1950-01-01', 1)).toMatchObject({ from: 2015, to: 2029 })
})

test('earlier and later years are added by three, never beyond the days of the search', () => {
  expect(years('dentist', 2, 1)).toMatchObject({ from: 2019, to: 2032, hasEarlier: true, hasLater: true })
  expect(years('after:2024-01-01 before:2028-01-01', 3, 3)).toMatchObject({
    from: 2024,
    to: 2027,
    hasEarlier: false,
    hasLater: false,
  })
})
