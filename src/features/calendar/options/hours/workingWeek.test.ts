import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { WorkingHours } from '../ViewOptions.ts'
import { minutesOf } from './workTime.ts'
import { dayMinutes, drawnHours, endRange, movedByKey, withEndAt } from './workingWeek.ts'

const nine = { start: '09:00', end: '17:00' }
const week: readonly WorkingHours[] = [null, nine, nine, nine, nine, nine, null]
/** Columns of a week that begins on Monday. */
const order = [1, 2, 3, 4, 5, 6, 0]

test('a stroke within a day draws its hours, to the nearest half hour', () => {
  const drawn = drawnHours(week, order, { column: 1, minutes: 590 }, { column: 1, minutes: 940 })
  expect(drawn).toEqual([null, nine, { start: '10:00', end: '15:30' }, nine, nine, nine, null])
})

test('a stroke over several days gives each of them the same hours, upwards and backwards too', () => {
  const drawn = drawnHours(week, order, { column: 6, minutes: 720 }, { column: 4, minutes: 480 })
  const morning = { start: '08:00', end: '12:00' }
  expect(drawn).toEqual([morning, nine, nine, nine, nine, morning, morning])
})

test('a stroke to the bottom and beyond ends at midnight', () => {
  const drawn = drawnHours(week, order, { column: 0, minutes: 1200 }, { column: 0, minutes: 1700 })
  expect(drawn[1]).toEqual({ start: '20:00', end: '24:00' })
  expect(drawnHours(week, order, { column: 0, minutes: 1440 }, { column: 0, minutes: 1440 })[1]).toEqual({
    start: '23:30',
    end: '24:00',
  })
})

test('an end that is moved takes the nearest half hour, and leaves half an hour between the two', () => {
  expect(withEndAt(week, 1, 'start', 500)[1]).toEqual({ start: '08:30', end: '17:00' })
  expect(withEndAt(week, 1, 'start', 1400)[1]).toEqual({ start: '16:30', end: '17:00' })
  expect(withEndAt(week, 1, 'end', 0)[1]).toEqual({ start: '09:00', end: '09:30' })
  expect(withEndAt(week, 1, 'end', 2000)[1]).toEqual({ start: '09:00', end: '24:00' })
  expect(withEndAt(week, 0, 'end', 600)).toEqual(week)
})

test.each([
  ['ArrowUp', 510],
  ['ArrowDown', 570],
  ['PageUp', 420],
  ['PageDown', 660],
  ['Home', 0],
  ['End', 990],
  ['Tab', null],
])('%s moves a start of 09:00 to %s minutes', (key, to) => {
  expect(movedByKey(key, 540, endRange(nine, 'start'))).toBe(to)
})

const spot = fc.record({
  column: fc.integer({ min: 0, max: 6 }),
  minutes: fc.integer({ min: -20, max: 1460 }),
})

/** A stroke may go over the edges of the day. */
const inDay = (minutes: number) => Math.min(dayMinutes, Math.max(0, minutes))

test('whatever is drawn ends after it starts, near where the stroke was', () => {
  assertProperty(
    fc.property(spot, spot, (from, to) => {
      const drawn = drawnHours(week, order, from, to)
      const isCrossed = (_: number, column: number) =>
        column >= Math.min(from.column, to.column) && column <= Math.max(from.column, to.column)
      for (const day of order.filter((each, column) => !isCrossed(each, column))) {
        expect(drawn[day]).toBe(week[day])
      }
      for (const day of order.filter(isCrossed)) {
        const [start, end] = [minutesOf(drawn[day]?.start ?? ''), minutesOf(drawn[day]?.end ?? '')]
        expect(start).toBeLessThan(end)
        expect(Math.abs(start - inDay(Math.min(from.minutes, to.minutes)))).toBeLessThanOrEqual(30)
        expect(Math.abs(end - inDay(Math.max(from.minutes, to.minutes)))).toBeLessThanOrEqual(45)
      }
    }),
  )
})
