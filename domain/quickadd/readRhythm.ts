import type { NthWeekday } from '../recurrence/Rule.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate, Weekday } from '../time/units.ts'
import { afterOrdinal, weekdayAt } from './dateWords.ts'
import { lastOfMonth } from './readRelativeDay.ts'
import { readDay } from './readDay.ts'
import type { DayContext } from './DayContext.ts'
import { readNumber } from './readAmount.ts'
import type { QuickAddRule } from './QuickAddReading.ts'
import type { LengthUnit } from './QuickAddWords.ts'
import type { Read, Sentence } from './Sentence.ts'

/** How an event repeats, without its end; the date that it names. */
export type WrittenRhythm = Omit<QuickAddRule, 'end'> & { readonly date: IsoDate | null }

/** `every tue`, `alle zwei Wochen`, `les lundis`, `weekly`, `every first Monday of the month`. */
export function readRhythm(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const weekly = readWeekly(sentence, find(at, 'on')?.next ?? at) ?? readWeekly(sentence, at)
  if (weekly) return weekly
  const named = find(at, 'rhythms')
  if (named && endsRhythm(sentence, named.next))
    return withDays(sentence, rhythm(frequencies[named.value], {}), named.next)
  const workdays = find(at, 'workdays')
  if (workdays && isPlural(sentence, at, workdays.next)) return { value: working(1), next: workdays.next }
  const every = find(at, 'every')
  return every ? readEvery(context, every.next) : readNthOfMonth(sentence, at)
}

function readEvery(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const workdays = find(at, 'workdays')
  if (workdays) return { value: working(1), next: workdays.next }
  const weekend = find(at, 'weekend')
  if (weekend) return { value: rhythm('WEEKLY', { days: daysOf([6, 0]) }), next: weekend.next }
  const nth = readNthOfMonth(sentence, at) ?? readNth(sentence, at)
  if (nth) return nth
  const other = find(at, 'other')
  const number = other ? { value: 2, next: other.next } : readNumber(sentence, at)
  const interval = number && Number.isInteger(number.value) && number.value > 0 ? number.value : 1
  const from = number?.next ?? at
  const days = readWeekdays(sentence, from)
  if (days && interval <= 2)
    return { value: rhythm('WEEKLY', { interval, days: daysOf(days.value) }), next: days.next }
  const unit = find(from, 'units')
  if (unit && unit.value !== 'minute' && unit.value !== 'hour')
    return withDays(sentence, rhythm(frequencies[unit.value], { interval }), unit.next)
  return readYearly(context, at) ?? readMonthDay(sentence, at)
}

/** `every 24 December`. */
function readYearly(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const from = context.sentence.find(at, 'on')?.next ?? at
  const day = readDay(context, from)
  const isDate = day && context.sentence.tokens.slice(from, day.next).some(({ kind }) => kind === 'number')
  const hasMonth =
    day &&
    context.sentence.tokens
      .slice(from, day.next)
      .some((_, index) => context.sentence.find(from + index, 'months'))
  return isDate && hasMonth
    ? { value: { ...rhythm('YEARLY', {}), date: day.value.date }, next: day.next }
    : null
}

/** `every 15th`, `jeden 15. im Monat`. */
function readMonthDay(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const from = sentence.find(at, 'on')?.next ?? at
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || Number(number.text) < 1 || Number(number.text) > 31) return null
  const next = afterOrdinal(sentence, from + 1)
  const month = sentence.find(next, 'ofMonth')
  if (next === from + 1 && month === null) return null
  return { value: rhythm('MONTHLY', { monthDay: Number(number.text) }), next: month?.next ?? next }
}

/** `first Monday of the month`, `el primer lunes de cada mes`, `15th of every month`. */
function readNthOfMonth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const from = sentence.find(at, 'on')?.next ?? at
  const nth = readNth(sentence, from)
  const month = nth && sentence.find(nth.next, 'ofMonth')
  if (nth && month) return { value: nth.value, next: month.next }
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || Number(number.text) < 1 || Number(number.text) > 31) return null
  const after = sentence.find(afterOrdinal(sentence, from + 1), 'ofMonth')
  return after && { value: rhythm('MONTHLY', { monthDay: Number(number.text) }), next: after.next }
}

/** `first Monday`. */
function readNth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const word = sentence.find(at, 'nth')
  const number = sentence.tokens[at]
  const ordinal = number?.kind === 'number' && number.text.length === 1 ? afterOrdinal(sentence, at + 1) : at
  const nth = word ?? (ordinal > at + 1 ? { value: Number(number?.text), next: ordinal } : null)
  if (nth === null || nth.value > 5 || nth.value === 0) return null
  const weekday = weekdayAt(sentence, nth.next)
  // `jeden zweiten Dienstag` is every other one, unless a month follows.
  const isOther = sentence.find(at, 'other') !== null && weekday && !sentence.find(weekday.next, 'ofMonth')
  if (weekday === null || isOther) return null
  const days = [{ weekday: asWeekday(weekday.value), nth: nth.value }]
  return { value: rhythm('MONTHLY', { days }), next: weekday.next }
}

/** `on Mondays and Thursdays`, `montags`. */
function readWeekly(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const days = readList(
    sentence,
    at,
    (from) => sentence.find(from, 'weekly') ?? null,
    (from) => sentence.find(from, 'weekly') ?? weekdayAt(sentence, from),
  )
  return days && { value: rhythm('WEEKLY', { days: daysOf(days.value) }), next: days.next }
}

const readWeekdays = (sentence: Sentence, at: number) => {
  const any = (from: number) => sentence.find(from, 'weekly') ?? weekdayAt(sentence, from)
  return readList(sentence, at, any, any)
}

/** Weekdays with commas and `and` between them, or nothing: `every tue thu`. */
function readList(
  sentence: Sentence,
  at: number,
  readFirst: (at: number) => Read<number> | null,
  readNext: (at: number) => Read<number> | null,
): Read<readonly number[]> | null {
  const first = readFirst(at)
  if (first === null) return null
  const days = [first.value]
  let { next } = first
  for (let count = 0; count < 6; count++) {
    const comma = sentence.tokens[next]?.text === ',' || sentence.tokens[next]?.text === '/' ? next + 1 : next
    const and = sentence.find(comma, 'and')?.next ?? comma
    const isListed = and !== next
    const from = (isListed ? (sentence.find(and, 'on') ?? sentence.find(and, 'every'))?.next : null) ?? and
    const day = readNext(from)
    if (day === null) break
    days.push(day.value)
    next = day.next
  }
  return { value: days, next }
}

/** `weekly on Monday`, `every week on Mon and Thu`. */
function withDays(sentence: Sentence, value: WrittenRhythm, at: number): Read<WrittenRhythm> {
  if (value.frequency !== 'WEEKLY') return { value, next: at }
  const on = sentence.find(at, 'on')
  const days = (on && readWeekdays(sentence, on.next)) ?? readWeekdays(sentence, at)
  return days ? { value: { ...value, days: daysOf(days.value) }, next: days.next } : { value, next: at }
}

/** Whether `weekly` says how often, and does not describe the word after it: `weekly report`. */
function endsRhythm({ tokens, has }: Sentence, next: number): boolean {
  const after = tokens[next]
  if (after === undefined || after.kind !== 'word') return true
  const isWhen = has(next, 'at', 'on', 'from', 'until', 'for', 'days', 'weekdays', 'allDay')
  return isWhen || has(next, 'place', 'with', 'remind')
}

/** `weekdays` alone says every weekday, `weekday` does not. */
const isPlural = ({ tokens }: Sentence, at: number, next: number) =>
  next > at + 1 || tokens[at]?.text.endsWith('s') === true

const frequencies: Readonly<Record<LengthUnit, WrittenRhythm['frequency']>> = {
  minute: 'DAILY',
  hour: 'DAILY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}

const rhythm = (frequency: WrittenRhythm['frequency'], parts: Partial<WrittenRhythm>): WrittenRhythm => ({
  frequency,
  interval: 1,
  days: [],
  monthDay: null,
  date: null,
  ...parts,
})

export const daily = rhythm('DAILY', {})

const working = (interval: number) => rhythm('WEEKLY', { interval, days: daysOf([1, 2, 3, 4, 5]) })

const daysOf = (weekdays: readonly number[]): readonly NthWeekday[] =>
  [...new Set(weekdays)].map((weekday) => ({ weekday: asWeekday(weekday), nth: 0 }))

const allWeekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const asWeekday = (weekday: number): Weekday => allWeekdays[weekday] ?? 0

/** `until june`, `bis 15. Mai`: a day, or the last of a month. */
export function readUntil(context: DayContext, at: number): Read<IsoDate> | null {
  const { sentence, today } = context
  const until = sentence.find(at, 'until')
  if (until === null) return null
  for (const from of [until.next, sentence.find(until.next, 'on')?.next]) {
    if (from === undefined) continue
    const end = sentence.find(from, 'monthEnd')
    if (end) return { value: lastOfMonth(today), next: end.next }
    const day = readDay(context, from)
    if (day) return { value: day.value.date, next: day.next }
    const month = sentence.find(from, 'months')
    if (month) {
      const isNextYear = month.value < Number(today.slice(5, 7))
      const year = sentence.tokens[month.next]
      const isYear = year?.kind === 'number' && year.text.length === 4
      const named = isYear ? year.text : String(Number(today.slice(0, 4)) + (isNextYear ? 1 : 0))
      const first = readDate(`${named}-${String(month.value).padStart(2, '0')}-01`)
      if (first) return { value: lastOfMonth(first), next: isYear ? month.next + 1 : month.next }
    }
  }
  return null
}

/** `10 times`. */
export function readTimes(sentence: Sentence, at: number): Read<number> | null {
  const from = sentence.find(at, 'for')?.next ?? at
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || number.text.length > 3 || Number(number.text) < 1) return null
  const times = sentence.find(from + 1, 'times')
  return times && { value: Number(number.text), next: times.next }
}
