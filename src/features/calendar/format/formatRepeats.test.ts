import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { beforeAll, expect, test } from 'vitest'
import type { JCal, JCalValue } from '#contract/jcal.ts'
import { formatCustom, formatRepeats } from './formatRepeats.ts'
import { formatUnreadRule } from './formatUnreadRule.ts'

beforeAll(() => void inEnglish({ children: null }))

const seriesOf = (rule: JCalValue): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['dtstart', {}, 'date', '2027-03-15'],
        ['rrule', {}, 'recur', rule],
      ],
      [],
    ],
  ],
]

test.each<readonly [JCalValue, string | null]>([
  [{ freq: 'WEEKLY', byday: 'MO' }, 'Every week on Monday'],
  [
    { freq: 'WEEKLY', interval: 2, byday: ['MO', 'WE', 'FR'] },
    'Every 2 weeks on Monday, Wednesday and Friday',
  ],
  [{ freq: 'WEEKLY', byday: 'TU', until: '2027-06-30' }, 'Every week on Tuesday, until 30 June 2027'],
  [{ freq: 'DAILY', interval: 3, count: 5 }, 'Every 3 days, 5 times'],
  [{ freq: 'WEEKLY', byday: 'TU', count: 1 }, 'Once only'],
  [{ freq: 'HOURLY', until: '2027-06-30' }, 'Many times a day, until 30 June 2027'],
  [{ freq: 'YEARLY', rscale: 'CHINESE' }, 'Every year, Chinese Calendar'],
  [
    { freq: 'YEARLY', rscale: 'HEBREW', bymonth: '5L', bymonthday: 8, skip: 'FORWARD' },
    'Every year, day 8 of month 5 (leap), Hebrew Calendar, or just after if there is no such date',
  ],
  [
    { freq: 'MONTHLY', rscale: 'GREGORIAN', bymonthday: 31, skip: 'BACKWARD', count: 3 },
    'Every month, 3 times, day 31, or just before if there is no such date',
  ],
  [{ freq: 'YEARLY', rscale: 'ETHIOPIC', bymonth: 13 }, 'Every year, month 13, Ethiopic Calendar'],
  [{ freq: 'YEARLY', bymonth: 5, bymonthday: 8 }, 'Every year, 8 May'],
  [{ freq: 'YEARLY', bymonth: [5, 6], bymonthday: 8 }, null],
  [{ freq: 'YEARLY', bymonth: 5, byday: '2SU' }, 'Every year, second Sunday, in May'],
  [{ freq: 'YEARLY', bymonth: 2, bymonthday: -1 }, 'Every year, last day, in February'],
  [{ freq: 'MONTHLY', byday: ['1TU', '3TU'] }, 'Every month, first Tuesday, third Tuesday'],
  [{ freq: 'MONTHLY', byday: 'FR', bysetpos: -1 }, 'Every month, last Friday'],
  [{ freq: 'MONTHLY', byday: ['MO', 'TU'], bysetpos: -1 }, null],
  [{ freq: 'MONTHLY', bymonthday: [1, 15, -1] }, 'Every month, day 1, day 15, last day'],
  [{ freq: 'MONTHLY', bymonthday: -2 }, null],
])('%j is %s, and can be read', (rule, name) => {
  expect(formatRepeats(seriesOf(rule))).toBe(name)
  expect(formatUnreadRule(seriesOf(rule))).toBeNull()
})

test.each<readonly [JCalValue, string]>([
  [
    { freq: 'YEARLY', rscale: 'ISLAMIC' },
    'Kalends can’t calculate dates in this calendar: Hijri Calendar. Only the first date is shown.',
  ],
  [
    { freq: 'YEARLY', rscale: 'A_B' },
    'Kalends can’t calculate dates in this calendar: A_B. Only the first date is shown.',
  ],
  [{ freq: 'YEARLY', bymonth: '5L' }, 'Kalends can’t read how this repeats. Only the first date is shown.'],
  [{ freq: 'SOMETIMES' }, 'Kalends can’t read how this repeats. Only the first date is shown.'],
])('%j is described by its first date', (rule, sentence) => {
  expect(formatUnreadRule(seriesOf(rule))).toBe(sentence)
  expect(formatRepeats(seriesOf(rule))).toBeNull()
})

test.each<readonly [JCalValue, string]>([
  [{ freq: 'WEEKLY', byday: ['TU', 'TH'], count: 4 }, 'Custom: every Tue and Thu'],
  [{ freq: 'WEEKLY', interval: 2 }, 'Custom: every 2 weeks'],
  [{ freq: 'MONTHLY', byday: ['1TU', '3TU'] }, 'Custom: every month, first Tue, third Tue'],
  [{ freq: 'YEARLY', bymonth: [5, 6], bymonthday: 8 }, 'Custom'],
])('the label of %j as a choice is %s, without its end', (rule, label) => {
  expect(formatCustom(seriesOf(rule))).toBe(label)
})
