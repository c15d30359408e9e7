import { expect, test } from 'vitest'
import { edgeUnder } from './edgeUnder.ts'

const week = (sign: 1 | -1) => ({
  dates: ['2027-03-15', '2027-03-16', '2027-03-17'] as const,
  sign,
  lineOn: (day: number) => ({
    left: 50 + 100 * (sign === 1 ? day : 2 - day),
    top: 0,
    width: 100,
    height: 20,
  }),
})
const edgesOf = (sign: 1 | -1, ...at: number[]) =>
  at.map((x) => edgeUnder({ ...other, ...week(sign) }, { x, y: 0 }))

const other = {
  pixelsBetween: () => 0,
  dayAt: () => 0,
  datesBetween: () => 0,
  daysIn: () => ({ from: 0, to: 0 }),
  chipAt: () => ({ left: 0, top: 0, width: 0, height: 0 }),
  hours: null,
}

test('the sides of the days and the ruler are edges, what is between them is not', () => {
  expect(edgesOf(1, 10, 69, 71, 200, 329, 331)).toEqual([-1, -1, null, null, null, 1])
})

test('where days run to the left, the next page is there', () => {
  expect(edgesOf(-1, 69, 200, 331)).toEqual([1, null, -1])
})
