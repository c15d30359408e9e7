import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { changeKind } from './changeKind.ts'

const start = (at: string): JCalProperty => ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', at]
const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
const event = (...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vevent', [text('uid', 'one'), start('2027-03-15T09:00:00'), ...properties], []]],
]
const lunch = event(text('summary', 'Lunch'))
const cancelled = event(text('summary', 'Lunch'), text('status', 'CANCELLED'))

test('an event comes and goes, also by its status', () => {
  expect(changeKind(null, lunch)).toBe('added')
  expect(changeKind(cancelled, lunch)).toBe('added')
  expect(changeKind(lunch, null)).toBe('cancelled')
  expect(changeKind(lunch, cancelled)).toBe('cancelled')
  expect(changeKind(cancelled, null)).toBeNull()
  expect(changeKind(null, null)).toBeNull()
})

test('another time is a move, another text a change', () => {
  const moved: JCal = ['vcalendar', [], [['vevent', [text('uid', 'one'), start('2027-03-16T09:00:00')], []]]]
  expect(changeKind(lunch, moved)).toBe('moved')
  expect(changeKind(lunch, event(text('summary', 'Dinner')))).toBe('changed')
  expect(changeKind(lunch, event(text('summary', 'Lunch'), text('location', 'Paris')))).toBe('changed')
})

test('answers, stamps and colours are nothing that readers want to be told', () => {
  const bob = (partstat: string): JCalProperty => [
    'attendee',
    { partstat },
    'cal-address',
    'mailto:bob@kalends.example',
  ]
  expect(changeKind(event(bob('NEEDS-ACTION')), event(bob('ACCEPTED')))).toBeNull()
  const stamped: JCalProperty = ['last-modified', {}, 'date-time', '2027-03-10T09:00:00Z']
  expect(changeKind(lunch, event(text('summary', 'Lunch'), stamped, text('color', 'red')))).toBeNull()
})

test('a date of a series that is left out is a move', () => {
  const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
  const without: JCalProperty = ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-17T09:00:00']
  expect(changeKind(event(daily), event(daily, without))).toBe('moved')
})
