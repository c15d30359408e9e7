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

const alarmAt = (instant: string) => alarmOf({ kind: 'absolute', at: epochMs(Date.parse(instant)) }, '')
const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', until: '2027-03-20T09:00:00Z' }]
const startsOf = (due: ReturnType<typeof dueIn>) => due.map(({ event }) => event.occurrence)

test.each([
  ['between two occurrences', '2027-03-10T08:00:30Z', '2027-03-11T08:00:00Z'],
  ['at the start of one', '2027-03-10T08:00:00Z', '2027-03-10T08:00:00Z'],
  ['before the first', '2027-03-04T08:00:00Z', '2027-03-08T08:00:00Z'],
  ['after the last', '2027-03-25T08:00:00Z', '2027-03-20T08:00:00Z'],
])(
  'an alarm at a time of its own %s comes once in a series, for the next or the last',
  (_, instant, occurrence) => {
    const series = vevent([at('2027-03-08T09:00'), hour, daily], [alarmAt(instant), alarmAt(instant)])
    const due = dueIn([series])
    expect(due.map((each) => each.at)).toEqual([Date.parse(instant)])
    expect(startsOf(due)).toEqual([occurrence])
  },
)

test('its key is the same from wherever it is looked at, and for an event that does not repeat', () => {
  const alarms = [alarmAt('2027-03-10T07:00:00Z')]
  const series = vevent([at('2027-03-08T09:00'), hour, daily], alarms)
  const keyOf = (vevents: readonly JCalComponent[]) => dueIn(vevents).map(({ key }) => key)
  const [key] = keyOf([series])
  const without: JCalProperty = ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-10T09:00:00']
  expect(keyOf([vevent([at('2027-03-08T09:00'), hour, daily, without], alarms)])).toEqual([key])
  expect(keyOf([vevent([at('2027-03-10T09:00'), hour], alarms)])).toEqual([key])
  expect(key).toBe(`c/e/ ${Date.parse('2027-03-10T07:00:00Z')}`)
})

test('an override that copies such an alarm adds nothing, and one with another time reminds too', () => {
  const own = (day: string, instant: string) =>
    vevent(
      [['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', `${day}T09:00:00`], at(`${day}T11:00`), hour],
      [alarmAt(instant)],
    )
  const master = vevent([at('2027-03-08T09:00'), hour, daily], [alarmAt('2027-03-10T07:00:00Z')])
  const due = dueIn([
    master,
    own('2027-03-12', '2027-03-10T07:00:00Z'),
    own('2027-03-14', '2027-03-13T07:00:00Z'),
  ])
  expect(startsOf(due)).toEqual(['2027-03-10T08:00:00Z', '2027-03-14T08:00:00Z'])
})

test('two objects with an alarm at one time both remind', () => {
  const series = vevent([at('2027-03-08T09:00'), hour, daily], [alarmAt('2027-03-10T07:00:00Z')])
  const data: JCal = ['vcalendar', [], [series]]
  const events = ['e', 'f'].flatMap((eventId) => {
    const item = { calendarId: 'c', eventId, etag: null, data }
    return readItem(item, { window: march, viewZone: 'Europe/Paris', myAddresses: [] }).events
  })
  expect(remindersIn(events, march, home).map(({ event }) => event.eventId)).toEqual(['e', 'f'])
})

test('an occurrence with two alarms for one time reminds once', () => {
  const alarms = [alarmAt('2027-03-10T07:50:00Z'), alarm('-PT10M')]
  const due = dueIn([vevent([at('2027-03-08T09:00'), hour, daily], alarms)])
  expect(due.filter((each) => each.at === Date.parse('2027-03-10T07:50:00Z'))).toHaveLength(1)
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
