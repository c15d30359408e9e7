import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import type { AgendaMonth } from './AgendaMonth.ts'
import { maxAllDrawn, linesNear } from './linesNear.ts'

const march = daysFrom('2027-03-01', 31)

/** March, with so many events on each of its days. */
const monthOf = (count: number): readonly AgendaMonth[] => [
  {
    month: '2027-03',
    entries: march.map((date) => ({
      kind: 'day',
      date,
      events: Array.from({ length: count }, (_, index) => ({
        event: plainEvent(`Call ${index}`, { kind: 'allDay', first: date, last: date }),
        day: 1,
        days: 1,
      })),
    })),
  },
]

const drawn = (count: number, ...tops: Parameters<typeof linesNear>[1]) =>
  [...(linesNear(monthOf(count), tops, 30) ?? [])]
    .filter(([, { from, to }]) => from < to)
    .map(([date, { from, to }]) => `${date} ${from}-${to}`)

test('every line of an agenda that has few is drawn', () => {
  const few = monthOf(Math.floor(maxAllDrawn / march.length))
  expect(linesNear(few, [{ date: '2027-03-15', line: 0 }], 30)).toBeNull()
})

test('of many lines those on the screen are drawn, and a third as many above and below', () => {
  expect(drawn(100, { date: '2027-03-15', line: 40 })).toEqual(['2027-03-15 30-80'])
  expect(drawn(20, { date: '2027-03-15', line: 5 })).toEqual([
    '2027-03-14 15-20',
    '2027-03-15 0-20',
    '2027-03-16 0-20',
    '2027-03-17 0-5',
  ])
})

test('at a day that has no events it is those before and after it', () => {
  const [month] = monthOf(100)
  const entries = month?.entries.filter((entry) => entry.kind !== 'day' || entry.date !== '2027-03-15') ?? []
  const near = linesNear([{ month: '2027-03', entries }], [{ date: '2027-03-15', line: 3 }], 30)
  expect(near?.get('2027-03-14')).toEqual({ from: 90, to: 100 })
  expect(near?.get('2027-03-16')).toEqual({ from: 0, to: 40 })
})

test('after the last day it is its last lines', () => {
  expect(drawn(100, { date: '2027-04-20', line: 0 })).toEqual(['2027-03-31 90-100'])
})

test('what a step leads to is drawn ahead, and of one day all that lies between', () => {
  expect(drawn(100, { date: '2027-03-15', line: 40 }, { date: '2027-03-20', line: 50 })).toEqual([
    '2027-03-15 30-80',
    '2027-03-20 40-90',
  ])
  expect(drawn(100, { date: '2027-03-15', line: 10 }, { date: '2027-03-15', line: 50 })).toEqual([
    '2027-03-15 0-90',
  ])
})
