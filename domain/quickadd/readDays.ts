import { addDays, addMonths, daysBetween, startOfMonth, startOfWeek } from '../time/dates.ts'
import { dayNumber, weekdayOf } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import type { Read, Sentence } from './Sentence.ts'
import { afterOrdinal, isTimeLike, nextDayOfMonth, readTo, skipComma, weekdayAt } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import { readWeekNumber } from './pattern/readWeekNumber.ts'
import { readDay, readNamedDate, readNumericDate } from './readDay.ts'

/** The days that were written; both ends inclusive. */
export type Days = {
  readonly first: IsoDate
  readonly last: IsoDate
  /** A weekday by its name alone: if its time has passed today, it is that of next week. */
  readonly isOpen?: boolean | undefined
  /** Written as its first and last day, and not as a weekend or a week. */
  readonly isRange?: boolean
  /** That first day is a date, and not a weekday or a number of days from today. */
  readonly isDated?: boolean
  /** The day before today that the same words could mean, where an event that ends later has begun on it. */
  readonly begun?: IsoDate | undefined
}

/** A day, a weekend, a week, or a range of days, with the word before it. */
export function readDays(context: DayContext, at: number): Read<Days> | null {
  const { find } = context.sentence
  return (
    readRange(context, find(at, 'from')?.next ?? at, find(at, 'from') !== null) ??
    readRange(context, at) ??
    first(prefixes(context, at), (from) => readSpan(context, from) ?? readSingle(context, from))
  )
}

function readSingle(context: DayContext, at: number): Read<Days> | null {
  const read = readDay(context, at)
  if (read === null) return null
  const { date, isOpen } = read.value
  const begun = date > context.today && isDated(context, at) ? readBegun(context, at) : undefined
  return { value: { first: date, last: date, isOpen, begun }, next: read.next }
}

/** As of `20 Nov` on 23 November. */
const readBegun = (context: DayContext, at: number): IsoDate | undefined =>
  monthsBegun
    .map((months) => readDay({ ...context, today: addMonths(context.today, months) }, at)?.value.date)
    .find((date) => date !== undefined && date < context.today)

/** A range has begun so many months ago at most. */
const monthsBegun = [-1, -2]

/** The beginnings of a date: with a word such as `on` before it, or without. */
function prefixes({ sentence: { find } }: DayContext, at: number): readonly number[] {
  const from = find(at, 'from')?.next
  const starts = [at, from, find(at, 'on')?.next, from === undefined ? undefined : find(from, 'on')?.next]
  return starts.filter((start) => start !== undefined)
}

function first<Value>(
  starts: readonly number[],
  read: (at: number) => Read<Value> | null,
): Read<Value> | null {
  for (const start of starts) {
    const found = read(start)
    if (found) return found
  }
  return null
}

/** `Mon-Wed`, `3 to 5 May`, `May 3-5`, `24/12 - 2/1`: the next such days, or those that have begun and are not over. */
function readRange(context: DayContext, at: number, isBetween = false): Read<Days> | null {
  const range = readComingRange(context, at, isBetween)
  if (range?.value.isDated !== true || range.value.first <= context.today) return range
  for (const months of monthsBegun) {
    const earlier = { ...context, today: addMonths(context.today, months) }
    const begun = readComingRange(earlier, at, isBetween)
    if (begun && begun.value.first < context.today && begun.value.last >= context.today) return begun
  }
  return range
}

function readComingRange(context: DayContext, at: number, isBetween: boolean): Read<Days> | null {
  const { sentence } = context
  const begins = [sentence.find(at, 'on')?.next, at].filter((start) => start !== undefined)
  return first(begins, (start) => {
    const shared = readSharedMonth(context, start) ?? readBareRange(context, start)
    if (shared) return { ...shared, value: { ...shared.value, isRange: true, isDated: true } }
    const from = readDay(context, start)
    const to = from && readTo(sentence, from.next, isBetween)
    if (from === null || to === null) return null
    const ends = [to, sentence.find(to, 'on')?.next].filter((each) => each !== undefined)
    const later: DayContext = { ...context, today: from.value.date }
    const last = first(ends, (end) => readLastDay(later, end, from.value))
    if (last === null || last.value.last < from.value.date) return null
    return { value: { ...last.value, isRange: true, isDated: isDated(context, start) }, next: last.next }
  })
}

/** `20 Nov`, `20.11.`, `20th`. */
const isDated = (context: DayContext, at: number): boolean =>
  afterOrdinal(context.sentence, at + 1) > at + 1 ||
  (readNumericDate(context, at) ?? readNamedDate(context, at)) !== null

/** The end of a range, and with it the day that a weekday at its beginning means. */
function readLastDay(context: DayContext, at: number, from: Day): Read<Days> | null {
  const end = readDay(context, at) ?? readDayOfMonth(context, at, from.date)
  if (end === null) return null
  const { date, isOpen } = end.value
  const isByWeekday = from.isOpen === true && weekdayAt(context.sentence, at) !== null
  // `Sat to Sat` is a week.
  if (isByWeekday && isOpen === true && date === from.date)
    return { ...end, value: { first: date, last: addDays(date, 7) } }
  // `Thu to Sun next week`, `Thu to Sun 6 December`: both days are of that week.
  const days = isByWeekday && isOpen !== true ? daysBetween(from.date, date) : 0
  return { ...end, value: { first: addDays(from.date, days - (days % 7)), last: date } }
}

/** `15` after `May 12 -` or, where months come first, after `5/12-`: a day of the same month. */
function readDayOfMonth({ sentence, dates }: DayContext, at: number, from: IsoDate): Read<Day> | null {
  const token = sentence.tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2) return null
  if (sentence.tokens[at - 1]?.isGlued !== token.isGlued && token.isGlued) return null
  const before = sentence.tokens[at - 2]
  // Only if the month is named before its days: `May 3-5`.
  if (before?.kind !== 'number' || before.text.length > 2) return null
  const isNumeric = dates.order === 'mdy' && sentence.tokens[at - 3]?.text === '/'
  const month = sentence.find(at - 3, 'months')
  if ((month === null && !isNumeric) || isTimeLike(sentence, at + 1)) return null
  if (sentence.find(at + 1, 'units')) return null
  const date = readDate(`${from.slice(0, 8)}${token.text.padStart(2, '0')}`)
  return date && { value: { date }, next: afterOrdinal(sentence, at + 1) }
}

/** `3-5 May`, `3. bis 5. Mai`, `du 3 au 5 mai`, `24.-26.12.`, `3-17/8`. */
function readSharedMonth(context: DayContext, at: number): Read<Days> | null {
  const { sentence } = context
  const weekday = weekdayAt(sentence, at)
  const start = afterWeekday(sentence, at)
  const begin = sentence.tokens[start]
  if (begin?.kind !== 'number' || begin.text.length > 2) return null
  const to = readTo(sentence, afterOrdinal(sentence, start + 1))
  if (to === null) return null
  const end = first(
    [to, sentence.find(to, 'on')?.next].filter((each) => each !== undefined),
    (from) => readDateInMonth(context, afterWeekday(sentence, from)),
  )
  const firstDay = end && firstBefore(Number(begin.text), end.value.date)
  if (end === null || firstDay === null) return null
  if (weekday && weekday.value !== weekdayOf(dayNumber(firstDay))) return null
  return { value: { first: firstDay, last: end.value.date }, next: end.next }
}

/** The number in `lundi 3`, `Samstag, den 5.`, `3`. */
function afterWeekday(sentence: Sentence, at: number): number {
  const weekday = weekdayAt(sentence, at)
  if (weekday === null) return at
  const comma = skipComma(sentence, weekday.next)
  return sentence.find(comma, 'on')?.next ?? comma
}

/** The day of the same month; of the one before for `28.-2.1.`. */
function firstBefore(day: number, last: IsoDate): IsoDate | null {
  const lastDay = Number(last.slice(8))
  const isMonthBefore = day >= 20 && lastDay <= 15
  if (day > lastDay && !isMonthBefore) return null
  const month = addMonths(startOfMonth(last), isMonthBefore ? -1 : 0)
  return readDate(`${month.slice(0, 8)}${String(day).padStart(2, '0')}`)
}

/** `5 May`, `17/8`; `9.10` only where dates have points, elsewhere it is rather a time. */
function readDateInMonth(context: DayContext, at: number): Read<Day> | null {
  const { tokens, words } = context.sentence
  if (tokens[at]?.kind !== 'number') return null
  const hasPoint = tokens[at + 1]?.text === '.'
  const numeric = hasPoint && !words.ordinal.includes('.') ? null : readNumericDate(context, at)
  return numeric ?? readNamedDate(context, at)
}

/** `vom 24. bis 26.`, `del 1 al 15`: the next such days, after a word that stands before days only. */
function readBareRange({ sentence, today }: DayContext, at: number): Read<Days> | null {
  const { tokens, words, find, has } = sentence
  const isAfterWord = [1, 2, 3].some((back) => find(at - back, 'beforeDay')?.next === at)
  if (!isAfterWord || !(words.hasBareDays || words.ordinal.includes('.'))) return null
  const begin = dayAlone(sentence, at)
  const to = begin && readTo(sentence, begin.next)
  const end = to === null ? null : dayAlone(sentence, to)
  if (begin === null || end === null || has(end.next, 'units', 'months', 'of', 'ofMonth')) return null
  if (tokens[end.next]?.isGlued === true && tokens[end.next]?.kind !== 'mark') return null
  const from = nextDayOfMonth(begin.value, today)
  const last = from && nextDayOfMonth(end.value, from)
  return from && last && { value: { first: from, last }, next: end.next }
}

/** A day of the month in digits, and not an hour. */
function dayAlone(sentence: Sentence, at: number): Read<number> | null {
  const number = sentence.tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const next = afterOrdinal(sentence, at + 1)
  if (next === at + 1 && !sentence.words.hasBareDays) return null
  return isTimeLike(sentence, next) ? null : { value: Number(number.text), next }
}

/** A weekend, a week by its number, the next week: several days with one name. */
function readSpan({ sentence, today }: DayContext, at: number): Read<Days> | null {
  const { find } = sentence
  const monday = startOfWeek(today, 1)
  const butOne = find(at, 'nextButOne')
  const isNext = butOne ?? find(at, 'next')
  const named = isNext?.next ?? find(at, 'this')?.next ?? at
  const weekend = find(named, 'weekend') ?? find(at, 'weekend')
  if (weekend) {
    const coming = find(weekend.next, 'coming')
    const isLater = isNext !== null || (coming !== null && weekdayOf(dayNumber(today)) % 6 === 0)
    const saturday = addDays(monday, butOne ? 19 : isLater ? 12 : 5)
    return { value: { first: saturday, last: addDays(saturday, 1) }, next: coming?.next ?? weekend.next }
  }
  const week = readWeekNumber(sentence, today, at)
  const comma = week ? skipComma(sentence, week.next) : at
  const weekday = weekdayAt(sentence, find(comma, 'on')?.next ?? comma) ?? weekdayAt(sentence, comma)
  if (week && weekday) return single(addDays(week.value, (weekday.value + 6) % 7), weekday.next)
  return week && { value: { first: week.value, last: addDays(week.value, 6) }, next: week.next }
}

const single = (date: IsoDate, next: number): Read<Days> => ({ value: { first: date, last: date }, next })
