import { expect, test } from 'vitest'
import { axisAround, dateOfWeek, firstOfWeek, weekIndex } from './weekAxis.ts'

test('the days of a week share an index, and the day after has the next', () => {
  const index = weekIndex('2027-03-15', 1)
  expect(weekIndex('2027-03-21', 1)).toBe(index)
  expect(weekIndex('2027-03-22', 1)).toBe(index + 1)
})

test('a week begins on the day that a person chose, before 1970 too', () => {
  expect(firstOfWeek(weekIndex('2027-03-17', 1), 1)).toBe('2027-03-15')
  expect(firstOfWeek(weekIndex('2027-03-17', 0), 0)).toBe('2027-03-14')
  expect(firstOfWeek(weekIndex('2027-03-17', 6), 6)).toBe('2027-03-13')
  expect(firstOfWeek(weekIndex('1969-12-28', 1), 1)).toBe('1969-12-22')
})

test('a week with the first of a month stands for that day, another for its own first', () => {
  expect(dateOfWeek(weekIndex('2027-03-31', 1), 1)).toBe('2027-04-01')
  expect(dateOfWeek(weekIndex('2027-04-07', 1), 1)).toBe('2027-04-05')
})

test('an axis has a century, the one before it and the one after it', () => {
  const axis = axisAround(20, 1)
  expect(firstOfWeek(axis.first, 1)).toBe('1900-01-08')
  expect(firstOfWeek(axis.first + axis.count, 1)).toBe('2199-12-30')
})

test('no week of an axis reaches beyond the years there are', () => {
  expect(firstOfWeek(axisAround(0, 1).first, 1)).toBe('0000-01-03')
  const { first, count } = axisAround(99, 1)
  expect(firstOfWeek(first + count, 1)).toBe('9999-12-27')
})
