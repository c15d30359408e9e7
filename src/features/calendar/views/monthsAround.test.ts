import { expect, test } from 'vitest'
import { monthsAround } from './monthsAround.ts'

test('a month before and one after are three whole months', () => {
  const days = monthsAround('2027-01-31', 1, 1)
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-01', '2027-02-28', 31 + 31 + 28])
})

test('each day of a month has the identical days around it, so that nothing is drawn again', () => {
  expect(monthsAround('2027-03-01', 1, 3)).toBe(monthsAround('2027-03-31', 1, 3))
})
