import { inEnglish } from '../../../ui/inEnglish.tsx'
import { beforeAll, expect, test } from 'vitest'
import type { JCal, JCalValue } from '#contract/jcal.ts'
import { formatRepeats } from './formatRepeats.ts'
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
  [{ freq: 'WEEKLY', byday: 'MO' }, 'every week on Monday'],
  [{ freq: 'YEARLY', rscale: 'CHINESE' }, 'every year (Chinese Calendar)'],
  [
    { freq: 'YEARLY', rscale: 'HEBREW', bymonth: '5L', bymonthday: 8, skip: 'FORWARD' },
    'every year, day 8 of month 5 (leap) (Hebrew Calendar), or just after if there is no such date',
  ],
  [
    { freq: 'MONTHLY', rscale: 'GREGORIAN', bymonthday: 31, skip: 'BACKWARD', count: 3 },
    'every month, day 31, or just before if there is no such date, 3 times',
  ],
  [{ freq: 'YEARLY', rscale: 'ETHIOPIC', bymonth: 13 }, 'every year, month 13 (Ethiopic Calendar)'],
  [{ freq: 'YEARLY', bymonth: 5, bymonthday: 8 }, null],
])('%j is %s, and can be read', (rule, name) => {
  expect(formatRepeats(seriesOf(rule))).toBe(name)
  expect(formatUnreadRule(seriesOf(rule))).toBeNull()
})

test.each<readonly [JCalValue, string]>([
  [
    { freq: 'YEARLY', rscale: 'ISLAMIC' },
    'Kalends cannot calculate this calendar: Hijri Calendar. Only the first date is shown.',
  ],
  [
    { freq: 'YEARLY', rscale: 'A_B' },
    'Kalends cannot calculate this calendar: A_B. Only the first date is shown.',
  ],
  [{ freq: 'YEARLY', bymonth: '5L' }, 'Kalends cannot read this rule. Only the first date is shown.'],
  [{ freq: 'SOMETIMES' }, 'Kalends cannot read this rule. Only the first date is shown.'],
])('%j is said to be shown at its first date', (rule, sentence) => {
  expect(formatUnreadRule(seriesOf(rule))).toBe(sentence)
  expect(formatRepeats(seriesOf(rule))).toBeNull()
})
