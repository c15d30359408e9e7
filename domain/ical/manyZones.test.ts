import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { instancesIn } from '../event/instancesIn.ts'
import { writeJCal } from '../event/writeJCal.ts'
import { zoneNamed } from '../time/Zone.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'
import { epochMs } from '../time/units.ts'

// The same TZID with different rules, in one session, one file and one calendar: each event keeps its own.

const zone = (tzid: string, offset: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]
const event = (uid: string, tzid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;TZID=${tzid}:20270715T120000`,
  ...lines,
  'END:VEVENT',
]
const calendar = (...parts: readonly (readonly string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n')

/** The hours in UTC of events that begin at noon. */
function hoursOf(objects: readonly JCal[]): readonly number[] {
  const year = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }
  return objects.flatMap((jcal) =>
    instancesIn(jcal, year, zoneNamed('UTC')).instances.map(({ start }) => new Date(start).getUTCHours()),
  )
}
const read = (text: string) => parseICalendar(text).objects.map(({ jcal }) => jcal)

/** The same, by ical.js and the definitions of the file alone. */
function hoursByOthers(text: string): readonly number[] {
  const component = ICAL.Component.fromString(text)
  return component.getAllSubcomponents('vevent').map((vevent) => {
    const start = vevent.getFirstPropertyValue('dtstart')
    return start instanceof ICAL.Time ? new Date(start.toUnixTime() * 1000).getUTCHours() : NaN
  })
}

const names = [
  'Customized Time Zone',
  'Europe/Paris',
  'Romance Standard Time',
  '/mozilla.org/20050126_1/Europe/Paris',
]

test.each(names)('two files with different rules for %s are each read by their own', (tzid) => {
  const files = ['+0500', '+0700', '+0500'].map((offset) => calendar(zone(tzid, offset), event('a', tzid)))
  expect(files.flatMap((text) => hoursOf(read(text)))).toEqual([7, 5, 7])
})

test.each(names)('a file that defines %s twice uses the last definition before each event', (tzid) => {
  const text = calendar(zone(tzid, '+0500'), event('a', tzid), zone(tzid, '+0700'), event('b', tzid))
  expect(hoursOf(read(text))).toEqual([7, 5])
})

test.each(names)('a series keeps the rules of %s with which each of its parts was read', (tzid) => {
  const changed = [`RECURRENCE-ID;TZID=${tzid}:20270715T120000`, 'SEQUENCE:1']
  const text =
    calendar(zone(tzid, '+0500'), event('a', tzid)) +
    calendar(zone(tzid, '+0700'), event('a', tzid, ...changed))
  const [object, ...others] = read(text)
  expect(others).toEqual([])
  const starts = (object?.[2] ?? []).filter(([name]) => name === 'vevent')
  const alone = starts.map((vevent): JCal => [
    'vcalendar',
    [],
    [
      ...(object?.[2] ?? []).filter(([name]) => name === 'vtimezone'),
      [vevent[0], vevent[1].filter(([name]) => name !== 'recurrence-id'), []] satisfies JCalComponent,
    ],
  ])
  expect(hoursOf(alone)).toEqual([7, 5])
})

test.each(names)(
  'a calendar with several rules for %s is exported so that every event keeps its own',
  (tzid) => {
    const plain = calendar(event('c', 'Europe/Paris'))
    const objects = [
      calendar(zone(tzid, '+0500'), event('a', tzid)),
      calendar(zone(tzid, '+0700'), event('b', tzid)),
      plain,
    ].flatMap(read)
    const text = printICalendar(objects)
    expect(hoursByOthers(text)).toEqual([7, 5, 10])
    expect(hoursOf(read(text))).toEqual([7, 5, 10])
    expect(hoursByOthers(printICalendar(objects.toReversed()))).toEqual([10, 5, 7])
  },
)

test('a definition that ended before other events of the file is not exported', () => {
  const old = calendar(
    [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:STANDARD',
      'DTSTART:20011028T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20010325T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ],
    ['BEGIN:VEVENT', 'UID:old', 'DTSTART;TZID=Europe/Paris:20010715T120000', 'END:VEVENT'],
  )
  const text = printICalendar([old, calendar(event('new', 'Europe/Paris'))].flatMap(read))
  expect(text.match(/^TZID:Europe\/Paris/gm)).toHaveLength(1)
  expect(hoursByOthers(text)).toEqual([10, 10])
})

test('an event that is moved into a well-known zone keeps that time in an object with its own definition of the name', () => {
  const [object] = read(calendar(zone('Europe/Paris', '+0500'), event('a', 'Europe/Paris')))
  const when = {
    kind: 'timed',
    start: '2027-07-15T12:00:00',
    end: '2027-07-15T13:00:00',
    zone: 'Europe/Paris',
  } as const
  const moved = object && writeJCal(object, { when }, { now: epochMs(Date.UTC(2027, 0, 1)) })
  expect(moved && hoursOf([moved])).toEqual([10])
})
