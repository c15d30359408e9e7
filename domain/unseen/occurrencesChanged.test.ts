import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { readItem } from '../event/readItem.ts'
import { epochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { dayOfChange, occurrencesChanged, occurrencesTransferred } from './occurrencesChanged.ts'

const zone = zoneNamed('UTC')
const window = { start: epochMs(Date.UTC(2027, 2, 15)), end: epochMs(Date.UTC(2027, 2, 20)) }
const view = { window, viewZone: 'UTC', myAddresses: ['alice@kalends.example'] }
const time = (name: string, at: string): JCalProperty => [name, {}, 'date-time', `2027-03-${at}:00Z`]
const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
const event = (at: string, ...more: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vevent', [text('uid', 'one'), text('summary', 'Tea'), time('dtstart', at), ...more], []]],
]
const eventsOf = (data: JCal | null) =>
  data === null ? [] : readItem({ calendarId: 'work', eventId: 'one', etag: null, data }, view).events

const changed = (before: JCal | null, after: JCal | null, now = '14T00:00') =>
  occurrencesChanged(eventsOf(before), eventsOf(after), {
    now: epochMs(Date.parse(`2027-03-${now}:00Z`)),
    zone,
  })
const inShort = (...states: Parameters<typeof changed>) =>
  changed(...states).map((each) => `${each.kind} ${dayOfChange(each, zone)?.slice(8)}`)

test('an event is added, moved, changed and cancelled', () => {
  expect(inShort(null, event('15T09:00'))).toEqual(['added 15'])
  expect(inShort(event('15T09:00'), event('16T09:00'))).toEqual(['moved 16'])
  expect(inShort(event('15T09:00'), event('15T09:00', text('location', 'Paris')))).toEqual(['changed 15'])
  expect(inShort(event('15T09:00'), null)).toEqual(['cancelled 15'])
  expect(inShort(event('15T09:00'), event('15T09:00'))).toEqual([])
})

test('a cancelled event that is still there is cancelled once, and its dismissal is nothing', () => {
  const cancelled = event('15T09:00', text('status', 'CANCELLED'))
  expect(changed(event('15T09:00'), cancelled)).toMatchObject([
    { kind: 'cancelled', after: { status: 'cancelled' } },
  ])
  expect(inShort(cancelled, null)).toEqual([])
})

test('what was over both ways is left out', () => {
  expect(inShort(event('15T09:00'), event('16T09:00'), '15T12:00')).toEqual(['moved 16'])
  expect(inShort(event('15T09:00'), event('16T09:00'), '17T00:00')).toEqual([])
  expect(inShort(event('17T09:00'), event('15T09:00'), '16T00:00')).toEqual(['moved 15'])
})

test('each occurrence of a series that begins at another time has moved, on its own day', () => {
  expect(inShort(event('15T09:00', daily), event('15T10:00', daily))).toEqual([
    'moved 15',
    'moved 16',
    'moved 17',
    'moved 18',
    'moved 19',
  ])
})

test('one date of a series that is left out is cancelled, and the others stay', () => {
  const without: JCalProperty = ['exdate', {}, 'date-time', '2027-03-17T09:00:00Z']
  expect(inShort(event('15T09:00', daily), event('15T09:00', daily, without))).toEqual(['cancelled 17'])
  expect(inShort(event('15T09:00', daily, without), event('15T09:00', daily))).toEqual(['added 17'])
})

test('what the reader declined is no news', () => {
  const declined: JCalProperty = [
    'attendee',
    { partstat: 'DECLINED' },
    'cal-address',
    'mailto:alice@kalends.example',
  ]
  expect(inShort(null, event('15T09:00', declined))).toEqual([])
})

test('of an event in another calendar each date is told that is still to come', () => {
  const on = { now: epochMs(Date.UTC(2027, 2, 18)), zone }
  const told = occurrencesTransferred(eventsOf(event('15T09:00', daily)), on)
  expect(told.map((each) => `${each.kind} ${dayOfChange(each, zone)?.slice(8)}`)).toEqual([
    'transferred 18',
    'transferred 19',
  ])
  const cancelled = event('18T09:00', text('status', 'CANCELLED'))
  expect(occurrencesTransferred(eventsOf(cancelled), on)).toEqual([])
})
