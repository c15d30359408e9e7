import { expect, test } from 'vitest'
import { readAppearance } from './appearance.ts'

const usual = { theme: 'system', density: 'normal', language: null }
const keeping = (stored: string | null) => ({ getItem: () => stored })

test('a new browser follows the system', () => {
  expect(readAppearance(keeping(null))).toEqual(usual)
})

test('what was last comes back', () => {
  const last = { theme: 'dark', density: 'roomy', language: 'ar' }
  expect(readAppearance(keeping(JSON.stringify(last)))).toEqual(last)
})

test('what no longer exists is the usual, the rest stays', () => {
  expect(readAppearance(keeping('{"theme":"sepia","density":"compact","language":"toString"}'))).toEqual({
    ...usual,
    density: 'compact',
  })
})

test('what cannot be read is the usual', () => {
  expect(readAppearance(keeping('{'))).toEqual(usual)
})
