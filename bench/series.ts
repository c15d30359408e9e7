import type { JCal, JCalProperty } from '#contract/jcal.ts'

const day = (date: number) => String((date % 28) + 1).padStart(2, '0')
const month = (index: number) => String((index % 12) + 1).padStart(2, '0')
const hour = (index: number) => String(8 + (index % 10)).padStart(2, '0')

const rules: readonly (Record<string, string | number> | null)[] = [
  null,
  null,
  null,
  { freq: 'WEEKLY', byday: 'MO' },
  { freq: 'DAILY', interval: 2 },
  { freq: 'MONTHLY', byday: '2TU' },
]

/** A calendar of `count` objects as people keep them: half single events, half series begun in the years before, in Paris. */
export function series(count: number): JCal[] {
  return Array.from({ length: count }, (_, index) => object(index))
}

function object(index: number): JCal {
  const rule = rules[index % rules.length] ?? null
  const year = rule ? 2015 + (index % 11) : 2026
  const date = `${year}-${month(index)}-${day(index * 7)}`
  const zone = { tzid: 'Europe/Paris' }
  const repeats: JCalProperty[] = rule ? [['rrule', {}, 'recur', rule]] : []
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', `bench-${index}`],
    ['dtstamp', {}, 'date-time', '2015-01-01T00:00:00Z'],
    ['summary', {}, 'text', `Meeting ${index}`],
    ['dtstart', zone, 'date-time', `${date}T${hour(index)}:00:00`],
    ['dtend', zone, 'date-time', `${date}T${hour(index)}:45:00`],
    ...repeats,
  ]
  return ['vcalendar', [['version', {}, 'text', '2.0']], [['vevent', properties, []]]]
}
