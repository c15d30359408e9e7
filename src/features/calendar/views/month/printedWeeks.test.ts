import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { headsMm, numeralMm, printedWeeks } from './printedWeeks.ts'

const paris = zoneNamed('Europe/Paris')
const march = daysFrom('2027-03-01', 35)
const heightMm = 175

const on = (day: IsoDate, count: number) =>
  Array.from({ length: count }, (_, index) =>
    plainEvent(`${day} ${index}`, { kind: 'allDay', first: day, last: day }),
  )

const printed = (count: number) => {
  const { weeks, lineMm, room } = printedWeeks(on('2027-03-15', count), march, paris, heightMm)
  const monday = weeks[2]?.[0]
  return { weeks: weeks.length, shown: monday?.lanes.length, hidden: monday?.hidden, lineMm, room }
}

test('a month of few events has lines of the usual height', () => {
  expect(printed(2)).toMatchObject({ weeks: 5, shown: 2, hidden: 0, lineMm: 4.1 })
})

test('a fuller day makes lines lower, before an event is left out', () => {
  const full = printed(9)
  expect(full).toMatchObject({ shown: 9, hidden: 0 })
  expect(full.lineMm).toBeLessThan(4.1)
})

test('what cannot be read any more is counted', () => {
  const { shown, hidden, lineMm } = printed(30)
  expect(lineMm).toBeGreaterThanOrEqual(2.8)
  expect([Number(shown) + Number(hidden), Number(hidden) > 0]).toEqual([30, true])
})

test.each([0, 3, 8, 9, 10, 40])('with %d events on a day the lines of its week fit into it', (count) => {
  const { weeks, lineMm, room } = printed(count)
  expect(weeks * (numeralMm + room * lineMm)).toBeLessThanOrEqual(heightMm - headsMm)
})
