import { expect, test } from 'vitest'
import { workDaysFrom } from './workDaysFrom.ts'

const saturdayAndSunday = [6, 0] as const

test('three working days from a Thursday lie around the weekend', () => {
  expect(workDaysFrom('2027-03-18', 3, saturdayAndSunday)).toEqual(['2027-03-18', '2027-03-19', '2027-03-22'])
})

test('from a Sunday they begin on Monday', () => {
  expect(workDaysFrom('2027-03-21', 3, saturdayAndSunday)).toEqual(['2027-03-22', '2027-03-23', '2027-03-24'])
})

test('the three before a Tuesday', () => {
  expect(workDaysFrom('2027-03-23', -3, saturdayAndSunday)).toEqual([
    '2027-03-18',
    '2027-03-19',
    '2027-03-22',
  ])
})

test('where every day is free, or none, they are consecutive', () => {
  const consecutive = ['2027-03-19', '2027-03-20', '2027-03-21']
  expect(workDaysFrom('2027-03-19', 3, [0, 1, 2, 3, 4, 5, 6])).toEqual(consecutive)
  expect(workDaysFrom('2027-03-19', 3, [])).toEqual(consecutive)
})
