import { expect, test } from 'vitest'
import { plainEvent } from '#domain/event/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { cachedWeeks } from './cachedWeeks.ts'

const paris = zoneNamed('Europe/Paris')
const days = daysFrom('2027-03-15', 7)

const event = (title: string, start: string, end: string) =>
  plainEvent(title, { kind: 'timed', start: Date.parse(start), end: Date.parse(end), zone: null })
const standUp = event('Stand-up', '2027-03-15T08:00Z', '2027-03-15T08:30Z')
const review = event('Review', '2027-03-16T08:00Z', '2027-03-16T09:00Z')
const trip = event('Trip', '2027-03-17T08:00Z', '2027-03-19T09:00Z')

test('where one event is new its day is another, and the rest are the very same days', () => {
  const weekOf = cachedWeeks()
  const before = weekOf([standUp, trip], days, paris)
  const after = weekOf([standUp, trip, review], days, paris)

  expect(after.days.map((day, index) => day === before.days[index])).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(after.axis).toBe(before.axis)
})

test('an event that was read anew in the same place is drawn again', () => {
  const weekOf = cachedWeeks()
  const before = weekOf([standUp, trip], days, paris)
  const after = weekOf([standUp, { ...trip, title: 'Journey' }], days, paris)

  expect([after.days[0] === before.days[0], after.days[2] === before.days[2]]).toEqual([true, false])
  expect(after.days[2]?.lanes[0]?.event.title).toBe('Journey')
})

test('an event that moves to another height changes its day', () => {
  const weekOf = cachedWeeks()
  weekOf([standUp], days, paris)
  const later = event('Stand-up', '2027-03-15T09:00Z', '2027-03-15T09:30Z')
  expect(weekOf([later], days, paris).days[0]?.timed[0]?.start).toBe(600)
})

test('in another zone every day is another', () => {
  const weekOf = cachedWeeks()
  weekOf([standUp], days, paris)
  expect(weekOf([standUp], days, zoneNamed('Asia/Tokyo')).days[0]?.timed[0]?.start).toBe(1020)
})
