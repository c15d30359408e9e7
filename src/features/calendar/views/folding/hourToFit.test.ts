import { expect, test } from 'vitest'
import { hourToFit } from './hourToFit.ts'

const elevenHours = 11 * 60

test('an hour is as high as a folded day has room for', () => {
  const hour = hourToFit(45, { laneCount: 2, isByFinger: false }, elevenHours, 'normal')
  expect(hour * 11 + 2.3125 + 2 * 1.375 + 0.4375).toBeLessThanOrEqual(45)
  expect(hour).toBeGreaterThan(3.4)
})

test('it is not lower than people may choose, and not much higher than they chose', () => {
  expect(hourToFit(20, { laneCount: 0, isByFinger: false }, elevenHours, 'roomy')).toBe(2.75)
  expect(hourToFit(90, { laneCount: 0, isByFinger: false }, elevenHours, 'normal')).toBe(4.375)
  expect(hourToFit(90, { laneCount: 0, isByFinger: false }, elevenHours, 'compact')).toBeLessThan(3.5)
})

test('before anything is measured it is as chosen', () => {
  expect(hourToFit(0, { laneCount: 0, isByFinger: false }, elevenHours, 'roomy')).toBe(4.5)
})
