import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

const keeping = (stored: string | null) => ({ getItem: () => stored })

test('a new device follows the system', () => {
  expect(readPreferences(keeping(null))).toEqual({ theme: 'system', density: 'normal', hasShortcuts: true })
})

test('what was chosen comes back', () => {
  expect(readPreferences(keeping('{"theme":"dark","density":"roomy","hasShortcuts":false}'))).toEqual({
    theme: 'dark',
    density: 'roomy',
    hasShortcuts: false,
  })
})

test('a choice that no longer exists is the usual one, the others stay', () => {
  expect(readPreferences(keeping('{"theme":"sepia","density":"compact"}'))).toEqual({
    theme: 'system',
    density: 'compact',
    hasShortcuts: true,
  })
})

test('what cannot be read is the usual', () => {
  expect(readPreferences(keeping('{'))).toEqual({ theme: 'system', density: 'normal', hasShortcuts: true })
})
