import type { NthWeekday } from '../../recurrence/Rule.ts'
import type { IsoDate, Weekday } from '../../time/units.ts'
import { afterOrdinal, weekdayAt } from '../dateWords.ts'
import type { DayContext } from '../DayContext.ts'
import type { QuickAddRule } from '../QuickAddReading.ts'
import type { LengthUnit } from '../QuickAddWords.ts'
import { readNumber, readUnit, roughDaysAt } from '../readAmount.ts'
import { readDay } from '../readDay.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { readThroughDays, readWeekdays, readWeekly } from './readWeekdays.ts'

/** How an event repeats, without its end; the date that it names. */
export type WrittenRhythm = Omit<QuickAddRule, 'end'> & { readonly date: IsoDate | null }

/** `every tue`, `alle zwei Wochen`, `les lundis`, `weekly`, `every first Monday of the month`. */
export function readRhythm(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const weekly = readWeekly(sentence, find(at, 'on')?.next ?? at) ?? readWeekly(sentence, at)
  if (weekly) return { value: onWeekdays(weekly.value), next: weekly.next }
  const named = find(at, 'rhythms')
  if (named && endsRhythm(sentence, named.next))
    return withDays(sentence, rhythm(frequencies[named.value], {}), named.next)
  const workdays = find(at, 'workdays')
  if (workdays && isPlural(sentence, at, workdays.next))
    return { value: onWeekdays([1, 2, 3, 4, 5]), next: workdays.next }
  const every = find(at, 'every')
  return every
    ? readEvery(context, every.next)
    : (readNthOfMonth(sentence, at) ?? readEveryOther(sentence, at))
}

/** `un mardi sur deux`, `una semana sí y otra no`. */
function readEveryOther(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const { find } = sentence
  const one = find(at, 'numbers')
  if (one?.value !== 1) return null
  const weekday = weekdayAt(sentence, one.next)
  const unit = find(one.next, 'units')
  const other = find((weekday ?? unit)?.next ?? at, 'otherAfter')
  if (other === null) return null
  if (weekday) return { value: { ...onWeekdays([weekday.value]), interval: 2 }, next: other.next }
  return unit && { value: rhythm(frequencies[unit.value], { interval: 2 }), next: other.next }
}

function readEvery(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const workdays = find(at, 'workdays')
  if (workdays) return { value: onWeekdays([1, 2, 3, 4, 5]), next: workdays.next }
  const weekend = find(at, 'weekend')
  if (weekend) return { value: onWeekdays([6, 0]), next: weekend.next }
  const nth = readNthOfMonth(sentence, at) ?? readNth(sentence, at)
  if (nth) return nth
  const number = readInterval(sentence, at)
  const interval = number && Number.isInteger(number.value) && number.value > 0 ? number.value : 1
  const from = number?.next ?? at
  const days = readWeekdays(sentence, from)
  if (days && interval <= 2)
    return { value: rhythm('WEEKLY', { interval, days: daysOf(days.value) }), next: days.next }
  const unit = readUnit(sentence, from)
  if (unit && unit.value.unit !== 'minute' && unit.value.unit !== 'hour') {
    const rough = unit.value.unit === 'day' && number ? roughDaysAt(sentence, at) : undefined
    const every = rhythm(frequencies[unit.value.unit], { interval: rough ?? interval * unit.value.count })
    return withDays(sentence, every, unit.next)
  }
  return readYearly(context, at) ?? readMonthDay(sentence, at)
}

/** `other`, `second`, `2nd`, `three`: which of them it is, from one to the next. */
function readInterval(sentence: Sentence, at: number): Read<number> | null {
  const other = sentence.find(at, 'other')
  if (other) return { value: 2, next: other.next }
  const nth = readOrdinal(sentence, at)
  return nth && nth.value > 0 ? nth : readNumber(sentence, at)
}

/** `third`, `3rd`, `3.`; -1 is the last one. */
function readOrdinal(sentence: Sentence, at: number): Read<number> | null {
  const number = sentence.tokens[at]
  const next = number?.kind === 'number' && number.text.length === 1 ? afterOrdinal(sentence, at + 1) : at
  return next > at + 1 ? { value: Number(number?.text), next } : sentence.find(at, 'nth')
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
  const nth = readOrdinal(sentence, at)
  if (nth === null || nth.value > 5 || nth.value === 0) return null
  const weekday = weekdayAt(sentence, nth.next)
  // `every 2nd Tuesday` is every other one, unless a month follows.
  const isOther = nth.value === 2 && weekday && !sentence.find(weekday.next, 'ofMonth')
  if (weekday === null || isOther) return null
  const days = [{ weekday: asWeekday(weekday.value), nth: nth.value }]
  return { value: rhythm('MONTHLY', { days }), next: weekday.next }
}

/** `weekly on Monday`, `every week on Mon and Thu`. */
function withDays(sentence: Sentence, value: WrittenRhythm, at: number): Read<WrittenRhythm> {
  if (value.frequency === 'DAILY' && value.interval === 1) {
    const from = sentence.find(at, 'from')?.next ?? at
    const through = readThroughDays(sentence, from)
    return through
      ? { value: { ...value, frequency: 'WEEKLY', days: daysOf(through.value) }, next: through.next }
      : { value, next: at }
  }
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

/** On weekdays, 0 for Sunday. */
export const onWeekdays = (weekdays: readonly number[]) => rhythm('WEEKLY', { days: daysOf(weekdays) })

const daysOf = (weekdays: readonly number[]): readonly NthWeekday[] =>
  [...new Set(weekdays)].map((weekday) => ({ weekday: asWeekday(weekday), nth: 0 }))

const allWeekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const asWeekday = (weekday: number): Weekday => allWeekdays[weekday] ?? 0
