import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { guestsConcerned } from './guestsConcerned.ts'

const alice = 'alice@example.org'
const guest = (name: string): JCalProperty => ['attendee', {}, 'cal-address', `mailto:${name}@example.org`]
const vevent = (start: string, more: readonly JCalProperty[], guests = ['bob', 'carol']): JCalComponent => [
  'vevent',
  [
    ['uid', {}, 'text', 'plan'],
    ['dtstart', {}, 'date-time', `2027-03-${start}:00:00Z`],
    ['duration', {}, 'duration', 'PT1H'],
    ['organizer', {}, 'cal-address', `mailto:${alice}`],
    ...guests.map(guest),
    ...more,
  ],
  [],
]
const of = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], [...vevents]]
const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY' }]
const plan = of(vevent('15T09', []))
const series = of(vevent('15T09', [weekly]))
const concern = (before: JCal, after: JCal | null, mine = [`mailto:${alice.toUpperCase()}`]) => {
  const concerned = guestsConcerned(before, after, mine)
  return concerned && `${concerned.kind} ${concerned.guests.map((each) => each.split('@')[0]).join()}`
}

test('guests are concerned by another time, by what is cancelled, and who is removed', () => {
  expect(concern(plan, of(vevent('16T09', [])))).toBe('moved bob,carol')
  expect(concern(plan, null)).toBe('cancelled bob,carol')
  expect(concern(plan, of(vevent('15T09', [], ['bob'])))).toBe('removed carol')
  expect(concern(plan, of(vevent('15T09', [], [])))).toBe('cancelled bob,carol')
  expect(concern(plan, of(vevent('15T09', [['status', {}, 'text', 'CANCELLED']])))).toBe(
    'cancelled bob,carol',
  )
})

test('of a series a date that is moved or deleted counts', () => {
  const exdate: JCalProperty = ['exdate', {}, 'date-time', '2027-03-22T09:00:00Z']
  expect(concern(series, of(vevent('15T09', [weekly, exdate])))).toBe('cancelled bob,carol')
  const override = vevent('23T09', [['recurrence-id', {}, 'date-time', '2027-03-22T09:00:00Z']])
  expect(concern(series, of(vevent('15T09', [weekly]), override))).toBe('moved bob,carol')
})

test('another title or another guest asks nothing, nor does what somebody else organizes', () => {
  expect(concern(plan, of(vevent('15T09', [['summary', {}, 'text', 'New']])))).toBeNull()
  expect(concern(plan, of(vevent('15T09', [], ['bob', 'carol', 'dan'])))).toBeNull()
  expect(concern(plan, null, ['bob@example.org'])).toBeNull()
  expect(concern(of(vevent('15T09', [], [])), null)).toBeNull()
})

test('a room is told without asking', () => {
  const room: JCalProperty = ['attendee', { cutype: 'ROOM' }, 'cal-address', 'mailto:room@example.org']
  expect(concern(of(vevent('15T09', [room], [])), of(vevent('16T09', [room], [])))).toBeNull()
  expect(concern(of(vevent('15T09', [room], ['bob'])), of(vevent('16T09', [room], ['bob'])))).toBe(
    'moved bob',
  )
})

test('whether a room would not know of it is said of what is moved or cancelled, and not of who is removed', () => {
  const room: JCalProperty = ['attendee', { cutype: 'ROOM' }, 'cal-address', 'mailto:room@example.org']
  const at = (start: string, guests: string[]) => of(vevent(start, [room], guests))
  const before = at('15T09', ['bob', 'carol'])
  const hasRoom = (after: JCal | null) => guestsConcerned(before, after, [alice])?.hasRoom
  expect(hasRoom(at('16T09', ['bob', 'carol']))).toBe(true)
  expect(hasRoom(null)).toBe(true)
  expect(hasRoom(at('15T09', ['bob']))).toBe(false)
  expect(hasRoom(at('16T09', ['bob']))).toBe(true)
  expect(guestsConcerned(plan, null, [alice])?.hasRoom).toBe(false)
})

test('of a series that is split the second half counts: it is at another time, or as it was', () => {
  const until = (when: string): JCalProperty => ['rrule', {}, 'recur', { freq: 'WEEKLY', until: when }]
  const first = of(vevent('15T09', [until('2027-03-21T00:00:00Z')]))
  const split = (second: JCal) => {
    const concerned = guestsConcerned(series, first, [alice], second)
    return concerned && `${concerned.kind} ${concerned.guests.map((each) => each.split('@')[0]).join()}`
  }
  expect(split(of(vevent('22T11', [weekly])))).toBe('moved bob,carol')
  expect(split(of(vevent('22T09', [weekly, ['summary', {}, 'text', 'New']])))).toBeNull()
  expect(split(of(vevent('22T09', [['rrule', {}, 'recur', { freq: 'DAILY' }]])))).toBe('moved bob,carol')
  // Without it, the dates that are left out are cancelled.
  expect(concern(series, first)).toBe('cancelled bob,carol')
  expect(split(of(vevent('22T09', [weekly], ['bob'])))).toBe('removed carol')
})

test('who is invited to one date that goes to the second half is not removed', () => {
  const override = vevent(
    '29T09',
    [['recurrence-id', {}, 'date-time', '2027-03-29T09:00:00Z']],
    ['bob', 'dan'],
  )
  const before = of(vevent('15T09', [weekly]), override)
  const first = of(vevent('15T09', [['rrule', {}, 'recur', { freq: 'WEEKLY', count: 1 }]]))
  const second = of(
    vevent('22T11', [weekly]),
    vevent('29T11', [['recurrence-id', {}, 'date-time', '2027-03-29T11:00:00Z']], ['bob', 'dan']),
  )
  expect(guestsConcerned(before, first, [alice], second)).toMatchObject({
    kind: 'moved',
    guests: ['bob@example.org', 'carol@example.org', 'dan@example.org'],
  })
})
