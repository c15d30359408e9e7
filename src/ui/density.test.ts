import { expect, test } from 'vitest'
import { chipLineRem } from './styles/chipLine.ts'
import { chipRem, hourRem } from './density.ts'
import tokens from './tokens.css?raw'

const inTokens = (name: string) =>
  [...tokens.matchAll(new RegExp(`${name}: ([0-9.]+)rem`, 'g'))].map(([, rem]) => Number(rem))

test('calculated heights are those of the stylesheet', () => {
  expect(inTokens('--hour')).toEqual([hourRem.normal, hourRem.compact, hourRem.roomy])
  expect(inTokens('--chip')).toEqual([chipRem])
  // Between two of them are two pixels.
  const gapRem = 2 / 16
  expect(inTokens('--chip-line')).toEqual([false, true].map((isByFinger) => chipLineRem(isByFinger) - gapRem))
})

test('by finger, lines of chips are 24 pixels apart', () => {
  expect(chipLineRem(true) * 16).toBeGreaterThanOrEqual(24)
})
