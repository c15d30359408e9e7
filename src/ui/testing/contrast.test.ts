import { expect, test } from 'vitest'
import { contrastRatio, painted, perceivedContrast } from './contrast.ts'
import { oklchOf } from '../colours/oklch.ts'

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBe(21)
  expect(contrastRatio([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).toBe(1)
})

test('the grey #767676 is the lightest that is readable on white', () => {
  expect(contrastRatio([0x76 / 255, 0x76 / 255, 0x76 / 255], [1, 1, 1])).toBeCloseTo(4.54, 2)
})

test('black on white is 106 by APCA, white on black 108', () => {
  expect(perceivedContrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(106.04, 1)
  expect(perceivedContrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(107.88, 1)
})

test('red has the lightness, chroma and hue that CSS Color 4 gives it', () => {
  const { l, c, h } = oklchOf([1, 0, 0])
  expect([l, c, h].map((value) => Number(value.toFixed(2)))).toEqual([0.63, 0.26, 29.23])
})

test('a colour survives the conversion there and back', () => {
  expect(painted(oklchOf([1, 0.2, 0.4]))).toEqual([1, 0.2, 0.4])
})

test('a chroma that no screen has is clipped', () => {
  expect(painted({ l: 0.63, c: 0.4, h: 29 })[1]).toBe(0)
})
