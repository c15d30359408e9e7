import { expect, test } from 'vitest'
import { parseDate } from './parseDate.ts'
import { parseTime } from './parseTime.ts'

test.each([
  ['2027-03-15', '2027-03-15'],
  [' 2027-3-5 ', '2027-03-05'],
  ['2027/03/15', '2027-03-15'],
  ['20270315', '2027-03-15'],
  ['15.3.2027', '2027-03-15'],
  ['2028-02-29', '2028-02-29'],
])('typing %j means %s', (typed, date) => {
  expect(parseDate(typed)).toBe(date)
})

test.each(['', '2027-02-29', '2027-13-01', '03/04/2027', '2027-03/15', 'tomorrow', '2027031'])(
  '%j is not a date',
  (typed) => {
    expect(parseDate(typed)).toBeNull()
  },
)

test.each([
  ['09:00', '09:00'],
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9:30pm', '21:30'],
  ['9 p.m.', '21:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['24:00', '00:00'],
  ['23:59:59', '23:59'],
])('typing %j means %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each(['', '25:00', '9:60', '13pm', '0pm', 'noon', '9:3', '12345'])('%j is not a time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})
