import { expect, test } from 'vitest'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { weekAfter } from './weekAfter.ts'
import { epochMs } from '#domain/time/units.ts'

const paris = zoneNamed('Europe/Paris')
const days = daysFrom('2027-03-15', 7)

const event = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(start)),
    end: epochMs(Date.parse(end)),
    zone: null,
  })
const wanted = (events: readonly CalendarEvent[], zone = paris) => ({
  events,
  days,
  zone,
  density: 'normal' as const,
})
const standUp = event('Stand-up', '2027-03-15T08:00Z', '2027-03-15T08:30Z')
const review = event('Review', '2027-03-16T08:00Z', '2027-03-16T09:00Z')
const trip = event('Trip', '2027-03-17T08:00Z', '2027-03-19T09:00Z')

test('a new event changes its day, and all other days stay identical', () => {
  const first = weekAfter(wanted([standUp, trip]), null)
  const before = first.week
  const after = weekAfter(wanted([standUp, trip, review]), first).week

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

test('an event that was parsed again in the same place is drawn again', () => {
  const first = weekAfter(wanted([standUp, trip]), null)
  const before = first.week
  const after = weekAfter(wanted([standUp, { ...trip, title: 'Journey' }]), first).week

  expect([after.days[0] === before.days[0], after.days[2] === before.days[2]]).toEqual([true, false])
  expect(after.days[2]?.lanes[0]?.event.title).toBe('Journey')
})

test('an event that moves to another height changes its day', () => {
  const first = weekAfter(wanted([standUp]), null)
  const later = event('Stand-up', '2027-03-15T09:00Z', '2027-03-15T09:30Z')
  expect(weekAfter(wanted([later]), first).week.days[0]?.timed[0]?.start).toBe(600)
})

test('in another zone every day changes', () => {
  const first = weekAfter(wanted([standUp]), null)
  expect(weekAfter(wanted([standUp], zoneNamed('Asia/Tokyo')), first).week.days[0]?.timed[0]?.start).toBe(
    1020,
  )
})

test('a week that was computed but not drawn leaves nothing behind', () => {
  const drawn = weekAfter(wanted([standUp, trip]), null)
  weekAfter(wanted([review]), drawn)
  const again = weekAfter(wanted([standUp, trip]), drawn)
  expect(again.week.days.map((day, index) => day === drawn.week.days[index])).toEqual(days.map(() => true))
})
