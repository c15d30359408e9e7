import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { newJCal } from '../event/newJCal.ts'
import { printICalendar } from './printICalendar.ts'

const lunch = newJCal(
  {
    title: 'Lunch, with Bob',
    location: '',
    description: 'one\ntwo',
    when: { kind: 'timed', start: '2027-03-15T12:00:00', end: '2027-03-15T13:00:00', zone: 'Europe/Paris' },
    isFree: false,
    visibility: 'public',
    calendarId: 'work',
  },
  { uid: 'u1', now: Date.UTC(2027, 2, 1) },
)

const object = (...properties: JCalProperty[]): JCal => ['vcalendar', [], [['vevent', properties, []]]]

test('an event is printed line by line', () => {
  const lines = printICalendar(lunch).split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalends//Kalends//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Paris',
  ])
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:u1',
    'DTSTAMP:20270301T000000Z',
    'CREATED:20270301T000000Z',
    'LAST-MODIFIED:20270301T000000Z',
    'SEQUENCE:0',
    'DTSTART;TZID=Europe/Paris:20270315T120000',
    'DTEND;TZID=Europe/Paris:20270315T130000',
    'SUMMARY:Lunch\\, with Bob',
    'DESCRIPTION:one\\ntwo',
    'TRANSP:OPAQUE',
    'CLASS:PUBLIC',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('several objects are one file, with each zone once', () => {
  const text = printICalendar([lunch, lunch])
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('no line is longer than 75 octets', () => {
  const text = printICalendar(object(['summary', {}, 'text', 'é'.repeat(200)]))
  expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
})

test('nothing in a value or a name begins a line of its own', () => {
  const text = printICalendar(
    object(
      ['x-note', {}, 'unknown', 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT'],
      ['x-param', { cn: 'a\nEND:VEVENT' }, 'unknown', 'b'],
      ['begin', {}, 'text', 'VEVENT'],
      ['end', {}, 'text', 'VCALENDAR'],
      ['x bad\nname', {}, 'text', 'c'],
    ),
  )
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text.match(/^END:/gm)).toHaveLength(2)
})

test('an object of two items and one of odd values are printed all the same', () => {
  expect(printICalendar(['vcalendar', [], [['vevent', [['summary', {}, 'text', 'A']]]]])).toContain(
    'SUMMARY:A',
  )
  expect(printICalendar(object(['summary', {}, 'text', 5], ['rrule', {}, 'recur', null]))).toContain(
    'BEGIN:VEVENT',
  )
})
