import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { joinEvents } from './joinEvents.ts'
import { rangeOf } from './rangeOf.ts'

const ranges = [rangeOf('2027-03-01'), rangeOf('2027-04-01')]

const trip = plainEvent('Trip', { kind: 'allDay', first: '2027-03-30', last: '2027-04-02' })
const review = plainEvent('Review', { kind: 'allDay', first: '2027-04-20', last: '2027-04-20' })

test('an event in two ranges is there once, identical to the one in the first', () => {
  const again = { ...trip }
  const { events } = joinEvents(
    [
      { events: [trip], isCapped: false, skipped: 1 },
      { events: [again, review], isCapped: true, skipped: 1 },
    ],
    ranges,
  )
  expect(events).toEqual([trip, review])
  expect(events[0]).toBe(trip)
})

test('if one range is incomplete, so are all together', () => {
  const { isCapped, skipped } = joinEvents(
    [
      { events: [], isCapped: false, skipped: 1 },
      { events: [], isCapped: true, skipped: 2 },
    ],
    ranges,
  )
  expect([isCapped, skipped]).toEqual([true, 2])
})

test('the events of one range are that range', () => {
  const only = { events: [trip], isCapped: false, skipped: 0 }
  expect(joinEvents([only], ranges)).toBe(only)
})

test('an event that lasts over three ranges is there once, one that only the last range has is there', () => {
  const long = plainEvent('Leave', { kind: 'allDay', first: '2027-02-10', last: '2027-06-01' })
  const late = plainEvent('Late', { kind: 'allDay', first: '2027-04-30', last: '2027-04-30' })
  const parts = [[long], [{ ...long }], [{ ...long }, late]].map((events) => ({
    events,
    isCapped: false,
    skipped: 0,
  }))
  const { events } = joinEvents(parts, [...ranges, rangeOf('2027-05-01')])
  expect(events).toEqual([long, late])
})
