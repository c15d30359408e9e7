import { expect, test } from 'vitest'
import { isoDate } from '../time/dayNumber.ts'
import { parseICalendar } from './parseICalendar.ts'
import { readProperty } from './readProperty.ts'
import { dayAt } from '../time/units.ts'

const file = (...lines: readonly string[]) => lines.join('\r\n')
const times = (howMany: number, line: (index: number) => string) =>
  Array.from({ length: howMany }, (_, at) => line(at))

test('a hundred thousand stray ENDs are ignored', () => {
  const text = file('BEGIN:VCALENDAR', 'BEGIN:A\r\n'.repeat(100_000), 'END:B\r\n'.repeat(100_000))
  const { failure, objects } = parseICalendar(text)
  expect({ failure, objects }).toEqual({ failure: null, objects: [] })
})

test('a line of fifty thousand parameters is read in one pass', () => {
  const line = readProperty(`X-LONG${';a=b'.repeat(50_000)};c="d:e;f":value`)
  const property = line === null || line === 'nothing' ? null : line.property
  expect([property?.[1]['a']?.length, property?.[1]['c'], property?.[3]]).toEqual([50_000, 'd:e;f', 'value'])
})

test('text in a value that looks like parameters belongs to the value', () => {
  const text = `;a=b`.repeat(1000)
  const values = ['X-LONG;c=d:', 'X-LONG;c="d":', 'X-LONG:'].map((begin) => {
    const line = readProperty(begin + text)
    return line === null || line === 'nothing' ? null : line.property[3]
  })
  expect(values).toEqual([text, text, text])
})

test('an event of ten thousand calendars in one file is one object', () => {
  const calendar = (day: number) =>
    file(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      `RECURRENCE-ID;VALUE=DATE:${isoDate(dayAt(day)).replaceAll('-', '')}`,
      'DTSTART;VALUE=DATE:20270315',
      'END:VEVENT',
      'END:VCALENDAR',
    )
  const { objects } = parseICalendar(file(...times(10_000, calendar)))
  expect(objects.map(({ jcal }) => jcal[2].length)).toEqual([10_000])
})

test('a zone whose name is a hundred thousand quotes is unknown, and its event floats', () => {
  const { objects } = parseICalendar(
    file(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      `DTSTART;TZID=${"'".repeat(100_000)}x:20270315T090000`,
      'END:VEVENT',
      'END:VCALENDAR',
    ),
  )
  expect(objects).toHaveLength(1)
})

test('ten thousand definitions of zones beside ten thousand events are each read once', () => {
  const zone = (index: number) => file('BEGIN:VTIMEZONE', `TZID:House ${index}`, 'END:VTIMEZONE')
  const event = (index: number) =>
    file('BEGIN:VEVENT', `UID:${index}`, 'DTSTART;VALUE=DATE:20270315', 'END:VEVENT')
  const text = file('BEGIN:VCALENDAR', ...times(10_000, zone), ...times(10_000, event), 'END:VCALENDAR')
  expect(parseICalendar(text).objects).toHaveLength(10_000)
})
