import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import { addDays, daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { lanesOf } from '../../grid/model/lanesOf.ts'
import { monthModel } from './monthModel.ts'
import { epochMs, addMs } from '#domain/time/units.ts'

const paris = zoneNamed('Europe/Paris')
const weeks = daysFrom('2027-03-15', 14)
const hourMs = 3_600_000
const midnight = epochMs(Date.parse('2027-03-14T23:00Z'))

/**
 * From the days before two weeks to those after; many begin together, and some last over the end of a week.
 */
const whens: fc.Arbitrary<EventWhen> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -30, max: 370 }), fc.constantFrom(0, 1, 3, 30, 80))
    .map(([hour, hours]): EventWhen => ({
      kind: 'timed',
      start: addMs(midnight, hour * hourMs),
      end: addMs(midnight, (hour + hours) * hourMs),
      zone: null,
    })),
  fc.tuple(fc.integer({ min: -3, max: 16 }), fc.constantFrom(0, 0, 1, 4)).map(([day, days]): EventWhen => ({
    kind: 'allDay',
    first: addDays('2027-03-15', day),
    last: addDays('2027-03-15', day + days),
  })),
)

/** What hides has no order. */
const inOrder = (rows: ReturnType<typeof monthModel>) =>
  rows.map((row) =>
    row.map((day) => ({ ...day, hiddenEvents: day.hiddenEvents?.map(({ key }) => key).toSorted() })),
  )

test('a crowd is drawn and counted as if every event had been placed', () => {
  assertProperty(
    fc.property(fc.array(whens, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (all, room) => {
      const events = all.map((when, index) => plainEvent(String(index), when))
      const placed = monthCells(events, weeks, paris, room).map((row) =>
        row.days.map((date, index) => ({
          ...lanesOf(row, index),
          date,
          timed: [],
          count: row.events[index]?.length ?? 0,
        })),
      )
      expect(inOrder(monthModel(events, weeks, paris, room))).toEqual(inOrder(placed))
    }),
    { numRuns: 300 },
  )
})

test('lanes above a chip, also those of earlier bars, are the gap above it', () => {
  const bar = plainEvent('bar', { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' })
  const lunch = plainEvent('lunch', {
    kind: 'timed',
    start: addMs(midnight, 36 * hourMs),
    end: addMs(midnight, 37 * hourMs),
    zone: null,
  })
  const [row] = monthModel([bar, lunch], weeks, paris, 4)
  expect(row?.slice(0, 2).map(({ lanes }) => lanes.map(({ lane, gap }) => [lane, gap]))).toEqual([
    [[0, 0]],
    [[1, 1]],
  ])
})

test('without weekends a bar ends before one and begins again after it', () => {
  const trip = plainEvent('trip', { kind: 'allDay', first: '2027-03-18', last: '2027-03-23' })
  const days = [...daysFrom('2027-03-15', 5), ...daysFrom('2027-03-22', 5)]
  const rows = monthModel([trip], days, paris, 4)
  expect(rows.map((row) => row.map(({ count }) => count))).toEqual([
    [0, 0, 0, 1, 1],
    [1, 1, 0, 0, 0],
  ])
  expect(rows.map((row) => row.flatMap(({ lanes }) => lanes.map((bar) => bar.days)))).toEqual([[2], [2]])
})

test('a draft is the first of its day, however full that is', () => {
  const day = (title: string) =>
    plainEvent(title, { kind: 'allDay', first: '2027-03-16', last: '2027-03-16' })
  const draft = { ...day('z'), isDraft: true } as const
  const events = [...['a', 'b', 'c', 'd', 'e', 'f'].map(day), draft]
  const rows = monthModel(events, weeks, paris, 3)
  expect(rows[0]?.[1]?.lanes[0]?.event).toBe(draft)
  expect(rows[0]?.[1]?.hidden).toBe(5)
})
