import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

const usual = { theme: 'system', density: 'normal', hasShortcuts: true, language: null }
const keeping = (stored: string | null) => ({ getItem: () => stored })

test('a new device follows the system', () => {
  expect(readPreferences(keeping(null))).toEqual(usual)
})

test('what was chosen comes back', () => {
  expect(
    readPreferences(keeping('{"theme":"dark","density":"roomy","hasShortcuts":false,"language":"ar"}')),
  ).toEqual({
    theme: 'dark',
    density: 'roomy',
    hasShortcuts: false,
    language: 'ar',
  })
})

test('a choice that no longer exists is the usual one, the others stay', () => {
  expect(readPreferences(keeping('{"theme":"sepia","density":"compact","language":"toString"}'))).toEqual({
    ...usual,
    density: 'compact',
  })
})

test('what cannot be read is the usual', () => {
  expect(readPreferences(keeping('{'))).toEqual(usual)
})
