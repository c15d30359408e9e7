import { expect, test } from 'vitest'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { geometryOf } from './geometryOf.ts'
import type { GridBox } from './measureGrid.ts'

const box: GridBox = {
  bounds: { left: 0, top: 0, width: 500, height: 200 },
  sign: 1,
  remPixels: 16,
  lineHeight: 20,
  days: { left: 0, top: 0, width: 500, height: 200 },
  hours: null,
  numeralHeight: 20,
  visibleTop: 0,
  visibleBottom: 200,
  scrollTop: 0,
  maxScrollTop: 0,
}
const day = (date: IsoDate) => ({ date, count: 0, lanes: [], hidden: 0, timed: [] })
const dates = ['15', '16', '17', '18', '19', '22', '23', '24', '25', '26'] as const
const workWeeks = {
  days: dates.map((date) => day(`2027-03-${date}`)),
  rowLength: 5,
  axis: null,
} as const
const { datesBetween, daysIn, dayAt } = geometryOf(workWeeks, box, { by: () => 0 })

test('from Friday to the Monday below, an event moves by three days, although by one day of the grid', () => {
  const [friday, monday] = [dayAt({ x: 450, y: 50 }), dayAt({ x: 50, y: 150 })]
  expect([friday, monday]).toEqual([4, 5])
  expect(datesBetween(friday, monday)).toBe(3)
  expect(datesBetween(monday, friday)).toBe(-3)
})

test.each([
  ['2027-03-18', '2027-03-22', { from: 3, to: 5 }],
  ['2027-03-20', '2027-03-23', { from: 5, to: 6 }],
  ['2027-03-20', '2027-03-21', { from: 5, to: 4 }],
  ['2027-03-01', '2027-04-30', { from: 0, to: 9 }],
  ['2027-04-01', '2027-04-02', { from: 10, to: 9 }],
])('from %s to %s, these visible days are included', (first, last, shown) => {
  expect(daysIn(dayNumber(first), dayNumber(last))).toEqual(shown)
})
