import { expect, test } from 'vitest'
import { workWeekOf } from './workWeekOf.ts'

const saturdayAndSunday = [6, 0] as const

test('a Wednesday is between its Monday and its Friday', () => {
  expect(workWeekOf('2027-03-17', 1, saturdayAndSunday)).toEqual([
    '2027-03-15',
    '2027-03-16',
    '2027-03-17',
    '2027-03-18',
    '2027-03-19',
  ])
})

test('a Sunday belongs to the days before it, or to those after it where weeks begin on Sunday', () => {
  expect(workWeekOf('2027-03-21', 1, saturdayAndSunday)[0]).toBe('2027-03-15')
  expect(workWeekOf('2027-03-21', 0, saturdayAndSunday)[0]).toBe('2027-03-22')
})

test('if Friday and Saturday are free the work week begins on Sunday, wherever weeks begin', () => {
  for (const weekStartsOn of [6, 0, 1] as const)
    expect(workWeekOf('2027-03-17', weekStartsOn, [5, 6])).toEqual([
      '2027-03-14',
      '2027-03-15',
      '2027-03-16',
      '2027-03-17',
      '2027-03-18',
    ])
})

test('without a weekend, and with nothing else, it is the whole week', () => {
  expect(workWeekOf('2027-03-17', 1, [])).toHaveLength(7)
  expect(workWeekOf('2027-03-17', 1, [0, 1, 2, 3, 4, 5, 6])).toHaveLength(7)
})
