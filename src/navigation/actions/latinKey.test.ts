import { expect, test } from 'vitest'
import { latinKey } from './latinKey.ts'

test.each([
  ['ن', 'KeyK', 'k'],
  ['Я', 'KeyZ', 'z'],
  ['ω', 'KeyV', 'v'],
  // Its own letters stay where the layout has them.
  ['z', 'KeyY', 'z'],
  ['é', 'Digit2', 'é'],
  [';', 'KeyZ', ';'],
  ['T', 'KeyT', 't'],
  ['Enter', 'Enter', 'Enter'],
])('%s at %s is the key %s', (key, code, latin) => {
  expect(latinKey(key, code)).toBe(latin)
})
