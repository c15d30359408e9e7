import { expect, test } from 'vitest'
import { daysFrom } from '#domain/time/dates.ts'
import { rowsOf } from './rowsOf.ts'

test('whole weeks are rows of seven days', () => {
  expect(rowsOf(daysFrom('2027-03-01', 14))).toEqual([daysFrom('2027-03-01', 7), daysFrom('2027-03-08', 7)])
})

test('without weekends, rows end before them', () => {
  const days = [...daysFrom('2027-03-01', 5), ...daysFrom('2027-03-08', 5)]
  expect(rowsOf(days)).toEqual([daysFrom('2027-03-01', 5), daysFrom('2027-03-08', 5)])
})

test('no days make no rows', () => {
  expect(rowsOf([])).toEqual([])
})
