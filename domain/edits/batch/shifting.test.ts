import { expect, test } from 'vitest'
import type { EventWhen } from '../../event/CalendarEvent.ts'
import { instantOf } from '../../time/instantOf.ts'
import { toIsoDate } from '../../time/units.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { shiftBetween, shifted } from './shifting.ts'

const paris = zoneNamed('Europe/Paris')
const timed = (start: string, end: string): EventWhen => ({
  kind: 'timed',
  start: instantOf(start, paris),
  end: instantOf(end, paris),
  zone: 'Europe/Paris',
})
const allDay = (first: string, last = first): EventWhen => ({
  kind: 'allDay',
  first: toIsoDate(first),
  last: toIsoDate(last),
})

const tea = timed('2027-03-15T09:00:00', '2027-03-15T10:00:00')

test.each<[string, EventWhen, number, EventWhen | null]>([
  ['a day later', tea, 1440, timed('2027-03-16T09:00:00', '2027-03-16T10:00:00')],
  ['a day and a half hour earlier', tea, -1470, timed('2027-03-14T08:30:00', '2027-03-14T09:30:00')],
  [
    'by the clock where clocks change',
    timed('2027-03-27T09:00:00', '2027-03-27T10:00:00'),
    1440,
    timed('2027-03-28T09:00:00', '2027-03-28T10:00:00'),
  ],
  ['not at all', tea, 0, null],
  [
    'all-day by whole days',
    allDay('2027-03-15', '2027-03-16'),
    2 * 1440 + 30,
    allDay('2027-03-17', '2027-03-18'),
  ],
  ['all-day by less than a day', allDay('2027-03-15'), -30, null],
])('an event is moved %s', (_, when, minutes, expected) => {
  expect(shifted(when, minutes, paris)).toEqual(expected)
})

test.each<[string, EventWhen, EventWhen, number | null]>([
  ['later', tea, timed('2027-03-16T10:15:00', '2027-03-16T11:15:00'), 1440 + 75],
  ['earlier', tea, timed('2027-03-14T09:00:00', '2027-03-14T10:00:00'), -1440],
  ['all-day', allDay('2027-03-15', '2027-03-16'), allDay('2027-03-14', '2027-03-15'), -1440],
  ['longer', tea, timed('2027-03-15T09:00:00', '2027-03-15T11:00:00'), null],
  ['all-day and longer', allDay('2027-03-15'), allDay('2027-03-15', '2027-03-16'), null],
  ['from timed to all-day', tea, allDay('2027-03-15'), null],
])('how far an event was moved: %s', (_, from, to, expected) => {
  expect(shiftBetween(from, to, paris)).toBe(expected)
})
