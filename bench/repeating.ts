import type { JCal, JCalProperty } from '#contract/jcal.ts'

export type Repeating = {
  /** `YYYY-MM-DDTHH:mm:ss` in Paris. */
  readonly start: string
  readonly rule: Readonly<Record<string, string | number | readonly string[]>>
}

/** Series that people have. Each starts on a day that its rule matches. */
const kinds: readonly ((year: number, month: string, index: number) => Repeating)[] = [
  (year, month, index) => ({ start: dayIn(year, month, 1, index), rule: { freq: 'DAILY' } }),
  (year, month, index) => ({
    start: weekdayIn(year, month, 1, index),
    rule: { freq: 'WEEKLY', byday: 'MO' },
  }),
  (year, month, index) => ({
    start: weekdayIn(year, month, 2, index),
    rule: { freq: 'WEEKLY', interval: 2, byday: ['TU', 'TH'] },
  }),
  (year, month, index) => ({
    start: dayIn(year, month, 15, index),
    rule: { freq: 'MONTHLY', bymonthday: 15 },
  }),
  (year, month, index) => ({
    start: weekdayIn(year, month, 5, index),
    rule: { freq: 'MONTHLY', byday: '1FR' },
  }),
  (year, month, index) => ({ start: dayIn(year, month, 3, index), rule: { freq: 'DAILY', interval: 3 } }),
]

/** This many series that began in a month, in Paris. */
export function repeating(count: number, year: number, month: string): Repeating[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new Error('There are kinds')
    return kind(year, month, index)
  })
}

/** A series in stored form. */
export function asJCal({ start, rule }: Repeating, index: number): JCal {
  const zone = { tzid: 'Europe/Paris' }
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', `series-${index}`],
    ['dtstamp', {}, 'date-time', '2017-01-01T00:00:00Z'],
    ['summary', {}, 'text', `Meeting ${index}`],
    ['dtstart', zone, 'date-time', start],
    ['duration', {}, 'duration', 'PT45M'],
    ['rrule', {}, 'recur', rule],
  ]
  return ['vcalendar', [['version', {}, 'text', '2.0']], [['vevent', properties, []]]]
}

const clock = (index: number) => `T${String(6 + (index % 14)).padStart(2, '0')}:${index % 2 ? '30' : '00'}:00`

const dayIn = (year: number, month: string, day: number, index: number) =>
  `${year}-${month}-${String(day).padStart(2, '0')}${clock(index)}`

/** The first such weekday of the month; 0 is Sunday. */
function weekdayIn(year: number, month: string, weekday: number, index: number): string {
  const first = new Date(`${year}-${month}-01T00:00:00Z`).getUTCDay()
  return dayIn(year, month, 1 + ((weekday - first + 7) % 7), index)
}
