import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { CalendarEvent, EventWhen } from '../event/CalendarEvent.ts'
import { plainEvent } from '../testing/plainEvent.ts'
import { addDays, monthGrid, weekOf } from '../time/dates.ts'
import { instantOf } from '../time/instantOf.ts'
import { freeSlots } from './freeSlots.ts'
import { monthCells } from './monthCells.ts'
import { packBars } from './packBars.ts'
import { segmentsByDay } from './segmentsByDay.ts'
import { sideBySide } from './sideBySide.ts'
import { addMs, type IsoDate } from '../time/units.ts'

const zone = 'Europe/Paris'
const week = weekOf('2027-03-24', 1)

const timed = (start: string, end: string): EventWhen => ({
  kind: 'timed',
  start: instantOf(start, zone),
  end: instantOf(end, zone),
  zone,
})
const allDay = (first: IsoDate, last = first): EventWhen => ({ kind: 'allDay', first, last })

const place = (spans: readonly { start: number; end: number }[], minimum?: number) =>
  sideBySide(spans, minimum).map(({ start, column, columns }) => [start, column, columns])

test('spans that do not overlap have the whole width', () => {
  expect(
    place([
      { start: 600, end: 660 },
      { start: 540, end: 600 },
    ]),
  ).toEqual([
    [540, 0, 1],
    [600, 0, 1],
  ])
})

test('spans that overlap share the width, the longer one first', () => {
  expect(
    sideBySide([
      { start: 540, end: 570 },
      { start: 540, end: 600 },
    ]),
  ).toEqual([
    { start: 540, end: 600, column: 0, columns: 2 },
    { start: 540, end: 570, column: 1, columns: 2 },
  ])
})

test('spans that overlap through others share a width, and a free column is used again', () => {
  expect(
    place([
      { start: 540, end: 660 },
      { start: 570, end: 600 },
      { start: 630, end: 720 },
    ]),
  ).toEqual([
    [540, 0, 2],
    [570, 1, 2],
    [630, 1, 2],
  ])
})

test('overlaps are those of what is drawn: a short span has a minimum height', () => {
  expect(
    place(
      [
        { start: 540, end: 545 },
        { start: 550, end: 580 },
      ],
      20,
    ),
  ).toEqual([
    [540, 0, 2],
    [550, 1, 2],
  ])
  expect(
    place([
      { start: 540, end: 545 },
      { start: 550, end: 580 },
    ]),
  ).toEqual([
    [540, 0, 1],
    [550, 0, 1],
  ])
})

test('placed spans keep their other properties', () => {
  expect(sideBySide([{ start: 0, end: 10, name: 'Lunch' }])).toEqual([
    { start: 0, end: 10, name: 'Lunch', column: 0, columns: 1 },
  ])
})

test('no two spans are ever drawn over each other, and each has its place', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 0, max: 300 }))
    .map(([start, length]) => ({ start, end: start + length }))
  assertProperty(
    fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
      const placed = sideBySide(spans, 20)
      const drawn = placed.map((each) => ({ ...each, end: Math.max(each.end, each.start + 20) }))
      const pairs = drawn.flatMap((one, index) =>
        drawn.slice(index + 1).map((other) => [one, other] as const),
      )
      const overlapping = pairs.filter(([one, other]) => one.start < other.end && other.start < one.end)
      expect(
        overlapping.filter(([one, other]) => one.column === other.column || one.columns !== other.columns),
      ).toEqual([])
      expect(placed.filter(({ column, columns }) => column >= columns)).toEqual([])
      expect(placed).toHaveLength(spans.length)
    }),
  )
})

test('with a limit of columns, these hold what they would hold without it', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 90 }))
    .map(([start, length]) => ({ start, end: start + length }))
  assertProperty(
    fc.property(fc.array(span, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (spans, limit) => {
      const amongAll = sideBySide(spans, 20)
        .filter(({ column }) => column < limit)
        .map((each) => ({ ...each, columns: Math.min(limit, each.columns) }))
      expect(sideBySide(spans, 20, limit)).toEqual(amongAll)
    }),
  )
})

test('five thousand spans of one day are placed at once', () => {
  const spans = Array.from({ length: 5000 }, (_, index) => ({
    start: (index * 7) % 1400,
    end: ((index * 7) % 1400) + 30,
  }))
  const begun = performance.now()
  expect(sideBySide(spans, 20)).toHaveLength(5000)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('bars take the topmost lane that is free', () => {
  const bars = [
    { first: 0, last: 1 },
    { first: 1, last: 3 },
    { first: 2, last: 2 },
    { first: 4, last: 4 },
  ]
  expect(packBars(bars, 7).map(({ from, to, lane }) => [from, to, lane])).toEqual([
    [0, 1, 0],
    [1, 3, 1],
    [2, 2, 0],
    [4, 4, 0],
  ])
})

test('a bar is cut off where its row ends, and says so', () => {
  expect(
    packBars(
      [
        { first: -3, last: 1 },
        { first: 6, last: 9 },
        { first: -9, last: -1 },
        { first: 7, last: 8 },
      ],
      7,
    ),
  ).toEqual([
    { bar: { first: -3, last: 1 }, from: 0, to: 1, lane: 0, continuesBefore: true, continuesAfter: false },
    { bar: { first: 6, last: 9 }, from: 6, to: 6, lane: 0, continuesBefore: false, continuesAfter: true },
  ])
})

const segments = (when: EventWhen, days = week) =>
  segmentsByDay({ when }, days, zone).map(({ day, start, end, continuesBefore, continuesAfter }) => [
    day,
    start,
    end,
    continuesBefore,
    continuesAfter,
  ])

test('an event within a day is one piece', () => {
  expect(segments(timed('2027-03-24T09:00:00', '2027-03-24T10:30:00'))).toEqual([
    ['2027-03-24', 540, 630, false, false],
  ])
})

test('an event crossing midnight shows on both days', () => {
  expect(segments(timed('2027-03-24T22:00:00', '2027-03-25T06:00:00'))).toEqual([
    ['2027-03-24', 1320, 1440, false, true],
    ['2027-03-25', 0, 360, true, false],
  ])
})

test('an event that ends at midnight does not show on the day that begins then', () => {
  expect(segments(timed('2027-03-24T22:00:00', '2027-03-25T00:00:00'))).toEqual([
    ['2027-03-24', 1320, 1440, false, false],
  ])
})

test('an event without length shows on its day, at midnight too', () => {
  expect(segments(timed('2027-03-25T00:00:00', '2027-03-25T00:00:00'))).toEqual([
    ['2027-03-25', 0, 0, false, false],
  ])
})

test('an event that began before the week and ends after it fills each day', () => {
  const all = segments(timed('2027-03-01T09:00:00', '2027-04-20T09:00:00'))
  expect(all).toHaveLength(7)
  expect(all[3]).toEqual(['2027-03-25', 0, 1440, true, true])
})

test('an event of another week, and an all-day event, have no piece', () => {
  expect(segments(timed('2027-03-15T09:00:00', '2027-03-15T10:00:00'))).toEqual([])
  expect(segments(timed('2027-04-15T09:00:00', '2027-04-15T10:00:00'))).toEqual([])
  expect(segments(allDay('2027-03-24'))).toEqual([])
})

test('on days of 23 and 25 hours an hour is drawn at its local time', () => {
  expect(segments(timed('2027-03-28T01:00:00', '2027-03-28T04:00:00'))).toEqual([
    ['2027-03-28', 60, 240, false, false],
  ])
  expect(segments(timed('2027-03-28T09:00:00', '2027-03-28T10:00:00'))).toEqual([
    ['2027-03-28', 540, 600, false, false],
  ])
  const october = weekOf('2027-10-31', 1)
  expect(segments(timed('2027-10-31T09:00:00', '2027-10-31T10:00:00'), october)).toEqual([
    ['2027-10-31', 600, 660, false, false],
  ])
})

test('what crosses a midnight that does not exist begins after the gap, and one that comes twice ends before what is not there', () => {
  const when = (start: string, end: string): EventWhen => ({
    kind: 'timed',
    start: instantOf(start, 'America/Santiago'),
    end: instantOf(end, 'America/Santiago'),
    zone: null,
  })
  const pieces = (of: EventWhen, day: IsoDate) =>
    segmentsByDay({ when: of }, weekOf(day, 1), 'America/Santiago').map(({ start, end }) => [start, end])
  expect(pieces(when('2027-09-04T22:00:00', '2027-09-05T03:00:00'), '2027-09-05')).toEqual([
    [1320, 1440],
    [60, 180],
  ])
  expect(pieces(when('2027-04-01T22:00:00', '2027-04-02T03:00:00'), '2027-04-03')).toEqual([
    [1320, 1440],
    [0, 180],
  ])
})

test('an event from the first 02:45 to the second 02:15 has its real length, and runs from one hour into its second', () => {
  const start = instantOf('2027-10-31T02:45:00', zone)
  const when: EventWhen = { kind: 'timed', start, end: addMs(start, 30 * 60_000), zone }
  expect(segments(when, weekOf('2027-10-31', 1))).toEqual([['2027-10-31', 165, 195, false, false]])
})

test('the same event is cut at midnight in the zone of the view', () => {
  const when = timed('2027-03-24T09:00:00', '2027-03-24T10:00:00')
  const days = (viewZone: string) =>
    segmentsByDay({ when }, week, viewZone).map(({ day, start }) => [day, start])
  expect(days('Pacific/Kiritimati')).toEqual([['2027-03-24', 1320]])
  expect(days('Pacific/Pago_Pago')).toEqual([['2027-03-23', 1260]])
  expect(days('Asia/Kathmandu')).toEqual([['2027-03-24', 825]])
})

const cells = (events: readonly CalendarEvent[], maxLanes: number) =>
  monthCells(events, monthGrid('2027-03-15', 1), zone, maxLanes)

test('a month is rows of weeks, its events bars of a day or more', () => {
  const rows = cells(
    [
      plainEvent('Lunch', timed('2027-03-15T12:00:00', '2027-03-15T13:00:00')),
      plainEvent('Fair', allDay('2027-03-20', '2027-03-23')),
    ],
    4,
  )
  expect(rows.map(({ days }) => days[0])).toEqual([
    '2027-03-01',
    '2027-03-08',
    '2027-03-15',
    '2027-03-22',
    '2027-03-29',
  ])
  expect(
    rows[2]?.bars.map(({ bar, from, to, continuesAfter }) => [bar.event.title, from, to, continuesAfter]),
  ).toEqual([
    ['Lunch', 0, 0, false],
    ['Fair', 5, 6, true],
  ])
  expect(
    rows[3]?.bars.map(({ bar, from, to, continuesBefore }) => [bar.event.title, from, to, continuesBefore]),
  ).toEqual([['Fair', 0, 1, true]])
})

test('all-day events are above timed ones, those in order of time', () => {
  const rows = cells(
    [
      plainEvent('Late', timed('2027-03-15T18:00:00', '2027-03-15T19:00:00')),
      plainEvent('Early', timed('2027-03-15T08:00:00', '2027-03-15T09:00:00')),
      plainEvent('Holiday', allDay('2027-03-15')),
    ],
    4,
  )
  expect(rows[2]?.bars.map(({ bar, lane }) => [bar.event.title, lane])).toEqual([
    ['Holiday', 0],
    ['Early', 1],
    ['Late', 2],
  ])
})

test('events that do not fit are counted, and their count takes a lane too', () => {
  const five = Array.from({ length: 5 }, (_, index) =>
    plainEvent(`E${index}`, timed(`2027-03-15T0${index}:00:00`, `2027-03-15T0${index}:30:00`)),
  )
  const [, , row] = cells(
    [...five, plainEvent('Alone', timed('2027-03-16T09:00:00', '2027-03-16T10:00:00'))],
    3,
  )
  expect(row?.bars.map(({ bar }) => bar.event.title)).toEqual(['E0', 'E1', 'Alone'])
  expect(row?.more).toEqual([3, 0, 0, 0, 0, 0, 0])
  expect(row?.events[0]?.map(({ title }) => title)).toEqual(['E0', 'E1', 'E2', 'E3', 'E4'])
})

test('as many as there are lanes fit without a count', () => {
  const three = Array.from({ length: 3 }, (_, index) =>
    plainEvent(`E${index}`, timed(`2027-03-15T0${index}:00:00`, `2027-03-15T0${index}:30:00`)),
  )
  const [, , row] = cells(three, 3)
  expect([row?.bars.length, row?.more[0]]).toEqual([3, 0])
})

test('nothing is drawn below the last lane or over something else, and shown and counted make all', () => {
  const one = fc
    .tuple(fc.integer({ min: 0, max: 34 }), fc.integer({ min: 0, max: 9 }))
    .map(([from, length]) => allDay(day(from), day(from + length)))
  const day = (index: number) => addDays('2027-03-01', index)
  assertProperty(
    fc.property(fc.array(one, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (whens, maxLanes) => {
      const rows = cells(
        whens.map((when, index) => plainEvent(`E${index}`, when)),
        maxLanes,
      )
      const taken = rows.map(({ bars, more, days }) =>
        days.map((_, index) => [
          ...bars.filter(({ from, to }) => from <= index && index <= to).map(({ lane }) => lane),
          ...(more[index] ? [maxLanes - 1] : []),
        ]),
      )
      expect(
        taken
          .flat()
          .filter((lanes) => new Set(lanes).size < lanes.length || Math.max(-1, ...lanes) >= maxLanes),
      ).toEqual([])
      const counted = rows.flatMap(({ bars, more, days }) =>
        days.map(
          (_, index) =>
            bars.filter(({ from, to }) => from <= index && index <= to).length + (more[index] ?? 0),
        ),
      )
      expect(counted).toEqual(rows.flatMap(({ events }) => events.map((onDay) => onDay.length)))
    }),
  )
})

test.each([500, 5000])('a day in which %i events overlap costs little more than sorting them', (count) => {
  const slots = freeSlots()
  // Each begins a second after the one before, and ends later than half of those that follow.
  const taken = Array.from({ length: count }, (_, index) => slots.take(index, index + count / 2))
  expect(Math.max(...taken)).toBe(count / 2 - 1)
  expect(slots.count).toBe(count / 2)
  expect(slots.work).toBeLessThan(count * Math.log2(count) * 6)
})

test('five thousand events at the same time have a column each', () => {
  const placed = sideBySide(Array.from({ length: 5000 }, (_, index) => ({ start: 540, end: 600, index })))
  expect(placed.map(({ column }) => column)).toEqual(placed.map(({ index }) => index))
  expect(new Set(placed.map(({ columns }) => columns))).toEqual(new Set([5000]))
})

test('a slot that became free is used before a new one, the lowest first', () => {
  const slots = freeSlots()
  const takes = [
    [0, 10],
    [0, 5],
    [1, 3],
    [3, 9],
    [6, 8],
    [10, 11],
  ] as const
  expect(takes.map(([from, until]) => slots.take(from, until))).toEqual([0, 1, 2, 2, 1, 0])
})
