import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { joinEvents } from './joinEvents.ts'

const trip = plainEvent('Trip', { kind: 'allDay', first: '2027-03-30', last: '2027-04-02' })
const review = plainEvent('Review', { kind: 'allDay', first: '2027-04-20', last: '2027-04-20' })

test('an event in two ranges is there once, identical to the one in the first', () => {
  const again = { ...trip }
  const { events } = joinEvents([
    { events: [trip], isCapped: false, skipped: 1 },
    { events: [again, review], isCapped: true, skipped: 1 },
  ])
  expect(events).toEqual([trip, review])
  expect(events[0]).toBe(trip)
})

test('if one range is incomplete, so are all together', () => {
  const { isCapped, skipped } = joinEvents([
    { events: [], isCapped: false, skipped: 1 },
    { events: [], isCapped: true, skipped: 2 },
  ])
  expect([isCapped, skipped]).toEqual([true, 2])
})

test('the events of one range are that range', () => {
  const only = { events: [trip], isCapped: false, skipped: 0 }
  expect(joinEvents([only])).toBe(only)
})
