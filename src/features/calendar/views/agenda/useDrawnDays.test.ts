import { expect, test } from 'vitest'
import type { IsoDate } from '#domain/time/units.ts'
import { monthsAround } from '../monthsAround.ts'
import { hasDrawn } from './useDrawnDays.ts'

const fromMarch = monthsAround('2027-03-15', 1, 3)

test.each<readonly [IsoDate, boolean]>([
  ['2027-01-31', false],
  ['2027-02-01', true],
  ['2027-04-01', true],
  // The months after these may be empty, and end above the lower edge.
  ['2027-04-02', false],
  ['2027-05-01', false],
])('of February to June, %s can be scrolled to at once: %s', (date, expected) => {
  expect(hasDrawn(fromMarch, date)).toBe(expected)
})
