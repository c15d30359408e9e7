import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { DayModel, TimedChip } from './DayModel.ts'
import { aPart, fewEnough, nextPart, nothingDrawn, type Drawn } from './nextPart.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'

const event = plainEvent('One', { kind: 'timed', start: epochMs(0), end: epochMs(1), zone: null })
const chip: TimedChip = { event, start: 0, end: 30, column: 0, columns: 1 }
const day = (date: IsoDate, chips: number): DayModel => ({
  date,
  count: chips,
  lanes: [],
  hidden: 0,
  timed: Array.from({ length: chips }, () => chip),
})
const counts = (days: readonly DayModel[]) => days.map(({ timed }) => timed.length)

const week = (chips: number) => [15, 16, 17, 18, 19].map((date) => day(`2027-03-${date}`, chips))

/** What is drawn in each turn, one after the other. */
function turns(wanted: readonly DayModel[], count: number, before = nothingDrawn): readonly Drawn[] {
  const drawn = [before]
  for (let turn = 0; turn < count; turn++) drawn.push(nextPart(drawn.at(-1) ?? before, wanted))
  return drawn.slice(1)
}
const countsOf = (drawn: readonly Drawn[]) => drawn.map(({ days }) => counts(days))

test('a few chips are drawn at once', () => {
  const wanted = week(fewEnough / 5)
  expect(nextPart(nothingDrawn, wanted).days).toBe(wanted)
})

test('many chips are drawn from the first day on, part by part', () => {
  const wanted = week(aPart * 0.75)
  const drawn = turns(wanted, 6)
  expect(countsOf(drawn.slice(0, 4))).toEqual([
    [120, 0, 0, 0, 0],
    [120, 120, 0, 0, 0],
    [120, 120, 120, 0, 0],
    [120, 120, 120, 120, 0],
  ])
  expect(drawn[4]?.days).toBe(wanted)
  expect(drawn[5]?.days).toBe(wanted)
})

test('as many days are drawn together as make one part', () => {
  const { days } = nextPart(nothingDrawn, [...week(aPart / 2), day('2027-03-20', fewEnough)])
  expect(counts(days)).toEqual([80, 80, 0, 0, 0, 0])
})

test('the same turn gives the same result: nothing is remembered', () => {
  const wanted = week(fewEnough)
  const [first = nothingDrawn] = turns(wanted, 1)
  expect(nextPart(first, wanted)).toEqual(nextPart(first, wanted))
})

test('a day with more than a part is drawn alone', () => {
  expect(countsOf(turns(week(fewEnough), 2))).toEqual([
    [500, 0, 0, 0, 0],
    [500, 500, 0, 0, 0],
  ])
})

test('days that wait for new events keep showing the old ones', () => {
  const before = nextPart(nothingDrawn, week(10))
  expect(countsOf(turns(week(150), 2, before))).toEqual([
    [150, 10, 10, 10, 10],
    [150, 150, 10, 10, 10],
  ])
})

test('a change in a full week is drawn at once', () => {
  const full = week(200)
  const before = turns(full, 5).at(-1) ?? nothingDrawn
  const wanted = full.with(1, day('2027-03-16', 201))
  expect(nextPart(before, wanted).days).toBe(wanted)
})

test('other days keep nothing of those before', () => {
  const before = nextPart(nothingDrawn, week(100))
  const next = [22, 23, 24].map((date) => day(`2027-03-${date}`, 200))
  expect(counts(nextPart(before, next).days)).toEqual([200, 0, 0])
})
