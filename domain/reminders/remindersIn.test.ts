import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { alarmOf } from '../event/further/Reminder.ts'
import { readItem } from '../event/readItem.ts'
import { zoneNamed } from '../time/Zone.ts'
import { addMs, dayMs, epochMs, hourMs, minuteMs } from '../time/units.ts'
import { remindersIn } from './remindersIn.ts'

const home = zoneNamed('Europe/Paris')
const march = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 10)) }

const alarm = (trigger: string, related = 'START'): JCalComponent => [
  'valarm',
  [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', { related }, 'duration', trigger],
  ],
  [],
]

function vevent(properties: readonly JCalProperty[], alarms: readonly JCalComponent[]): JCalComponent {
  return ['vevent', [['uid', {}, 'text', 'u'], ...properties], alarms]
}

function dueIn(vevents: readonly JCalComponent[], range = march) {
  const data: JCal = ['vcalendar', [], vevents]
  const window = { start: addMs(range.start, -30 * dayMs), end: addMs(range.end, 30 * dayMs) }
  const item = { calendarId: 'c', eventId: 'e', etag: null, data }
  const { events } = readItem(item, { window, viewZone: 'Europe/Paris', myAddresses: [] })
  return remindersIn(events, range, home)
}
const dueTimes = (...vevents: readonly JCalComponent[]) =>
  dueIn(vevents).map(({ at }) => new Date(at).toISOString().slice(0, 16))

const at = (local: string): JCalProperty => ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', `${local}:00`]
const hour: JCalProperty = ['duration', {}, 'duration', 'PT1H']

test('a reminder is before the start, after it, or measured from the end', () => {
  const alarms = [alarm('-PT10M'), alarm('PT5M'), alarm('-PT15M', 'END')]
  expect(dueTimes(vevent([at('2027-03-15T09:00'), hour], alarms))).toEqual([
    '2027-03-15T07:50',
    '2027-03-15T08:05',
    '2027-03-15T08:45',
  ])
})

test('a day before is the same time of day over a change of clocks, and 24 hours are exact', () => {
  expect(dueTimes(vevent([at('2027-03-28T09:00'), hour], [alarm('-P1D'), alarm('-PT24H')]))).toEqual([
    '2027-03-27T07:00',
    '2027-03-27T08:00',
  ])
})

test('all-day events remind by the clock of the home zone, on a day of 23 hours too', () => {
  const day: JCalProperty = ['dtstart', {}, 'date', '2027-03-28']
  expect(dueTimes(vevent([day], [alarm('PT9H'), alarm('-PT7H')]))).toEqual([
    '2027-03-27T16:00',
    '2027-03-28T07:00',
  ])
})

test('of a series each occurrence reminds, a moved one where it is, a deleted or cancelled one not', () => {
  const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 5 }]
  const deleted: JCalProperty = ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-08T09:00:00']
  const named = (local: string): JCalProperty => [
    'recurrence-id',
    { tzid: 'Europe/Paris' },
    'date-time',
    `${local}:00`,
  ]
  expect(
    dueTimes(
      vevent([at('2027-03-01T09:00'), hour, weekly, deleted], [alarm('-PT10M')]),
      vevent([named('2027-03-15T09:00'), at('2027-03-16T14:00'), hour], [alarm('-PT30M')]),
      vevent(
        [named('2027-03-22T09:00'), at('2027-03-22T09:00'), hour, ['status', {}, 'text', 'CANCELLED']],
        [alarm('-PT10M')],
      ),
    ),
  ).toEqual(['2027-03-01T07:50', '2027-03-16T12:30', '2027-03-29T06:50'])
})

test('an alarm by e-mail reminds of nothing here, and one at a time of its own does', () => {
  const mail: JCalComponent = [
    'valarm',
    [
      ['action', {}, 'text', 'EMAIL'],
      ['trigger', {}, 'duration', 'PT0S'],
    ],
    [],
  ]
  const own = alarmOf({ kind: 'absolute', at: epochMs(Date.UTC(2027, 2, 3, 4)) }, '')
  expect(dueTimes(vevent([at('2027-03-15T09:00')], [mail, own]))).toEqual(['2027-03-03T04:00'])
})

test('the reminders of a range are those of its parts, each once, as long before as they say', () => {
  const minutes = fc.array(fc.integer({ min: -3000, max: 600 }), { maxLength: 3 })
  const rule = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY')
  assertProperty(
    fc.property(minutes, rule, fc.integer({ min: 0, max: 39 }), (leads, freq, cutDays) => {
      const alarms = leads.map((each) => alarmOf({ kind: 'relative', to: 'start', minutes: each }, ''))
      const rrule: JCalProperty = ['rrule', {}, 'recur', { freq, count: 40 }]
      const start: JCalProperty = ['dtstart', {}, 'date-time', '2027-02-27T09:00:00Z']
      const series = [vevent([start, hour, rrule], alarms)]
      const cut = addMs(march.start, cutDays * dayMs + 9 * hourMs)
      const parts = [
        ...dueIn(series, { start: march.start, end: cut }),
        ...dueIn(series, { start: cut, end: march.end }),
      ]
      const keys = (all: typeof parts) => all.map(({ key }) => key)
      expect(keys(parts)).toEqual(keys([...dueIn(series)]))
      for (const { at: instant, event } of parts) {
        const lead = event.when.kind === 'timed' ? (instant - event.when.start) / minuteMs : Number.NaN
        expect(leads).toContain(lead)
      }
    }),
    { numRuns: 60 },
  )
})
