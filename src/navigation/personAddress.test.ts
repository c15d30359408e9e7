import { expect, test } from 'vitest'
import { withPerson } from './personAddress.ts'

test('a person is named beside what the address of the calendar says, and no longer', () => {
  const week = '/calendar/week/2027-03-15?set=Town&zones=Europe/Paris,Asia/Tokyo'
  const named = withPerson(week, 'bob@kalends.example')
  expect(named).toBe(`${week}&person=bob%40kalends.example`)
  expect(withPerson(named, 'b0b')).toBe(`${week}&person=b0b`)
  expect(withPerson(named, null)).toBe(week)
  expect(withPerson('/calendar', 'b0b')).toBe('/calendar?person=b0b')
  expect(withPerson('/calendar?person=b0b', null)).toBe('/calendar')
})
