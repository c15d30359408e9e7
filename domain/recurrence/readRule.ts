import type { JCalValue } from '#contract/jcal.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { epochMs, midnightOf, type Weekday } from '../time/units.ts'
import { localMsOf } from '../time/localDateTime.ts'
import type { Frequency, NthWeekday, Rule, RuleScale, Skip, Until } from './Rule.ts'
import { gregorianScale } from './CalendarScale.ts'
import { scaleNamed } from './scaleNamed.ts'
import { weekdayNames } from './weekdayNames.ts'

/**
 * The rule in a jCal `recur` value (RFC 7265 3.6.10): an object of parts, each a value or an array.
 * Duplicates are removed from lists, so that no list is longer than its part has numbers. Also reads numbers
 * written as text, a numeric `wkst` as ical.js writes it (1 is Sunday), and the text form `FREQ=WEEKLY;...`.
 *
 * @returns null without a frequency, with a part that cannot be read, or with an RSCALE that cannot be
 *   calculated: such a rule is ignored
 */
export function readRule(value: JCalValue): Rule | null {
  const parts = partsOf(value)
  const frequency = frequencies.get(textsOf(parts?.['freq'])[0]?.toUpperCase() ?? '')
  if (parts === null || frequency === undefined) return null
  const interval = numbersOf(parts['interval'])[0] ?? 1
  const count = parts['count'] === undefined ? null : (numbersOf(parts['count'])[0] ?? NaN)
  const untilText = textsOf(parts['until'])[0]
  const until = untilText === undefined ? null : readUntil(untilText)
  const byDay = textsOf(parts['byday']).map(readWeekday)
  let isReadable =
    Number.isFinite(interval) &&
    (count === null || count >= 1) &&
    (untilText === undefined || until !== null) &&
    !byDay.includes(null)
  const scale = scaleIn(parts)
  isReadable &&= scale !== undefined
  const list = (part: keyof typeof ranges) => {
    const numbers = numbersOf(parts[part])
    const [min, max] = (scale ? scaledRanges : ranges)[part]
    for (const number of numbers) isReadable &&= isWithin(number, min, max)
    return each(numbers)
  }
  const rule = {
    frequency,
    interval: Math.max(1, Math.floor(interval)),
    count,
    until,
    weekStartsOn: weekStartOf(textsOf(parts['wkst'])[0]),
    scale: scale ?? null,
    byMonth: scale ? monthsOf(parts['bymonth']) : list('bymonth'),
    byWeekNo: list('byweekno'),
    byYearDay: list('byyearday'),
    byMonthDay: list('bymonthday'),
    byDay: eachWeekday(byDay.filter((day) => day !== null)),
    byHour: list('byhour'),
    byMinute: list('byminute'),
    // A leap second counts as the second before it, as in a time of day.
    bySecond: each(list('bysecond').map((second) => Math.min(second, 59))),
    bySetPos: list('bysetpos'),
  }
  return isReadable && !rule.byMonth.includes(NaN) ? rule : null
}

/** The RSCALE of a rule whose calendar system cannot be calculated; null for every other rule. */
export function rscaleOf(value: JCalValue): string | null {
  const name = textsOf(partsOf(value)?.['rscale'])[0]?.trim()
  return name === undefined || scaleNamed(name) !== null ? null : name
}

/** RSCALE and SKIP; null for the plain Gregorian calendar, undefined for what cannot be calculated. */
function scaleIn(parts: Parts): RuleScale | null | undefined {
  const name = textsOf(parts['rscale'])[0]?.trim().toUpperCase() ?? 'GREGORIAN'
  const skip = skips.get(textsOf(parts['skip'])[0]?.trim().toUpperCase() ?? 'OMIT')
  const calendar = name === 'GREGORIAN' ? gregorianScale : scaleNamed(name)
  if (calendar === null || skip === undefined) return undefined
  const isPlain = calendar === gregorianScale && skip === 'OMIT' && !textsOf(parts['bymonth']).some(isLeap)
  if (!isPlain) return parts['rscale'] === undefined && skip === 'OMIT' ? undefined : { name, calendar, skip }
  return null
}

const skips: ReadonlyMap<string, Skip> = new Map(
  (['OMIT', 'BACKWARD', 'FORWARD'] as const).map((name) => [name, name]),
)

const isLeap = (month: string) => /^\s*\d{1,2}L\s*$/i.test(month)

/** BYMONTH with leap months and a thirteenth month: `5L` is 5.5. NaN if it is not a month. */
function monthsOf(part: JCalValue | undefined): readonly number[] {
  const months = textsOf(part).map((text) => {
    const number = isLeap(text) ? Number.parseInt(text, 10) : Number(text)
    return text.trim() !== '' && isWithin(number, 1, 13) ? number + (isLeap(text) ? 0.5 : 0) : NaN
  })
  return each(months)
}

const frequencies: ReadonlyMap<string, Frequency> = new Map(
  (['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map((name) => [
    name,
    name,
  ]),
)

/** The range of numbers for each part; negative ones count from the end if the minimum is -1. */
const ranges = {
  bymonth: [1, 12],
  byweekno: [-1, 53],
  byyearday: [-1, 366],
  bymonthday: [-1, 31],
  byhour: [0, 23],
  byminute: [0, 59],
  bysecond: [0, 60],
  bysetpos: [-1, 366],
} as const

/** Years of other calendar systems have up to 385 days and 55 weeks. */
const scaledRanges = { ...ranges, byweekno: [-1, 55], byyearday: [-1, 385], bysetpos: [-1, 385] } as const

/** Without duplicates, in the original order. */
const each = (numbers: readonly number[]) => (numbers.length > 1 ? [...new Set(numbers)] : numbers)

function eachWeekday(days: readonly NthWeekday[]): readonly NthWeekday[] {
  if (days.length < 2) return days
  return [...new Map(days.map((day) => [`${day.nth} ${day.weekday}`, day])).values()]
}

function isWithin(number: number, min: number, max: number): boolean {
  if (!Number.isInteger(number)) return false
  if (min < 0) return number !== 0 && Math.abs(number) <= max
  return number >= min && number <= max
}

/** By their names in lower case. */
type Parts = { readonly [name: string]: JCalValue | undefined }

function partsOf(value: JCalValue): Parts | null {
  if (typeof value === 'string') {
    return Object.fromEntries(
      value.split(';').map((part) => {
        const [name = '', list = ''] = part.split('=')
        return [name.trim().toLowerCase(), list]
      }),
    )
  }
  if (typeof value !== 'object' || value === null || isList(value)) return null
  for (const name in value) if (name !== name.toLowerCase()) return lowered(value)
  return value
}

const lowered = (value: Parts): Parts =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toLowerCase(), part]))

const isList = (value: JCalValue): value is readonly JCalValue[] => Array.isArray(value)

function textsOf(part: JCalValue | undefined): readonly string[] {
  if (part === undefined) return none
  if (typeof part === 'string' && !part.includes(',')) return [part]
  return (isList(part) ? part : [part]).flatMap((text) =>
    (typeof text === 'string' ? text : JSON.stringify(text)).split(','),
  )
}

function numbersOf(part: JCalValue | undefined): readonly number[] {
  if (part === undefined) return none
  if (typeof part === 'number') return [part]
  return textsOf(part).map((text) => (text.trim() === '' ? NaN : Number(text)))
}

const none: readonly never[] = []

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

function readWeekday(text: string): NthWeekday | null {
  const plain = weekdayNamed(text)
  if (plain !== undefined) return { weekday: plain, nth: 0 }
  const match = /^\s*([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)\s*$/i.exec(text)
  const weekday = weekdayNamed(match?.[2] ?? '')
  return weekday === undefined ? null : { weekday, nth: Number(match?.[1] ?? 0) }
}

function weekdayNamed(text: string): Weekday | undefined {
  return text.length === 2
    ? weekdays[weekdayNames.findIndex((name) => name === text.toUpperCase())]
    : undefined
}

function weekStartOf(text: string | undefined): Weekday {
  if (text === undefined) return 1
  return weekdayNamed(text) ?? weekdays[Number(text) - 1] ?? 1
}

function readUntil(text: string): Until | null {
  const basic = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(text)
  const extended =
    basic === null
      ? text
      : `${basic[1]}-${basic[2]}-${basic[3]}${basic[4] === undefined ? '' : `T${basic[4]}:${basic[5]}:${basic[6]}${basic[7]}`}`
  if (extended.length === 10) {
    const local = midnightOf(dayNumber(extended))
    return Number.isNaN(local) ? null : { kind: 'date', local }
  }
  const isUtc = extended.endsWith('Z')
  const local = localMsOf(isUtc ? extended.slice(0, -1) : extended)
  if (Number.isNaN(local)) return null
  return isUtc ? { kind: 'utc', instant: epochMs(local) } : { kind: 'floating', local }
}
