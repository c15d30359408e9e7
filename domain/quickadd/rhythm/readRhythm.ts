import { afterOrdinal, weekdayAt } from '../dateWords.ts'
import type { DayContext } from '../DayContext.ts'
import type { LengthUnit } from '../QuickAddWords.ts'
import { readNumber, readUnit, roughDaysAt } from '../readAmount.ts'
import { readDay } from '../readDay.ts'
import type { Read, Sentence } from '../Sentence.ts'
import {
  readDaysAfterMonth,
  readDaysOfEachMonth,
  readNthAlone,
  readNumbersAlone,
} from '../pattern/readDaysOfMonth.ts'
import { readOrdinal } from '../pattern/readNth.ts'
import { readThroughDays, readWeekdays, readWeekly } from './readWeekdays.ts'
import {
  daysOfRule,
  mondayToFriday,
  onWeekdays,
  rhythm,
  saturdayAndSunday,
  type WrittenRhythm,
} from '../pattern/WrittenRhythm.ts'

/** `every tue`, `alle zwei Wochen`, `les lundis`, `weekly`, `every first Monday of the month`. */
export function readRhythm(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const weekly = readWeekly(sentence, find(at, 'on')?.next ?? at) ?? readWeekly(sentence, at)
  if (weekly) return { value: onWeekdays(weekly.value), next: weekly.next }
  const weekends = find(at, 'weekends')
  if (weekends && (weekends.next > at + 1 || endsRhythm(sentence, weekends.next)))
    return { value: onWeekdays(saturdayAndSunday), next: weekends.next }
  const named = find(at, 'rhythms')
  if (named && endsRhythm(sentence, named.next))
    return withDays(sentence, rhythm(frequencies[named.value], {}), named.next)
  const months = find(at, 'monthRhythms')
  if (months && endsRhythm(sentence, months.next))
    return withDays(sentence, rhythm('MONTHLY', { interval: months.value }), months.next)
  const workdays = find(at, 'workdays')
  if (workdays && isPlural(sentence, at, workdays.next) && !isAfterNth(sentence, at))
    return { value: onWeekdays(mondayToFriday), next: workdays.next }
  const every = find(at, 'every')
  if (every) return isOfMonthAlone(sentence, at) ? null : readEvery(context, every.next)
  return readDaysOfEachMonth(sentence, at) ?? readCounted(sentence, at) ?? readEveryOther(sentence, at)
}

/** `last weekday of every month`: what `of every month` says is not understood without it. */
const isOfMonthAlone = ({ find }: Sentence, at: number) =>
  (find(at - 1, 'of')?.next === at || find(at - 2, 'of')?.next === at) &&
  (find(at - 1, 'ofMonth') ?? find(at - 2, 'ofMonth')) !== null

/** `fortnightly`, `14-tägig`, `2-wöchentlich`. */
function readCounted(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const { tokens, find } = sentence
  const fortnightly = find(at, 'fortnightly')
  if (fortnightly && endsRhythm(sentence, fortnightly.next))
    return withDays(sentence, rhythm('WEEKLY', { interval: 2 }), fortnightly.next)
  const count = tokens[at]?.kind === 'number' ? Number(tokens[at].text) : 0
  const isGlued = tokens[at + 1]?.isGlued === true
  const unit = isGlued ? find(tokens[at + 1]?.text === '-' ? at + 2 : at + 1, 'countedRhythms') : null
  if (unit === null || count < 1 || count > 99 || !endsRhythm(sentence, unit.next)) return null
  // `3-tägig` is a length.
  if (unit.value === 'day' && count % 7 > 0) return null
  const every =
    unit.value === 'day'
      ? rhythm('WEEKLY', { interval: count / 7 })
      : rhythm(frequencies[unit.value], { interval: count })
  return withDays(sentence, every, unit.next)
}

/** `un mardi sur deux`, `una semana sí y otra no`. */
function readEveryOther(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const { find } = sentence
  const one = find(at, 'numbers')
  if (one?.value !== 1) return null
  const weekday = weekdayAt(sentence, one.next)
  const unit = find(one.next, 'units')
  const weekend = find(one.next, 'weekend')
  const other = find((weekday ?? unit ?? weekend)?.next ?? at, 'otherAfter')
  if (other === null) return null
  if (weekend) return { value: { ...onWeekdays(saturdayAndSunday), interval: 2 }, next: other.next }
  if (weekday) return { value: { ...onWeekdays([weekday.value]), interval: 2 }, next: other.next }
  return unit && { value: rhythm(frequencies[unit.value], { interval: 2 }), next: other.next }
}

function readEvery(context: DayContext, at: number): Read<WrittenRhythm> | null {
  const { sentence } = context
  const { find } = sentence
  const workdays = find(at, 'workdays')
  if (workdays) return { value: onWeekdays(mondayToFriday), next: workdays.next }
  const number = readInterval(sentence, at)
  const interval = number && Number.isInteger(number.value) && number.value > 0 ? number.value : 1
  const end = number?.next ?? at
  const weekend = find(end, 'weekend') ?? find(end, 'weekends')
  if (weekend && interval <= 2)
    return { value: { ...onWeekdays(saturdayAndSunday), interval }, next: weekend.next }
  const nth = readDaysOfEachMonth(sentence, at) ?? readNthAlone(sentence, at)
  if (nth) return nth
  const from = number?.next ?? at
  const days = readWeekdays(sentence, from)
  if (days && interval <= 2)
    return { value: rhythm('WEEKLY', { interval, days: daysOfRule(days.value) }), next: days.next }
  const months = find(from, 'monthSpans')
  if (months) return withDays(sentence, rhythm('MONTHLY', { interval: interval * months.value }), months.next)
  const unit = readUnit(sentence, from)
  if (unit && unit.value.unit !== 'minute' && unit.value.unit !== 'hour') {
    const rough = unit.value.unit === 'day' && number ? roughDaysAt(sentence, at) : undefined
    const count = rough ?? interval * unit.value.count
    const weeks = unit.value.unit === 'day' && count % 7 === 0 ? count / 7 : 0
    const weekly = withDays(sentence, rhythm('WEEKLY', { interval: weeks }), unit.next)
    // `alle 14 Tage montags`.
    if (weeks > 0 && weekly.next > unit.next) return weekly
    const every = rhythm(frequencies[unit.value.unit], { interval: count })
    return withDays(sentence, every, unit.next)
  }
  return readYearly(context, at) ?? readNumbersAlone(sentence, sentence.find(at, 'on')?.next ?? at)
}

/** `other`, `second`, `2nd`, `three`: which of them it is, from one to the next. */
function readInterval(sentence: Sentence, at: number): Read<number> | null {
  const other = sentence.find(at, 'other')
  if (other) return { value: 2, next: other.next }
  const nth = readOrdinal(sentence, at)
  return nth && nth.value > 0 ? nth : readNumber(sentence, at)
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

/** `weekly on Monday`, `every week on Mon and Thu`. */
function withDays(sentence: Sentence, value: WrittenRhythm, at: number): Read<WrittenRhythm> {
  if (value.frequency === 'DAILY' && value.interval === 1) {
    const from = sentence.find(at, 'from')?.next ?? at
    const through = readThroughDays(sentence, from)
    return through
      ? { value: { ...value, frequency: 'WEEKLY', days: daysOfRule(through.value) }, next: through.next }
      : { value, next: at }
  }
  if (value.frequency === 'MONTHLY') {
    const days = readDaysAfterMonth(sentence, at)
    return days
      ? { value: { ...days.value, interval: value.interval }, next: days.next }
      : { value, next: at }
  }
  if (value.frequency !== 'WEEKLY') return { value, next: at }
  const weekend = sentence.find(at, 'weekend')
  if (weekend) return { value: { ...value, days: daysOfRule(saturdayAndSunday) }, next: weekend.next }
  const on = sentence.find(at, 'on')
  const days = (on && readWeekdays(sentence, on.next)) ?? readWeekdays(sentence, at)
  return days ? { value: { ...value, days: daysOfRule(days.value) }, next: days.next } : { value, next: at }
}

/** Whether `weekly` says how often, and does not describe the word after it: `weekly report`. */
function endsRhythm({ tokens, has }: Sentence, next: number): boolean {
  const after = tokens[next]
  if (after === undefined || after.kind !== 'word') return true
  const isWhen = has(
    next,
    'at',
    'on',
    'from',
    'until',
    'for',
    'days',
    'weekdays',
    'weekly',
    'allDay',
    'except',
  )
  return isWhen || has(next, 'place', 'with', 'remind')
}

/** `5th` in front of `working day`, which is one of a month then. */
const isAfterNth = (sentence: Sentence, at: number) =>
  sentence.find(at - 1, 'nth') !== null ||
  (sentence.tokens[at - 2]?.kind === 'number' && afterOrdinal(sentence, at - 1) === at)

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
