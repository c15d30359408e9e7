import { expect, test } from 'vitest'
import { leastWeekRem, linesIn } from './weekHeights.ts'

// The heights of a week, in pixels, on phones of 568, 667, 780 and 844 pixels.
test.each([84, 87, 106, 118])(
  'a week of %i pixels has as many lines for a finger as for a mouse',
  (pixels) => {
    expect(linesIn(pixels / 16, true)).toBe(linesIn(pixels / 16, false))
  },
)

test('the lowest week has room for two lines', () => {
  expect([linesIn(leastWeekRem, true), linesIn(leastWeekRem, false)]).toEqual([2, 2])
})
