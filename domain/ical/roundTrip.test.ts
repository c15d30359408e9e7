import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { contentLines } from './contentLines.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'
import { printLine } from './printLine.ts'
import { readProperty } from './readProperty.ts'
import { anyDetail, anyProperty } from './testing/anyProperty.ts'

// What is written is read again unchanged, and what was read is written again without loss, whatever the
// property.

const readAgain = (printed: string): JCalProperty | null => {
  const [line, ...others] = contentLines(printed)
  const read = line === undefined || others.length > 0 ? null : readProperty(line.text)
  return read === null || read === 'nothing' ? null : read.property
}

test('every property is read from its line unchanged', () => {
  assertProperty(
    fc.property(anyProperty, (property) => {
      expect(readAgain(printLine(property))).toEqual(property)
    }),
    { numRuns: 5000 },
  )
})

test('a line has at most 75 octets, and no character is split', () => {
  assertProperty(
    fc.property(anyProperty, (property) => {
      const printed = printLine(property)
      const lines = printed.split('\r\n')
      const octets = lines.map((line) => new TextEncoder().encode(line))
      expect(Math.max(...octets.map(({ length }) => length))).toBeLessThanOrEqual(75)
      expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
      // Bytes of half a character would be read as another one.
      const halves = octets.map((each) =>
        new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(each),
      )
      expect(halves.join('\r\n')).toBe(printed.toWellFormed())
    }),
    { numRuns: 3000 },
  )
})

test('control characters, at which some programs end a file, are left out', () => {
  const title: JCalProperty = [
    'summary',
    { 'x-of': 'a\u0001b' },
    'text',
    'Bell\u0007, \u001b[1mbold\u0000\u007f\tend',
  ]
  expect(printLine(title)).toBe('SUMMARY;X-OF=ab:Bell\\, [1mbold\tend')
})

/** Lines of some program, and what is written instead; nothing if it is the same. */
const lines: readonly (readonly [string, string, string?])[] = [
  ['a place', 'GEO:48.85;2.35'],
  ['a place with a backslash', 'GEO:48.85\\;2.35', 'GEO:48.85;2.35'],
  ['a place with commas', 'GEO:48,85;2,35'],
  ['a place that is empty', 'GEO:'],
  [
    'a parameter that is repeated',
    'RELATED-TO;RELTYPE=PARENT;RELTYPE=X-OTHER:2',
    'RELATED-TO;RELTYPE="PARENT","X-OTHER":2',
  ],
  ['several features', 'CONFERENCE;FEATURE=AUDIO,VIDEO;LABEL=x;VALUE=URI:https://a.example/1'],
  [
    'several features that were repeated',
    'CONFERENCE;FEATURE=AUDIO;FEATURE=VIDEO;VALUE=URI:https://a.example/1',
    'CONFERENCE;FEATURE=AUDIO,VIDEO;VALUE=URI:https://a.example/1',
  ],
  [
    'several features that were quoted, which words need not be',
    'CONFERENCE;FEATURE="AUDIO","VIDEO";VALUE=URI:https://a.example/1',
    'CONFERENCE;FEATURE=AUDIO,VIDEO;VALUE=URI:https://a.example/1',
  ],
  ['several ways to display', 'IMAGE;DISPLAY=BADGE,THUMBNAIL;VALUE=URI:https://a.example/1.png'],
  ['parts of which one holds a separator', 'REQUEST-STATUS:2.0;a\\;b;c'],
  [
    'a rule of another calendar',
    'RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L,6;BYYEARDAY=-1,384;SKIP=FORWARD',
  ],
  ['a rule of what is left out', 'EXRULE:FREQ=WEEKLY;BYDAY=SU'],
  ['periods', 'RDATE;TZID=Europe/Paris;VALUE=PERIOD:20270303T140000/PT3H'],
  ['an empty title', 'SUMMARY:'],
  ['empty categories', 'CATEGORIES:'],
  ['a category that is empty', 'CATEGORIES:a,,b,'],
  ['a category behind a backslash of its own', 'CATEGORIES:a\\\\,b'],
  ['an empty number', 'SEQUENCE:'],
  ['a number in letters', 'PRIORITY:high'],
  ['a broken number', 'SEQUENCE:1.5'],
  [
    'a number that is too long to be one',
    'X-ID;VALUE=INTEGER:12345678901234567890',
    'X-ID:12345678901234567890',
  ],
  ['an empty time', 'LAST-MODIFIED:'],
  ['a time that is none', 'CREATED:yesterday'],
  ['a time with dashes', 'CREATED:2024-03-18T09:00:00Z', 'CREATED:20240318T090000Z'],
  ['a day where a time should be', 'COMPLETED:20240318', 'COMPLETED;VALUE=DATE:20240318'],
  ['a list of times with nothing at its end', 'EXDATE:20240318T090000Z,', 'EXDATE:20240318T090000Z'],
  ['a list of times of which one is none', 'EXDATE:20240318T090000Z,never'],
  ['empty periods', 'FREEBUSY:'],
  ['an empty duration', 'TRIGGER:'],
  ['a yes that is none', 'X-A;VALUE=BOOLEAN:yes', 'X-A:yes'],
  ['a yes in small letters', 'X-A;VALUE=BOOLEAN:true', 'X-A;VALUE=BOOLEAN:TRUE'],
  ['an empty parameter', 'ORGANIZER;CN=:mailto:a@b.example'],
  ['a parameter with several quoted values', 'X-A;X-B="a;b","c":d'],
  [
    'a name that is quoted in part',
    'ORGANIZER;CN="Doe", Jo:mailto:a@b.example',
    'ORGANIZER;CN="Doe, Jo":mailto:a@b.example',
  ],
  ['a leap month', 'RRULE:FREQ=YEARLY;RSCALE=HEBREW;BYMONTH=5L;BYMONTHDAY=8'],
  [
    'a rule of parts that say nothing',
    'RRULE:FREQ=WEEKLY;UNTIL=;BYDAY=;COUNT=3',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  ],
  ['what nobody knows', 'X-OWN;X-P=1:a\\,b;c\\d'],
  ['an offset without a sign', 'TZOFFSETTO:0100', 'TZOFFSETTO:+0100'],
]

test.each(lines.map(([what, line, written = line]) => [what, line, written] as const))(
  '%s survives',
  (_, line, expected) => {
    const read = readAgain(line)
    expect(read).not.toBeNull()
    const printed = read === null ? '' : printLine(read)
    expect(printed.replaceAll('\r\n ', '')).toBe(expected)
    expect(readAgain(printed)).toEqual(read)
  },
)

test('whatever was read is read again the same', () => {
  const names = fc.constantFrom(
    'GEO',
    'SEQUENCE',
    'DTEND',
    'EXDATE',
    'RDATE',
    'CATEGORIES',
    'TRIGGER',
    'X-OWN',
    'EXRULE',
    'RRULE',
    'ATTENDEE',
  )
  const declared = fc.constantFrom(
    '',
    ';VALUE=DATE',
    ';VALUE=PERIOD',
    ';VALUE=TEXT',
    ';VALUE=BOOLEAN',
    ';CN="a","b"',
    ';X=1;X=2',
    ';FEATURE=AUDIO,VIDEO',
  )
  const piece = fc.constantFrom(
    '',
    '1',
    '-1.5',
    'a',
    '\\',
    '\\;',
    ',',
    ';',
    '/',
    '=',
    ' ',
    '20240318',
    'T090000',
    'Z',
    '+0100',
    'PT1H',
    'FREQ=DAILY',
    'BYDAY',
    'MO',
  )
  const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  assertProperty(
    fc.property(names, declared, value, (name, parameters, written) => {
      const read = readAgain(`${name}${parameters}:${written}`)
      if (read !== null) expect(readAgain(printLine(read))).toEqual(read)
    }),
    { numRuns: 5000 },
  )
})

test('an object is the same after it was in a file, however many properties it has', () => {
  assertProperty(
    fc.property(fc.array(anyDetail, { maxLength: 20 }), (plain) => {
      const object: JCal = [
        'vcalendar',
        [
          ['version', {}, 'text', '2.0'],
          ['prodid', {}, 'text', 'test'],
        ],
        [['vevent', [['uid', {}, 'text', 'u'], ['dtstart', {}, 'date', '2027-03-15'], ...plain], []]],
      ]
      const { objects, skipped } = parseICalendar(printICalendar(object))
      expect(skipped).toEqual([])
      expect(objects.map(({ jcal }) => jcal)).toEqual([object])
    }),
    { numRuns: 500 },
  )
})
