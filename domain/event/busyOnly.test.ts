import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { busyOnly } from './busyOnly.ts'

const zone: JCal[2][number] = ['vtimezone', [['tzid', {}, 'text', 'Europe/Paris']], []]
const master: JCal[2][number] = [
  'vevent',
  [
    ['uid', {}, 'text', 'one'],
    ['summary', {}, 'text', 'Doctor'],
    ['dtstamp', {}, 'date-time', '2027-03-01T08:15:00Z'],
    ['x-note', {}, 'text', 'secret'],
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
    ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T10:00:00'],
    ['rrule', {}, 'recur', { freq: 'DAILY' }],
    ['attendee', { cn: 'Dr No' }, 'cal-address', 'mailto:no@example.org'],
    ['class', {}, 'text', 'PRIVATE'],
    ['transp', {}, 'text', 'TRANSPARENT'],
  ],
  [['valarm', [['description', {}, 'text', 'secret']], []]],
]

test('of a private event its times are left, and whether they are busy', () => {
  const object: JCal = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['x-wr-calname', {}, 'text', 'secret'],
    ],
    [zone, master, ['vtodo', [['summary', {}, 'text', 'secret']], []]],
  ]
  expect(busyOnly(object)).toEqual([
    'vcalendar',
    [['version', {}, 'text', '2.0']],
    [
      zone,
      [
        'vevent',
        [
          ['uid', {}, 'text', 'one'],
          ['dtstamp', {}, 'date-time', '1970-01-01T00:00:00Z'],
          ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
          ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T10:00:00'],
          ['rrule', {}, 'recur', { freq: 'DAILY' }],
          ['class', {}, 'text', 'PRIVATE'],
          ['transp', {}, 'text', 'TRANSPARENT'],
          ['summary', {}, 'text', 'Busy'],
        ],
        [],
      ],
    ],
  ])
  expect(JSON.stringify(busyOnly(object))).not.toMatch(/secret|Doctor|No/)
})

test('what its person has declined does not keep them busy, and is tentative if they may come', () => {
  const answered = (partstat: string): JCal => [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['dtstart', {}, 'date', '2027-03-15'],
          ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:other@example.org'],
          ['attendee', { partstat }, 'cal-address', 'mailto:Ada@example.org'],
        ],
        [],
      ],
    ],
  ]
  const leftOf = (partstat: string) =>
    busyOnly(answered(partstat), ['ada@example.org'])[2][0]?.[1].slice(1, -1)
  expect(leftOf('DECLINED')).toEqual([['transp', {}, 'text', 'TRANSPARENT']])
  expect(leftOf('TENTATIVE')).toEqual([['status', {}, 'text', 'TENTATIVE']])
  expect(leftOf('ACCEPTED')).toEqual([])
})
