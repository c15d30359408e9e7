import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { newJCal } from '../event/newJCal.ts'
import { printICalendar } from './printICalendar.ts'
import { printLine } from './printLine.ts'
import { epochMs } from '../time/units.ts'

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
  { uid: 'u1', now: epochMs(Date.UTC(2027, 2, 1)) },
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

test('nothing in a value or a name begins a new line', () => {
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

test('an object of two items and one of odd values are printed too', () => {
  expect(printICalendar(['vcalendar', [], [['vevent', [['summary', {}, 'text', 'A']]]]])).toContain(
    'SUMMARY:A',
  )
  expect(printICalendar(object(['summary', {}, 'text', 5], ['rrule', {}, 'recur', null]))).toContain(
    'BEGIN:VEVENT',
  )
})

test('a zone is printed once, before the first event that refers to it', () => {
  const inZone = (uid: string, tzid: string, year: number): JCal =>
    object(['uid', {}, 'text', uid], ['dtstart', { tzid }, 'date-time', `${year}-03-15T12:00:00`])
  const text = printICalendar([
    inZone('1', 'Europe/Paris', 2027),
    inZone('2', 'Europe/Paris', 1970),
    inZone('3', 'America/New_York', 2041),
    inZone('4', 'Romance Standard Time', 2027),
  ])
  const order = text.match(/^(?:TZID:.*|UID:.*)$/gm)?.map((line) => line.trim())
  expect(order).toEqual([
    'TZID:Europe/Paris',
    'UID:1',
    'UID:2',
    'TZID:America/New_York',
    'UID:3',
    'TZID:Romance Standard Time',
    'UID:4',
  ])
  // From the earliest of all events until long after the latest.
  const [paris = ''] = text.split('END:VTIMEZONE', 1)
  expect(paris).toContain('DTSTART:19690101T')
  expect(paris).toMatch(/2070\d{4}T030000/)
})

test('a long line is folded between characters, counting the space of a further line', () => {
  const long = `${'a'.repeat(100)}${'é🗓'.repeat(60)}`
  const lines = printLine(['summary', {}, 'text', long]).split('\r\n')
  const sizes = lines.map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBe(75)
  expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${long}`)
})
