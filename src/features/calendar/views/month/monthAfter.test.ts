import { expect, test } from 'vitest'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { monthGrid } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { monthAfter } from './monthAfter.ts'

const paris = zoneNamed('Europe/Paris')
const march = monthGrid('2027-03-15', 1)
const april = monthGrid('2027-04-15', 1)

const standUp = plainEvent('Stand-up', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
const trip = plainEvent('Trip', { kind: 'allDay', first: '2027-03-30', last: '2027-04-01' })
const review = plainEvent('Review', { kind: 'allDay', first: '2027-03-31', last: '2027-03-31' })

const inMarch = (events: readonly CalendarEvent[], room = 4) => ({ events, days: march, zone: paris, room })
const inApril = (events: readonly CalendarEvent[]) => ({ events, days: april, zone: paris, room: 4 })

test('a new event changes its day, and all other days stay identical', () => {
  const drawn = monthAfter(inMarch([standUp, trip]), null)
  const before = drawn.flat()
  const after = monthAfter(inMarch([standUp, trip, review]), drawn).flat()
  expect(after.filter((day, index) => day !== before[index]).map(({ date }) => date)).toEqual(['2027-03-31'])
})

test('the week that two months share is identical in both', () => {
  const drawn = monthAfter(inMarch([standUp, trip]), null)
  const last = drawn.at(-1)
  const [first] = monthAfter(inApril([standUp, trip]), drawn)
  expect(first?.map((day, index) => day === last?.[index])).toEqual(Array.from({ length: 7 }, () => true))
})

test('with less space a day changes', () => {
  const drawn = monthAfter(inMarch([trip, review], 2), null)
  const wide = drawn.flat()
  const narrow = monthAfter(inMarch([trip, review], 1), drawn).flat()
  expect(narrow.filter((day, index) => day !== wide[index]).map(({ date }) => date)).toContain('2027-03-31')
})

test('before the space is known, nothing is drawn', () => {
  expect(monthAfter({ ...inMarch([trip]), room: null }, null)).toEqual([])
})
