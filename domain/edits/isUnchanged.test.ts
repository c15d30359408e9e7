import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { isUnchanged } from './isUnchanged.ts'

const object = (own: readonly JCalProperty[], around: readonly JCalProperty[] = []): JCal => [
  'vcalendar',
  around,
  [['vevent', own, []]],
]
const summary: JCalProperty = ['summary', {}, 'text', 'Tea']

test('stamps and properties outside of an event belong to the service', () => {
  const before = object([summary, ['dtstamp', {}, 'date-time', '2027-03-15T09:00:00Z']])
  const stamp: JCalProperty = ['dtstamp', {}, 'date-time', '2027-03-16T09:00:00Z']
  const now = object(
    [stamp, ['sequence', {}, 'integer', 1], summary],
    [['prodid', {}, 'text', '-//Other//EN']],
  )
  expect(isUnchanged(now, before)).toBe(true)
})

test('a new title, an added place and a removed reminder are changes', () => {
  expect(isUnchanged(object([['summary', {}, 'text', 'Cake']]), object([summary]))).toBe(false)
  expect(isUnchanged(object([summary, ['location', {}, 'text', 'Roof']]), object([summary]))).toBe(false)
  const reminded: JCal = ['vcalendar', [], [['vevent', [summary], [['valarm', [], []]]]]]
  expect(isUnchanged(object([summary]), reminded)).toBe(false)
})

test('that an invitation was sent is no change, that it was accepted is one', () => {
  const bob = (parameters: Readonly<Record<string, string>>) =>
    object([['attendee', parameters, 'cal-address', 'mailto:bob@kalends.example']])
  const sent = { 'schedule-status': '1.1', 'SCHEDULE-FORCE-SEND': 'REQUEST' }
  expect(isUnchanged(bob(sent), bob({}))).toBe(true)
  expect(isUnchanged(bob({ ...sent, partstat: 'ACCEPTED' }), bob({}))).toBe(false)
})

test('that somebody who has answered is not asked any more is no change', () => {
  const bob = (partstat: string, asked: Readonly<Record<string, string>>) =>
    object([['attendee', { ...asked, partstat }, 'cal-address', 'mailto:bob@kalends.example']])
  const asked = { rsvp: 'TRUE' }
  expect(isUnchanged(bob('ACCEPTED', {}), bob('ACCEPTED', asked))).toBe(true)
  expect(isUnchanged(bob('NEEDS-ACTION', {}), bob('NEEDS-ACTION', asked))).toBe(false)
})
