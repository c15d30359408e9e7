import { expect, test } from 'vitest'
import { workingTimeOf } from './workingTimeOf.ts'

const nine = [{ start: '09:00', end: '18:00' }]
const early = [{ start: '07:00', end: '15:00' }]

test('days that somebody did not choose are as usual', () => {
  const told = workingTimeOf({ zone: 'Asia/Tokyo', workingHours: { monday: early, friday: [] } }, 'UTC')
  expect(told?.zone.name).toBe('Asia/Tokyo')
  expect(told?.hours).toEqual([[], early, nine, nine, nine, [], []])
})

test('who told no zone, or one that nobody knows, is where one asks from', () => {
  expect(workingTimeOf({ workingHours: {} }, 'Europe/Paris')?.zone.name).toBe('Europe/Paris')
  expect(workingTimeOf({ zone: 'Nowhere/Else' }, 'Europe/Paris')?.zone.name).toBe('Europe/Paris')
})

test('of who told nothing nothing is known', () => {
  expect(workingTimeOf({}, 'Europe/Paris')).toBeNull()
})
