import { expect, test } from 'vitest'
import { hoursOfWish, usualWish } from './FindWish.ts'

const nine = { start: '09:00', end: '17:00' }
const working = [
  null,
  nine,
  nine,
  { start: '08:00', end: '11:00' },
  { start: '13:00', end: '20:00' },
  nine,
  null,
]
const wish = usualWish(working)

test('to begin with, the working hours of the days that one works on', () => {
  expect(hoursOfWish(wish, working)).toEqual(working)
})

test('a part of the day is cut out of the working hours, and a day may have nothing of it', () => {
  const morning = { start: '09:00', end: '12:00' }
  const afternoon = { start: '12:00', end: '17:00' }
  expect(hoursOfWish({ ...wish, part: 'morning' }, working).slice(1, 6)).toEqual([
    morning,
    morning,
    working[3],
    null,
    morning,
  ])
  expect(hoursOfWish({ ...wish, part: 'afternoon' }, working).slice(1, 6)).toEqual([
    afternoon,
    afternoon,
    null,
    working[4],
    afternoon,
  ])
})

test('a day off can be chosen, and any time of the day', () => {
  const onSaturday = { weekdays: [6] as const, part: 'work' as const }
  expect(hoursOfWish(onSaturday, working)[6]).toEqual({ start: '09:00', end: '18:00' })
  expect(hoursOfWish({ ...onSaturday, part: 'any' }, working)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    { start: '07:00', end: '22:00' },
  ])
})
