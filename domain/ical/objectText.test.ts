import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { objectText, readObjectText } from './objectText.ts'

const holding = (...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T18:00:00'],
        ...properties,
      ],
      [],
    ],
  ],
]

test.each<readonly [string, JCalProperty]>([
  ['an HTML body', ['x-alt-desc', { fmttype: 'text/html' }, 'text', '<p>C:\\temp; "a, b"\n&amp; c</p>']],
  ['backslashes', ['description', {}, 'text', 'one \\ two \\\\ three \\n four']],
  ['a rule', ['rrule', {}, 'recur', { freq: 'WEEKLY', byday: ['MO', 'WE'], count: 4 }]],
  ['a number', ['sequence', {}, 'integer', 3]],
  [
    'several parameters',
    ['attendee', { cn: 'Ada; "L"', partstat: 'ACCEPTED' }, 'cal-address', 'mailto:ada@x.example'],
  ],
])('CAL-36 %s is read back from the text unchanged, any number of times', (_, property) => {
  const first = objectText(holding(property))
  expect(first?.data[2].find(([name]) => name === 'vevent')?.[1]).toContainEqual(property)
  const second = first && objectText(first.data)
  expect(second?.text).toBe(first?.text)
})

test('CAL-36 what the text would lose is reported', () => {
  const [, properties, components] = holding()
  expect(objectText(['vcalendar', [...properties, ['x-own', {}, 'text', 'lost']], components])).toBeNull()
  expect(
    objectText(['vcalendar', properties, [...components, ['vtodo', [['uid', {}, 'text', 't']], []]]]),
  ).toBeNull()
})

test('a zone that the object does not define is added', () => {
  const { data } = objectText(holding()) ?? {}
  expect(data?.[2].map(([name]) => name)).toEqual(['vtimezone', 'vevent'])
})

test('a text of several objects, of none, and one that is not a calendar give none', () => {
  expect(readObjectText('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')).toBeNull()
  expect(readObjectText('<html>')).toBeNull()
  const text = objectText(holding())?.text ?? ''
  expect(readObjectText(text)).not.toBeNull()
  const again = text
    .slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR'))
    .replace('UID:choir', 'UID:b')
  expect(readObjectText(text.replace('END:VCALENDAR', `${again}END:VCALENDAR`))).toBeNull()
})
