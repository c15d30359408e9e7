import { expect, test } from 'vitest'
import { typeClock } from './typedClock.ts'

test.each([
  ['9', ['09:00']],
  ['930', ['09:00', '09:30', '09:30']],
  ['0905', ['00:00', '09:00', '09:00', '09:05']],
  ['1405', ['01:00', '14:00', '14:00', '14:05']],
  ['2359', ['02:00', '23:00', '23:50', '23:59']],
  // 2 and 4 are 02:4_; 8 and 7 are no time, and neither is what follows four digits.
  ['245', ['02:00', '02:40', '02:45']],
  ['87', ['08:00', '07:00']],
  ['14309', ['01:00', '14:00', '14:30', '14:30', '09:00']],
])('the digits %s say %s', (digits, times) => {
  let typed = ''
  const announced = Array.from(digits, (digit) => {
    const next = typeClock(typed, digit)
    typed = next.typed
    return next.time
  })
  expect(announced).toEqual(times)
})
