import { expect, test } from 'vitest'
import { printReportTime } from '#domain/time/reportTime.ts'
import { neighboursOf, rangeOf } from './rangeOf.ts'

test('any day of a month gives the same range, so that stepping by week hits the cache', () => {
  expect(rangeOf('2027-03-01')).toBe(rangeOf('2027-03-31'))
})

test('a range reaches a week beyond its month on each side', () => {
  const { start, end } = rangeOf('2027-03-15')
  expect([printReportTime(start), printReportTime(end)]).toEqual(['20270222T000000', '20270408T000000'])
})

test('the whole weeks of a month that ends on a Monday are inside, with a day to spare', () => {
  // The last week of May 2027 runs to Sunday 6 June; an all-day event there ends on the 7th.
  expect(rangeOf('2027-05-31').end).toBe(Date.UTC(2027, 5, 8))
})

test('the neighbours of January are December and February', () => {
  expect(neighboursOf(rangeOf('2027-01-15')).map(({ month }) => month)).toEqual(['2026-12', '2027-02'])
})

test('the neighbours of December are November and January', () => {
  expect(neighboursOf(rangeOf('2027-12-31')).map(({ month }) => month)).toEqual(['2027-11', '2028-01'])
})
