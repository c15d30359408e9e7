import { expect, test } from 'vitest'
import type { EventWhen } from '../event/CalendarEvent.ts'
import { instantOf } from '../time/instantOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { overlapping, type OverlapEvent } from './overlapping.ts'

const paris = zoneNamed('Europe/Paris')
const at = (time: string) => instantOf(`2027-03-16T${time}:00`, paris)
const timed = (from: string, to: string): EventWhen => ({
  kind: 'timed',
  start: at(from),
  end: at(to),
  zone: 'Europe/Paris',
})
const days = (first: number, last: number): EventWhen => ({
  kind: 'allDay',
  first: `2027-03-${first}`,
  last: `2027-03-${last}`,
})
const event = (when: EventWhen, change: Partial<OverlapEvent> = {}): OverlapEvent => ({
  when,
  isFree: false,
  status: 'confirmed',
  reply: null,
  ...change,
})
const ten = timed('10:00', '11:00')

test.each([
  ['begins before it ends', timed('10:45', '12:00'), ten, true],
  ['ends as it begins', timed('09:00', '10:00'), ten, false],
  ['begins as it ends', timed('11:00', '12:00'), ten, false],
  ['lies around it', timed('08:00', '18:00'), ten, true],
  ['has no length and lies in it', timed('10:30', '10:30'), ten, true],
  ['has no length and lies at its end', timed('11:00', '11:00'), ten, false],
  ['has no length, as it has none', timed('10:00', '10:00'), timed('10:00', '10:00'), true],
  ['shares its last day', days(14, 16), days(16, 17), true],
  ['ends the day before', days(14, 15), days(16, 17), false],
  ['is a whole day around hours', days(16, 16), ten, false],
  ['has hours on its day', ten, days(16, 16), false],
] as const)('an event that %s', (_, other, when, expected) => {
  expect(overlapping([event(other)], when)).toHaveLength(expected ? 1 : 0)
})

test.each([
  [{ isFree: true }, false],
  [{ status: 'cancelled' }, false],
  [{ reply: 'declined' }, false],
  [{ status: 'tentative', reply: 'needs-action' }, true],
] as const)('what takes no time overlaps nothing: %j', (change, expected) => {
  expect(overlapping([event(ten, change)], ten)).toHaveLength(expected ? 1 : 0)
})

test('the longest overlap comes first', () => {
  const [short, long] = [event(timed('09:00', '10:15')), event(timed('10:15', '13:00'))]
  expect(overlapping([short, long], ten)).toEqual([long, short])
})
