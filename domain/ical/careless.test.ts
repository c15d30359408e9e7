import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'

// What programs write although they should not, or may although few do; from files that other test suites
// collected.

const file = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1']
    .concat(lines, 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n')
const start = 'DTSTART:20240318T090000Z'

function propertiesOf(text: string, name: string): readonly JCalProperty[] {
  const vevent = parseICalendar(text).objects[0]?.jcal[2].find((each) => each[0] === 'vevent')
  return (vevent?.[1] ?? []).filter((property) => property[0] === name)
}

test.each<readonly [string, readonly string[], readonly JCalProperty[]]>([
  ['a fold behind a name', ['SUMMARY\r\n :Stand-up'], [['summary', {}, 'text', 'Stand-up']]],
  ['a fold in a name', ['SUMM\r\n ARY:Stand-up'], [['summary', {}, 'text', 'Stand-up']]],
  ['a day without VALUE=DATE', ['EXDATE:20240325'], [['exdate', {}, 'date', '2024-03-25']]],
  [
    'several days without VALUE=DATE',
    ['EXDATE;TZID=Europe/Paris:20240325,20240401'],
    [['exdate', { tzid: 'Europe/Paris' }, 'date', '2024-03-25', '2024-04-01']],
  ],
  [
    'an occurrence named by its day',
    ['RECURRENCE-ID:20240325'],
    [['recurrence-id', {}, 'date', '2024-03-25']],
  ],
  ['an end without VALUE=DATE', ['DTEND:20240325'], [['dtend', {}, 'date', '2024-03-25']]],
  [
    'a time with a blank behind it',
    ['DTEND:20240318T100000Z '],
    [['dtend', {}, 'date-time', '2024-03-18T10:00:00Z']],
  ],
  ['a frequency in small letters', ['RRULE:FREQ=Weekly'], [['rrule', {}, 'recur', { freq: 'WEEKLY' }]]],
  [
    'a separator too many',
    ['RRULE:FREQ=WEEKLY;BYDAY=MO;'],
    [['rrule', {}, 'recur', { freq: 'WEEKLY', byday: 'MO' }]],
  ],
  [
    'blanks in a list',
    ['RRULE:FREQ=WEEKLY; BYDAY=MO, TU '],
    [['rrule', {}, 'recur', { freq: 'WEEKLY', byday: ['MO', 'TU'] }]],
  ],
  [
    'a comma too many',
    ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,;COUNT=3'],
    [['rrule', {}, 'recur', { freq: 'WEEKLY', byday: ['MO', 'TU'], count: 3 }]],
  ],
  ['a rule that says nothing', ['RRULE:', 'STATUS:CONFIRMED'], [['status', {}, 'text', 'CONFIRMED']]],
  [
    'an attendee with seven quoted members',
    [
      `ATTENDEE;MEMBER=${Array.from({ length: 7 }, (_, index) => `"mailto:${index}@b.example"`).join()};CN="A; B":mailto:a@b.example`,
    ],
    [
      [
        'attendee',
        { member: Array.from({ length: 7 }, (_, index) => `mailto:${index}@b.example`), cn: 'A; B' },
        'cal-address',
        'mailto:a@b.example',
      ],
    ],
  ],
  [
    'a parameter said twice',
    ['RELATED-TO;RELTYPE=PARENT;RELTYPE=X-OTHER:2'],
    [['related-to', { reltype: ['PARENT', 'X-OTHER'] }, 'text', '2']],
  ],
  [
    'a name with a comma',
    ['ORGANIZER;CN=Doe, John:mailto:a@b.example'],
    [['organizer', { cn: 'Doe, John' }, 'cal-address', 'mailto:a@b.example']],
  ],
  [
    'signs that RFC 6868 writes by ^',
    ["ORGANIZER;CN=^'Jo^' ^^ Doe:mailto:a@b.example"],
    [['organizer', { cn: '"Jo" ^ Doe' }, 'cal-address', 'mailto:a@b.example']],
  ],
])('%s', (_, lines, expected) => {
  const text = file(start, ...lines)
  expect(parseICalendar(text).skipped).toEqual([])
  expect(expected.flatMap(([name]) => propertiesOf(text, name))).toEqual(expected)
  const again = printICalendar(parseICalendar(text).objects.map(({ jcal }) => jcal))
  expect(expected.flatMap(([name]) => propertiesOf(again, name))).toEqual(expected)
})

test('a start without VALUE=DATE is a date', () => {
  expect(propertiesOf(file('DTSTART:20240318'), 'dtstart')).toEqual([['dtstart', {}, 'date', '2024-03-18']])
})

test('a fold after VERSION loses nothing', () => {
  const text = file(start).replace('VERSION:2.0', 'VERSION\r\n :2.0')
  expect(parseICalendar(text).objects).toHaveLength(1)
})

test('a date with the type of a time is printed as the date that it is', () => {
  const printed = printICalendar([
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['dtstart', {}, 'date-time', '2024-03-25'],
          ['exdate', {}, 'date-time', '2024-03-26', '2024-03-27'],
        ],
        [],
      ],
    ],
  ])
  expect(printed).toContain('DTSTART;VALUE=DATE:20240325\r\n')
  expect(printed).toContain('EXDATE;VALUE=DATE:20240326,20240327\r\n')
})
