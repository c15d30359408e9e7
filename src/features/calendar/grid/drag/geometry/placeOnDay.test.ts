import { expect, test } from 'vitest'
import { hourAxis } from '#domain/layout/hourAxis.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { geometryOf } from './geometryOf.ts'
import type { GridBox } from './measureGrid.ts'
import { placeAt, pointOfPlace } from './placeOnDay.ts'

const dates = daysFrom('2027-03-15', 5)
const model = {
  days: dates.map((date) => ({ date, count: 0, lanes: [], hidden: 0, timed: [] })),
  rowLength: 5,
  axis: hourAxis(dates, zoneNamed('UTC')),
}

/** Five days, scrolled to seven o'clock: an hour is 60 pixels high, and so is the row above the hours. */
const box: GridBox = {
  bounds: { left: 0, top: 0, width: 500, height: 600 },
  sign: 1,
  remPixels: 16,
  lineHeight: 20,
  days: { left: 0, top: 0, width: 500, height: 1500 },
  hours: { top: 60 - 420, height: 1440, lanesTop: 0 },
  numeralHeight: 20,
  visibleTop: 60,
  visibleBottom: 600,
  scrollTop: 420,
  maxScrollTop: 900,
}
const geometry = geometryOf(model, box, { by: () => 0 })

test('a place among the hours is where its time is drawn', () => {
  const place = placeAt(geometry, { x: 150, y: 120 })
  expect(place).toMatchObject({ date: '2027-03-16', instant: Date.UTC(2027, 2, 16, 8) })
  expect(place && pointOfPlace(geometry, place)).toEqual({ x: 150, y: 120 })
})

test('a place above the hours has no time, however far they are scrolled', () => {
  const place = placeAt(geometry, { x: 150, y: 10 })
  expect(place).toMatchObject({ date: '2027-03-16', instant: null })
  expect(place && pointOfPlace(geometry, place)).toEqual({ x: 150, y: 10 })
})
