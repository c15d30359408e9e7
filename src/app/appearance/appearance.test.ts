import { expect, test } from 'vitest'
import { readAppearance } from './appearance.ts'

const usual = { theme: 'system', density: 'normal', language: null, nights: 'shown' }
const keeping = (stored: string | null) => ({ getItem: () => stored })

test('a new browser follows the system', () => {
  expect(readAppearance(keeping(null))).toEqual(usual)
})

test('the last appearance in this browser is restored', () => {
  const last = { theme: 'dark', density: 'roomy', language: 'ar', nights: 'folded' }
  expect(readAppearance(keeping(JSON.stringify(last)))).toEqual(last)
})

test('an unknown value means the default, the others stay', () => {
  expect(readAppearance(keeping('{"theme":"sepia","density":"compact","language":"toString"}'))).toEqual({
    ...usual,
    density: 'compact',
  })
})

test('unreadable data means the default', () => {
  expect(readAppearance(keeping('{'))).toEqual(usual)
})
