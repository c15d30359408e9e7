import { expect, test } from 'vitest'
import { plainEvent } from '#domain/event/plainEvent.ts'
import type { DayModel, TimedChip } from './DayModel.ts'
import { aPart, fewEnough, inParts } from './inParts.ts'

const event = plainEvent('One', { kind: 'timed', start: 0, end: 1, zone: null })
const chip: TimedChip = { event, start: 0, end: 30, column: 0, columns: 1 }
const day = (date: string, chips: number): DayModel => ({
  date,
  count: chips,
  lanes: [],
  hidden: 0,
  timed: Array.from({ length: chips }, () => chip),
})
const counts = (days: readonly DayModel[]) => days.map(({ timed }) => timed.length)

const week = (chips: number) => [15, 16, 17, 18, 19].map((date) => day(`2027-03-${date}`, chips))

test('what is not too much is drawn at once', () => {
  const wanted = week(fewEnough / 5)
  expect(inParts()(wanted, 0)).toBe(wanted)
})

test('what is more is drawn from the first day on, until all of it is', () => {
  const wanted = week(aPart * 0.75)
  const draw = inParts()
  expect(counts(draw(wanted, 0))).toEqual([120, 0, 0, 0, 0])
  expect(counts(draw(wanted, 1))).toEqual([120, 120, 0, 0, 0])
  expect(counts(draw(wanted, 2))).toEqual([120, 120, 120, 0, 0])
  expect(counts(draw(wanted, 3))).toEqual([120, 120, 120, 120, 0])
  expect(draw(wanted, 4)).toBe(wanted)
  expect(draw(wanted, 5)).toBe(wanted)
})

test('as many days come together as are one part', () => {
  const draw = inParts()
  expect(counts(draw([...week(aPart / 2), day('2027-03-20', fewEnough)], 0))).toEqual([80, 80, 0, 0, 0, 0])
})

test('asked twice in one turn it says the same', () => {
  const wanted = week(fewEnough)
  const draw = inParts()
  expect(draw(wanted, 0)).toBe(draw(wanted, 0))
})

test('a day with more than a part comes by itself', () => {
  const wanted = week(fewEnough)
  const draw = inParts()
  expect(counts(draw(wanted, 0))).toEqual([500, 0, 0, 0, 0])
  expect(counts(draw(wanted, 1))).toEqual([500, 500, 0, 0, 0])
})

test('days that wait for what came since keep what they show', () => {
  const draw = inParts()
  draw(week(10), 0)
  expect(counts(draw(week(150), 0))).toEqual([150, 10, 10, 10, 10])
  expect(counts(draw(week(150), 1))).toEqual([150, 150, 10, 10, 10])
})

test('a change in a full week shows at once', () => {
  const full = week(200)
  const draw = inParts()
  for (let turn = 0; turn < 5; turn++) draw(full, turn)
  const wanted = full.with(1, day('2027-03-16', 201))
  expect(draw(wanted, 4)).toBe(wanted)
})

test('other days take nothing over from those before', () => {
  const draw = inParts()
  draw(week(100), 0)
  const next = [22, 23, 24].map((date) => day(`2027-03-${date}`, 200))
  expect(counts(draw(next, 0))).toEqual([200, 0, 0])
})
