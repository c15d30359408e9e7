import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { Density } from '../../../../ui/density.ts'
import { monthModel } from '../../views/month/monthModel.ts'
import { placeDayIn, weekModel } from './weekModel.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'

const paris = zoneNamed('Europe/Paris')
const week = daysFrom('2027-03-15', 7)

const timed = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(start)),
    end: epochMs(Date.parse(end)),
    zone: null,
  })
const allDay = (title: string, first: IsoDate, last = first) =>
  plainEvent(title, { kind: 'allDay', first, last })

test("an event is at its local time in the view's zone", () => {
  const { days } = weekModel([timed('Stand-up', '2027-03-15T08:00Z', '2027-03-15T08:30Z')], week, paris)
  expect(days[0]?.timed).toMatchObject([{ start: 540, end: 570, column: 0, columns: 1 }])
})

test('an event that crosses midnight shows on both days and counts on both', () => {
  const { days } = weekModel([timed('Party', '2027-03-19T21:00Z', '2027-03-20T01:00Z')], week, paris)
  expect([days[4]?.timed[0]?.end, days[5]?.timed[0]?.start]).toEqual([1440, 0])
  expect([days[4]?.count, days[5]?.count]).toEqual([1, 1])
})

test('nine days are one row: a bar runs on from the seventh to the ninth', () => {
  const { days } = weekModel([allDay('Tour', '2027-03-21', '2027-03-23')], daysFrom('2027-03-15', 9), paris)
  expect(days.map(({ lanes }) => lanes.map((bar) => bar.days))).toEqual([[], [], [], [], [], [], [3], [], []])
})

test('without the weekend between them days keep their events, and a bar continues from Friday to Monday', () => {
  const around = ['2027-03-18', '2027-03-19', '2027-03-22'] as const
  const events = [
    allDay('Fair', '2027-03-19', '2027-03-23'),
    allDay('Trip', '2027-03-20', '2027-03-21'),
    timed('Lunch', '2027-03-20T11:00Z', '2027-03-20T12:00Z'),
    timed('Tea', '2027-03-22T14:00Z', '2027-03-22T15:00Z'),
  ]
  const { days } = weekModel(events, around, paris)
  expect(days.map(({ count }) => count)).toEqual([0, 1, 2])
  expect(days[1]?.lanes).toMatchObject([{ days: 2, continuesBefore: false, continuesAfter: true }])
  expect(days[2]?.timed).toMatchObject([{ start: 900, end: 960 }])
})

test('an event of a day or more is a bar, drawn where it begins and counted on each of its days', () => {
  const { days, laneCount } = weekModel([allDay('Conference', '2027-03-17', '2027-03-19')], week, paris)
  expect(days[2]?.lanes).toMatchObject([{ lane: 0, days: 3, continuesBefore: false, continuesAfter: false }])
  expect(days.map(({ count }) => count)).toEqual([0, 0, 1, 1, 1, 0, 0])
  expect(laneCount).toBe(1)
})

test('a bar from last week into the next is cut at both ends', () => {
  const { days } = weekModel([allDay('Sabbatical', '2027-03-01', '2027-04-30')], week, paris)
  expect(days[0]?.lanes).toMatchObject([{ days: 7, continuesBefore: true, continuesAfter: true }])
})

test('a week without bars has no lanes', () => {
  expect(weekModel([], week, paris).laneCount).toBe(0)
})

test('if there are more bars than lanes, the last lane has a button with their number', () => {
  const bars = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => allDay(title, '2027-03-15'))
  const { days, laneCount } = weekModel(bars, week, paris)
  expect([days[0]?.lanes.length, days[0]?.hidden, laneCount]).toEqual([4, 2, 5])
  expect(days[0]?.hiddenEvents).toHaveLength(2)
})

test('at most six are side by side: the others are counted, and the button with their number gets a lane', () => {
  const meetings = Array.from({ length: 9 }, (_, index) =>
    timed(`m${index}`, '2027-03-15T08:00Z', '2027-03-15T09:00Z'),
  )
  const { days, laneCount } = weekModel(meetings, week, paris)
  expect(days[0]?.timed.map(({ column, columns }) => [column, columns])).toEqual(
    [0, 1, 2, 3, 4, 5].map((column) => [column, 6]),
  )
  expect([days[0]?.hidden, days[0]?.count, laneCount]).toEqual([3, 9, 1])
  expect(days[0]?.hiddenEvents).toHaveLength(3)
})

test('an event late on the last evening shows in the farthest zone, and events on other days do not', () => {
  const late = timed('Late', '2027-03-22T09:30Z', '2027-03-22T10:30Z')
  const elsewhere = timed('Elsewhere', '2027-04-22T09:30Z', '2027-04-22T10:30Z')
  const { days } = weekModel(
    [late, elsewhere, allDay('Then', '2027-03-22')],
    week,
    zoneNamed('Pacific/Pago_Pago'),
  )
  expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 1])
})

test('a month draws as many lines as fit', () => {
  const events = ['a', 'b', 'c', 'd'].map((title) => timed(title, '2027-03-15T08:00Z', '2027-03-15T09:00Z'))
  const [row] = monthModel(events, week, paris, 3)
  expect([row?.[0]?.lanes.length, row?.[0]?.hidden, row?.[0]?.count]).toEqual([2, 2, 4])
})

test('overlaps are those of drawn chips: two chips twenty minutes apart overlap in compact hours, and not in roomy ones', () => {
  const short = [
    timed('One', '2027-03-15T08:00Z', '2027-03-15T08:05Z'),
    timed('Other', '2027-03-15T08:20Z', '2027-03-15T08:25Z'),
  ]
  const columnsIn = (density: Density) =>
    weekModel(short, week, paris, undefined, placeDayIn(density)).days[0]?.timed.map(({ columns }) => columns)
  expect([columnsIn('compact'), columnsIn('normal'), columnsIn('roomy')]).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
  ])
})

test('twenty-five minutes apart, they overlap in compact hours only', () => {
  const short = [
    timed('One', '2027-03-15T08:00Z', '2027-03-15T08:05Z'),
    timed('Other', '2027-03-15T08:25Z', '2027-03-15T08:30Z'),
  ]
  const columnsIn = (density: Density) =>
    weekModel(short, week, paris, undefined, placeDayIn(density)).days[0]?.timed.map(({ columns }) => columns)
  expect([columnsIn('compact'), columnsIn('normal'), columnsIn('roomy')]).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ])
})

test('a draft lies over the others, which keep their columns, and is never among those that do not fit', () => {
  const at = (title: string) => timed(title, '2027-03-15T09:00Z', '2027-03-15T10:00Z')
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(at)
  const draft = { ...at('draft'), isDraft: true } as const
  const place = (events: readonly ReturnType<typeof at>[]) => weekModel(events, week, paris).days[0]
  expect(place([...others, draft])?.timed.slice(0, 6)).toEqual(place(others)?.timed)
  expect(place([...others, draft])?.timed[6]).toMatchObject({ event: draft, column: 0.5, columns: 1.5 })
  const alone = { ...timed('draft', '2027-03-15T12:00Z', '2027-03-15T13:00Z'), isDraft: true } as const
  expect(place([...others, alone])?.timed[6]).toMatchObject({ event: alone, column: 0, columns: 1 })
  const days = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => allDay(title, '2027-03-15'))
  const last = { ...allDay('z', '2027-03-15'), isDraft: true } as const
  expect(place([...days, last])?.lanes[0]).toMatchObject({ event: last })
})

test('what is no more takes no room from the others, comes last, and is not counted', () => {
  const at = (title: string, minutes = '00') => timed(title, `2027-03-15T09:${minutes}Z`, '2027-03-15T10:00Z')
  const gone = { ...at('gone', '30'), unseen: 'was' } as const
  const place = (events: readonly ReturnType<typeof at>[]) => weekModel(events, week, paris).days[0]
  expect(place([gone, at('a')])?.timed).toMatchObject([
    { event: { key: at('a').key }, column: 0, columns: 1 },
    { event: gone, column: 3, columns: 4 },
  ])
  expect(place([gone, at('a')])?.count).toBe(1)
  expect(place([gone])?.timed).toMatchObject([{ event: gone, column: 0, columns: 1 }])
  const day = { ...allDay('a', '2027-03-15'), unseen: 'was' } as const
  expect(place([day, allDay('b', '2027-03-15')])?.lanes).toMatchObject([
    { event: { key: allDay('b', '2027-03-15').key }, lane: 0 },
    { event: day, lane: 1 },
  ])
})
