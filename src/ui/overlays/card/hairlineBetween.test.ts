import { expect, test } from 'vitest'
import { hairlineBetween } from './hairlineBetween.ts'

const chip = { left: 400, top: 300, width: 100, height: 56 }

test('a line leads from the side of a chip to a card after it, in front of the card', () => {
  expect(hairlineBetween(chip, { left: 560, top: 300, width: 320, height: 240 })).toEqual({
    left: -60,
    top: 12,
    width: 60,
  })
})

test('and to a card before it, behind that', () => {
  expect(hairlineBetween(chip, { left: 20, top: 200, width: 320, height: 240 })).toEqual({
    left: 320,
    top: 112,
    width: 60,
  })
})

test('a card below the chip, or over it, needs none', () => {
  expect(hairlineBetween(chip, { left: 392, top: 364, width: 320, height: 240 })).toBeNull()
  expect(hairlineBetween(chip, { left: 450, top: 300, width: 320, height: 240 })).toBeNull()
  expect(hairlineBetween(chip, { left: 560, top: 400, width: 320, height: 240 })).toBeNull()
})
