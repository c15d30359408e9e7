import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { propertiesBetween } from './propertiesBetween.ts'

const title: JCalProperty = ['summary', {}, 'text', 'Lunch']
const place: JCalProperty = ['location', {}, 'text', 'Paris']
const alarm: JCalComponent = ['valarm', [['trigger', {}, 'duration', '-PT10M']], []]
const of = (properties: readonly JCalProperty[], inside: readonly JCalComponent[] = []): JCal => [
  'vcalendar',
  [],
  [['vevent', [...properties], [...inside]]],
]

test('a changed, an added and a removed property have their names', () => {
  expect(propertiesBetween(of([title]), of([title]))).toEqual([])
  expect(propertiesBetween(of([title]), of([['summary', {}, 'text', 'Dinner']]))).toEqual(['summary'])
  expect(propertiesBetween(of([title]), of([title, place]))).toEqual(['location'])
  expect(propertiesBetween(of([title, place]), of([place]))).toEqual(['summary'])
})

test('stamps are left out, and reminders have the name of their component', () => {
  const stamped = of([
    title,
    ['sequence', {}, 'integer', 2],
    ['dtstamp', {}, 'date-time', '2027-03-10T09:00:00Z'],
  ])
  expect(propertiesBetween(of([title]), stamped)).toEqual([])
  expect(propertiesBetween(of([title]), of([title], [alarm]))).toEqual(['valarm'])
})

test('that guests have been sent an invitation is no change, their answer is one', () => {
  const guest = (parameters: Record<string, string>): JCal =>
    of([['attendee', parameters, 'cal-address', 'mailto:bob@kalends.example']])
  expect(propertiesBetween(guest({}), guest({ 'schedule-status': '1.1' }))).toEqual([])
  expect(propertiesBetween(guest({}), guest({ partstat: 'ACCEPTED' }))).toEqual(['attendee'])
})

test('the order of properties is no change, and an occurrence of its own has the names of what it says', () => {
  expect(propertiesBetween(of([title, place]), of([place, title]))).toEqual([])
  const own: JCalComponent = ['vevent', [['recurrence-id', {}, 'date', '2027-03-15'], title], []]
  const [name, properties, [master]] = of([title])
  const series: JCal = [name, properties, [...(master ? [master] : []), own]]
  expect(propertiesBetween(of([title]), series)).toEqual(['recurrence-id', 'summary'])
})
