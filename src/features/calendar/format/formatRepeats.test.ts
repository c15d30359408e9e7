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
  [{ freq: 'HOURLY', until: '2027-06-30' }, 'Every hour, until 30 June 2027'],
  [
    { freq: 'HOURLY', interval: 2, byday: ['MO'], byhour: [9, 11] },
    'Every 2 hours, only on Monday, in the hours 9 and 11',
  ],
  [{ freq: 'MINUTELY', interval: 30, count: 4 }, 'Every 30 minutes, 4 times'],
  [{ freq: 'SECONDLY' }, 'Many times a day'],
  [{ freq: 'DAILY', byhour: 9, byminute: [0, 30] }, 'Every day, in the hour 9, at minutes 0 and 30'],
  [
    { freq: 'DAILY', bymonth: [5, 6], byday: ['SA', 'SU'] },
    'Every day on Saturday and Sunday, in May and June',
  ],
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
  [{ freq: 'YEARLY', bymonth: [5, 6], bymonthday: 8 }, 'Every year, day 8, in May and June'],
  [{ freq: 'YEARLY', bymonth: [3, 9], byday: '1SU' }, 'Every year, first Sunday, in March and September'],
  [{ freq: 'YEARLY', byday: '20MO' }, 'Every year, Monday number 20 of the year'],
  [
    { freq: 'YEARLY', byyearday: [100, -1] },
    'Every year, day 100 of the year, day 1 from the end of the year',
  ],
  [{ freq: 'YEARLY', byweekno: 20, byday: 'MO' }, 'Every year on Monday, in week 20'],
  [{ freq: 'YEARLY', byweekno: -1 }, null],
  [{ freq: 'YEARLY', bymonth: [1, 2], byday: ['MO', 'TU'], bysetpos: 1 }, null],
  [{ freq: 'YEARLY', bymonth: 5, byday: '2SU' }, 'Every year, second Sunday, in May'],
  [{ freq: 'YEARLY', bymonth: 2, bymonthday: -1 }, 'Every year, last day, in February'],
  [{ freq: 'MONTHLY', byday: ['1TU', '3TU'] }, 'Every month, first Tuesday, third Tuesday'],
  [{ freq: 'MONTHLY', byday: 'FR', bysetpos: -1 }, 'Every month, last Friday'],
  [{ freq: 'MONTHLY', byday: ['MO', 'TU'], bysetpos: -1 }, 'Every month, last Monday or Tuesday'],
  [{ freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 }, 'Every month, last working day'],
  [
    { freq: 'MONTHLY', byday: ['TU', 'MO', 'WE', 'TH', 'FR'], bysetpos: [1, -2] },
    'Every month, first working day, second to last working day',
  ],
  [{ freq: 'MONTHLY', byday: ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'], bysetpos: 2 }, 'Every month, day 2'],
  [{ freq: 'MONTHLY', byday: 'FR', bymonthday: 13 }, 'Every month, day 13, only on Friday'],
  [
    { freq: 'MONTHLY', byday: ['1MO', '-1FR'], bymonth: 3 },
    'Every month, first Monday, last Friday, in March',
  ],
  [{ freq: 'MONTHLY', bymonthday: [13, 14], bysetpos: 1 }, null],
  [{ freq: 'MONTHLY', bymonthday: [1, 15, -1] }, 'Every month, day 1, day 15, last day'],
  [{ freq: 'MONTHLY', bymonthday: -2 }, 'Every month, second to last day'],
  [{ freq: 'MONTHLY', bymonthday: -5 }, 'Every month, day 5 from the end'],
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
  [{ freq: 'YEARLY', bymonth: [5, 6], bymonthday: 8 }, 'Custom: every year, day 8, in May and Jun'],
  [{ freq: 'HOURLY', interval: 3 }, 'Custom: every 3 hours'],
  [{ freq: 'YEARLY', byweekno: -1 }, 'Custom'],
])('the label of %j as a choice is %s, without its end', (rule, label) => {
  expect(formatCustom(seriesOf(rule))).toBe(label)
})
