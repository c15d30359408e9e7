import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { hiddenPages } from './hiddenPages.ts'

function dayWith(date: IsoDate, ...titles: readonly string[]) {
  const hiddenEvents = titles.map((title) => plainEvent(title, { kind: 'allDay', first: date, last: date }))
  return { date, hiddenEvents }
}

const titlesIn = (pages: ReturnType<typeof hiddenPages>) =>
  pages.map((page) => page.map(({ date, events }) => [date, ...events.map(({ title }) => title)]))

test('days that hide nothing have no page', () => {
  expect(hiddenPages([{ date: '2027-03-15' }], 10)).toEqual([])
})

test('every hidden event is listed under its day, once, over as many pages as that takes', () => {
  const days = [
    dayWith('2027-03-15', 'a', 'b'),
    dayWith('2027-03-16', 'c', 'd', 'e'),
    dayWith('2027-03-17', 'f'),
  ]
  expect(titlesIn(hiddenPages(days, 5))).toEqual([
    [
      ['2027-03-15', 'a', 'b'],
      ['2027-03-16', 'c'],
    ],
    [
      ['2027-03-16', 'd', 'e'],
      ['2027-03-17', 'f'],
    ],
  ])
})

test('a day is not named at the foot of a page that has no line for an event of it', () => {
  const days = [dayWith('2027-03-15', 'a', 'b', 'c'), dayWith('2027-03-16', 'd')]
  expect(titlesIn(hiddenPages(days, 5))).toEqual([[['2027-03-15', 'a', 'b', 'c']], [['2027-03-16', 'd']]])
})
