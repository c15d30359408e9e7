import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { addMs, dayMs, epochMs, hourMs, minuteMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { EventRecord } from '../../store/records.ts'
import { dueReminders, maxLateMs } from './dueReminders.ts'

const nine = epochMs(Date.UTC(2027, 2, 15, 9))
const endOfTime = epochMs(Date.UTC(9999, 11, 31))

type Property = JCal[1][number]

const record = (properties: readonly Property[], change: Partial<EventRecord> = {}): EventRecord => ({
  homeId: 'alice',
  calendarId: 'work',
  eventId: 'one',
  uid: 'one',
  etag: '"1"',
  startUtc: nine,
  lastUtc: addMs(nine, hourMs),
  modifiedAt: nine,
  jcal: JSON.stringify([
    'vcalendar',
    [],
    [
      [
        'vevent',
        [['uid', {}, 'text', 'one'], ...properties],
        [
          [
            'valarm',
            [
              ['action', {}, 'text', 'DISPLAY'],
              ['trigger', {}, 'duration', '-PT10M'],
            ],
            [],
          ],
        ],
      ],
    ],
  ]),
  ...change,
})
const at = (time: string): Property => ['dtstart', {}, 'date-time', time]
const once = record([at('2027-03-15T09:00:00Z')])
const daily = record([at('2027-03-15T09:00:00Z'), ['rrule', {}, 'recur', { freq: 'DAILY' }]], {
  lastUtc: endOfTime,
})

const look = (event: EventRecord, from: number, now: number, zone = 'UTC') =>
  dueReminders(
    { event, from: epochMs(from) },
    { home: zoneNamed(zone), addresses: ['alice@kalends.example'], now: epochMs(now) },
  )
const times = ({ due, next }: ReturnType<typeof look>) => ({ due: due.map(({ at: time }) => time), next })
const before = addMs(nine, -10 * minuteMs)

test('a reminder is due at its instant, and once', () => {
  expect(times(look(once, 0, before - 1))).toEqual({ due: [], next: before })
  expect(times(look(once, before, before))).toEqual({ due: [before], next: null })
  expect(times(look(once, before + 1, nine))).toEqual({ due: [], next: null })
})

test('a series goes on from one reminder to the next', () => {
  const next = addMs(before, dayMs)
  expect(times(look(daily, before, before))).toEqual({ due: [before], next })
  expect(times(look(daily, next, next + 3))).toEqual({ due: [next], next: addMs(next, dayMs) })
})

test('after a stop, what is less than 15 minutes late is due, and the rest is not made up for', () => {
  expect(times(look(once, 0, before + maxLateMs)).due).toEqual([before])
  expect(times(look(once, 0, before + maxLateMs + 1)).due).toEqual([])
  expect(times(look(daily, before, addMs(before, 3 * dayMs + minuteMs)))).toEqual({
    due: [addMs(before, 3 * dayMs)],
    next: addMs(before, 4 * dayMs),
  })
})

test('what comes much later is looked for later', () => {
  const now = epochMs(Date.UTC(2026, 5, 1))
  expect(times(look(once, now, now))).toEqual({ due: [], next: addMs(nine, -28 * dayMs) })
  const yearly = record([at('2027-03-15T09:00:00Z'), ['rrule', {}, 'recur', { freq: 'YEARLY' }]], {
    lastUtc: endOfTime,
  })
  expect(times(look(yearly, before, before))).toEqual({ due: [before], next: addMs(before, 28 * dayMs) })
})

test('an alarm of a series with a time of its own is due once', () => {
  const own = addMs(nine, 5 * dayMs + 30 * minuteMs)
  const trigger = ['trigger', {}, 'date-time', '2027-03-20T09:30:00Z']
  const relative = JSON.stringify(['trigger', {}, 'duration', '-PT10M'])
  const series = { ...daily, jcal: daily.jcal.replace(relative, JSON.stringify(trigger)) }
  expect(times(look(series, before, before))).toEqual({ due: [], next: own })
  const { due, next } = look(series, own, own)
  expect(due.map(({ key, event }) => [key, event.occurrence])).toEqual([
    [`work/one/ ${own}`, '2027-03-21T09:00:00Z'],
  ])
  expect(next).toBe(addMs(own, 28 * dayMs))
})

test('an all-day event is reminded of by the clock of the person’s zone', () => {
  const holiday = record([['dtstart', {}, 'date', '2027-03-15']])
  const midnightInTokyo = epochMs(Date.UTC(2027, 2, 14, 15))
  expect(look(holiday, 0, midnightInTokyo - dayMs, 'Asia/Tokyo').next).toBe(
    addMs(midnightInTokyo, -10 * minuteMs),
  )
})

test('who has declined is not reminded, and nothing is read from what is damaged', () => {
  const declined = record([
    at('2027-03-15T09:00:00Z'),
    ['attendee', { partstat: 'DECLINED' }, 'cal-address', 'mailto:alice@kalends.example'],
  ])
  expect(look(declined, before, before).due).toEqual([])
  expect(look({ ...once, jcal: '[' }, before, before)).toEqual({ due: [], next: null })
})

const alarmBefore = (minutes: number) => [
  'valarm',
  [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', `-PT${minutes}M`],
  ],
  [],
]

test('of thousands of alarms the first twenty count, and of those that are late the last ten', () => {
  const properties = [['uid', {}, 'text', 'one'], at('2027-03-15T09:00:00Z')]
  const alarms = Array.from({ length: 3000 }, (_, number) => alarmBefore(number + 1))
  const many = { ...once, jcal: JSON.stringify(['vcalendar', [], [['vevent', properties, alarms]]]) }
  const minutesBefore = (minutes: number) => addMs(nine, -minutes * minuteMs)
  expect(times(look(many, 0, minutesBefore(30)))).toEqual({ due: [], next: minutesBefore(20) })
  const late = times(look(many, 0, minutesBefore(6)))
  expect(late).toEqual({
    due: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6].map(minutesBefore),
    next: minutesBefore(5),
  })
})

test('of many guests only the answer of the person is read, who is not reminded if they declined', () => {
  const guest = (email: string, partstat: string): Property => [
    'attendee',
    { partstat },
    'cal-address',
    `mailto:${email}`,
  ]
  const others = Array.from({ length: 100 }, (_, number) => guest(`guest-${number}@x.example`, 'DECLINED'))
  const start = at('2027-03-15T09:00:00Z')
  const { due } = look(record([start, ...others, guest('alice@kalends.example', 'ACCEPTED')]), before, before)
  expect(due).toHaveLength(1)
  expect(JSON.stringify(due[0]?.event.vevent).match(/"attendee"/g)).toHaveLength(1)
  const declined = record([start, ...others, guest('alice@kalends.example', 'DECLINED')])
  expect(look(declined, before, before).due).toEqual([])
})
