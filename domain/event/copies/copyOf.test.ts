import { expect, test } from 'vitest'
import type { JCalComponent } from '#contract/jcal.ts'
import { epochMs } from '../../time/units.ts'
import { copyOf } from './copyOf.ts'

const alarm: JCalComponent = ['valarm', [['trigger', {}, 'duration', '-PT10M']], []]
const standUp: JCalComponent = [
  'vevent',
  [
    ['uid', {}, 'text', 'u1'],
    ['sequence', {}, 'integer', 4],
    ['dtstamp', {}, 'date-time', '2027-01-01T00:00:00Z'],
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-01T09:00:00'],
    ['duration', {}, 'duration', 'PT15M'],
    ['rrule', {}, 'recur', { freq: 'DAILY' }],
    ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-02T09:00:00'],
    ['summary', {}, 'text', 'Stand-up'],
    ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
    ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
    ['x-room', { 'x-floor': '2' }, 'unknown', 'B'],
  ],
  [alarm],
]
const copy = { uid: 'u2', now: epochMs(Date.UTC(2027, 2, 1)) }

test('a copy is an event of its own with all that describes the original, and invites nobody', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-05T10:00:00',
    end: '2027-03-05T10:15:00',
    zone: 'Europe/Paris',
  } as const
  const stamp = '2027-03-01T00:00:00Z'
  expect(copyOf(standUp, when, copy)[2]).toEqual([
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u2'],
        ['dtstamp', {}, 'date-time', stamp],
        ['created', {}, 'date-time', stamp],
        ['last-modified', {}, 'date-time', stamp],
        ['sequence', {}, 'integer', 0],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-05T10:00:00'],
        ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-05T10:15:00'],
        ['summary', {}, 'text', 'Stand-up'],
        ['x-room', { 'x-floor': '2' }, 'unknown', 'B'],
      ],
      [alarm],
    ],
  ])
})

test('the copy of a day is a day', () => {
  const when = { kind: 'allDay', first: '2027-03-05', last: '2027-03-06' } as const
  const [, , [vevent]] = copyOf(standUp, when, copy)
  expect(vevent?.[1].slice(5, 7)).toEqual([
    ['dtstart', {}, 'date', '2027-03-05'],
    ['dtend', {}, 'date', '2027-03-07'],
  ])
})
