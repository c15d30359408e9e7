import type { JCalValue } from '#contract/jcal.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { plainText } from './plainText.ts'
import { basicTime, readTime } from './timeText.ts'

/**
 * The jCal of a recurrence rule (RFC 7265 3.6.10): its parts by their names in lower case, one value or an
 * array. Reads what many programs write although they should not: lower case, spaces, extra separators, empty
 * parts.
 *
 * @returns null without FREQ, or if a part of the standard cannot be read: without it the rule would be
 *   another one
 */
export function readRecur(written: string): JCalValue | null {
  const parts = new Map<string, JCalValue>()
  for (const part of written.split(';')) {
    const [name = '', ...rest] = part.split('=')
    const [key, list] = [name.trim().toLowerCase(), rest.join('=').trim()]
    if (key === '' || list === '') continue
    const read = readPart.get(key)
    if (read === undefined) {
      parts.set(key, list)
      continue
    }
    const values = new Set<JCalValue>()
    for (const item of list.toUpperCase().split(',')) {
      if (item.trim() === '') continue
      const value = read(item.replaceAll(/\s/g, ''))
      if (value === null) return null
      values.add(value)
    }
    const [first, ...others] = values
    if (first !== undefined) parts.set(key, others.length === 0 ? first : [first, ...others])
  }
  return parts.has('freq') ? Object.fromEntries(parts) : null
}

/** A rule of jCal as iCalendar text. */
export function printRecur(value: JCalValue): string {
  if (typeof value !== 'object' || value === null) return plainText(value)
  return Object.entries(value)
    .map(([name, part]) => `${name.toUpperCase()}=${printPart(name.toLowerCase(), part)}`)
    .join(';')
}

function printPart(name: string, part: JCalValue): string {
  const text = Array.isArray(part) ? part.map(plainText).join(',') : plainText(part)
  // ical.js numbers the days of a week from 1, which is Sunday.
  if (name === 'wkst' && typeof part === 'number') return weekdayNames[part - 1] ?? 'MO'
  if (name === 'until') return basicTime(text)
  return text
}

type Read = (item: string) => JCalValue | null

/** Numbers from -most to most; from least if none counts from the end. */
const numbers =
  (max: number, min = -max): Read =>
  (item) => {
    const value = /^[+-]?\d{1,9}$/.test(item) ? Number(item) : NaN
    return value >= min && value <= max ? value : null
  }

const oneOf =
  (...names: readonly string[]): Read =>
  (item) =>
    names.includes(item) ? item : null

const positive = numbers(1e9, 0)

const readPart: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['freq', oneOf('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')],
  ['interval', (item) => (numbers(1e9)(item) === null ? null : Math.max(1, Number(item)))],
  ['count', positive],
  ['until', readTime],
  ['wkst', oneOf(...weekdayNames)],
  ['byday', (item) => (/^[+-]?\d{0,2}(?:SU|MO|TU|WE|TH|FR|SA)$/.test(item) ? item : null)],
  ['bysecond', numbers(60, 0)],
  ['byminute', numbers(59, 0)],
  ['byhour', numbers(23, 0)],
  ['bymonthday', numbers(31)],
  // Years of other calendars have up to 385 days and 55 weeks.
  ['byyearday', numbers(385)],
  ['byweekno', numbers(55)],
  // A leap month of another calendar system is a text: `5L` (RFC 7529 4.1).
  ['bymonth', (item) => (/^\d{1,2}L$/.test(item) ? item : numbers(13, 1)(item))],
  ['bysetpos', numbers(385)],
])
