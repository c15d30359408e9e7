import { beforeEach, expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { text } from '../testing/jcalProperties.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'
import { addMs, dayMs, epochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { nothingHeld } from './ItipMessage.ts'
import { messageToGuest } from './messageToGuest.ts'
import { messagesTo } from './messagesTo.ts'
import { organizerChange } from './organizerChange.ts'
import { timeProposalsIn } from './timeProposalsIn.ts'

const now = epochMs(Date.UTC(2027, 1, 1))
const begin = localMsOf('2027-03-01T09:00:00')
/** How often values were read, by the name of their property. */
const reads = new Map<string, number>()
const counted = (name: string, type: string, value: string): JCalProperty =>
  Object.defineProperty([name, {}, type, ''], 3, {
    enumerable: true,
    get: () => {
      reads.set(name, (reads.get(name) ?? 0) + 1)
      return value
    },
  })
const at = (name: string, day: number): JCalProperty =>
  counted(name, 'date-time', `${localDateTime(addMs(begin, day * dayMs))}Z`)
const guest = 'guest0@far.example'
const people = (howMany: number): readonly JCalProperty[] => [
  ['organizer', {}, 'cal-address', 'mailto:ada@kalends.example'],
  ...Array.from({ length: howMany }, (_, number): JCalProperty => [
    'attendee',
    {},
    'cal-address',
    `mailto:guest${number}@far.example`,
  ]),
]
const meeting = (title: string, { guests = 1, overrides = 0 }): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        text('uid', 'u1'),
        at('dtstart', 0),
        ['rrule', {}, 'recur', { freq: 'DAILY' }],
        counted('summary', 'text', title),
        ...people(guests),
      ],
      [],
    ],
    ...Array.from({ length: overrides }, (_, day): JCalComponent => [
      'vevent',
      [
        text('uid', 'u1'),
        at('recurrence-id', day),
        at('dtstart', day),
        text('summary', `Number ${day}`),
        ...people(guests),
      ],
      [],
    ]),
  ],
]

beforeEach(() => reads.clear())

test('a series with hundreds of overrides is read a few times, and not once for each of them', () => {
  const overrides = 300
  const before = meeting('Before', { overrides })
  const held = organizerChange(nothingHeld, before, now)
  const changed = organizerChange(held, meeting('After', { overrides }), now)
  expect(messageToGuest(guest, before, changed)?.method).toBe('REQUEST')
  expect(messagesTo(guest, before, changed)).toHaveLength(1)
  expect(reads.get('dtstart')).toBeLessThan(100 * overrides)
  expect(reads.get('recurrence-id')).toBeLessThan(100 * overrides)
})

test('an event is not read anew for each of hundreds of guests who propose nothing', () => {
  const read = () => [...reads.values()].reduce((sum, each) => sum + each, 0)
  expect(timeProposalsIn(meeting('Large', { guests: 300 }), zoneNamed('UTC'))).toEqual([])
  expect(read()).toBeLessThan(20)
})
