import { expect, test } from 'vitest'
import { chipRem, hourRem } from './density.ts'
import tokens from './tokens.css?raw'

const inTokens = (name: string) =>
  [...tokens.matchAll(new RegExp(`${name}: ([0-9.]+)rem`, 'g'))].map(([, rem]) => Number(rem))

test('calculated heights are those of the stylesheet', () => {
  expect(inTokens('--hour')).toEqual([hourRem.normal, hourRem.compact, hourRem.roomy])
  expect(inTokens('--chip')).toEqual([chipRem])
})
