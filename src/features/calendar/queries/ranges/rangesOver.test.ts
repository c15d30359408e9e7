import { expect, test } from 'vitest'
import { daysFrom, weekOf } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { rangesOver } from './rangesOver.ts'

const months = (days: readonly IsoDate[]) => rangesOver(days).map(({ month }) => month)

test('a week is in the month of its first day, even if it ends in the next', () => {
  expect(months(weekOf('2027-03-31', 1))).toEqual(['2027-03'])
})

test('nine days from the last of a month need the next one, too', () => {
  expect(months(daysFrom('2027-03-31', 9))).toEqual(['2027-03', '2027-04'])
})

test('weeks reach over as many months as they touch', () => {
  expect(months(daysFrom('2027-01-25', 35))).toEqual(['2027-01', '2027-02'])
  expect(months(daysFrom('2027-01-25', 42))).toEqual(['2027-01', '2027-02', '2027-03'])
})

test('no days need no range', () => {
  expect(months([])).toEqual([])
})
