import { addDays, addMonths, isoWeekNumber, startOfMonth, startOfWeek } from '../time/dates.ts'
import { civil, dayNumber, dayOf, daysInMonth, weekdayOf } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import { parseWrittenDate, type DateLanguage } from '../time/parseWrittenDate.ts'
import type { IsoDate } from '../time/units.ts'
import { readAmount } from './readAmount.ts'
import type { Amount } from './readAmount.ts'
import type { Read, Sentence } from './Sentence.ts'

/** What days are read with. */
export type DayContext = {
  readonly sentence: Sentence
  readonly dates: DateLanguage
  readonly today: IsoDate
}

/** The days that were written; both ends inclusive. */
export type Days = {
  readonly first: IsoDate
  readonly last: IsoDate
  /** A weekday by its name alone: if its time has passed today, it is that of next week. */
  readonly isOpen?: boolean | undefined
}

/** A day, a weekend, a week, or a range of days, with the word before it. */
export function readDays(context: DayContext, at: number): Read<Days> | null {
  const { find } = context.sentence
  return (
    readRange(context, find(at, 'from')?.next ?? at, find(at, 'from') !== null) ??
    readRange(context, at) ??
    first(prefixes(context, at), (from) => readSpan(context, from) ?? single(readDay(context, from)))
  )
}

const single = (read: Read<Day> | null): Read<Days> | null =>
  read && {
    value: { first: read.value.date, last: read.value.date, isOpen: read.value.isOpen },
    next: read.next,
  }

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

/** `Mon-Wed`, `3 to 5 May`, `May 3-5`, `24/12 - 2/1`. */
function readRange(context: DayContext, at: number, isBetween = false): Read<Days> | null {
  const { sentence } = context
  const begins = [sentence.find(at, 'on')?.next, at].filter((start) => start !== undefined)
  return first(begins, (start) => {
    const shared = readSharedMonth(context, start)
    if (shared) return shared
    const from = readDay(context, start)
    const to = from && readTo(sentence, from.next, isBetween)
    if (from === null || to === null) return null
    const ends = [to, sentence.find(to, 'on')?.next].filter((each) => each !== undefined)
    const later: DayContext = { ...context, today: from.value.date }
    const last = first(ends, (end) => readDay(later, end) ?? readDayOfMonth(later, end, from.value.date))
    return last && last.value.date >= from.value.date
      ? { value: { first: from.value.date, last: last.value.date }, next: last.next }
      : null
  })
}

/** `15` after `May 12 -`: a day of the same month. */
function readDayOfMonth({ sentence }: DayContext, at: number, from: IsoDate): Read<Day> | null {
  const token = sentence.tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2) return null
  if (sentence.tokens[at - 1]?.isGlued !== token.isGlued && token.isGlued) return null
  const before = sentence.tokens[at - 2]
  // Only if the month is named before its days: `May 3-5`.
  if (before?.kind !== 'number') return null
  const month = sentence.find(at - 3, 'months')
  if (month === null) return null
  const date = readDate(`${from.slice(0, 8)}${token.text.padStart(2, '0')}`)
  return date && { value: { date }, next: afterOrdinal(sentence, at + 1) }
}

/** `3-5 May`, `3. bis 5. Mai`, `du 3 au 5 mai`. */
function readSharedMonth(context: DayContext, at: number): Read<Days> | null {
  const { sentence } = context
  const begin = sentence.tokens[at]
  if (begin?.kind !== 'number' || begin.text.length > 2) return null
  const to = readTo(sentence, afterOrdinal(sentence, at + 1))
  if (to === null) return null
  const end = first(
    [to, sentence.find(to, 'on')?.next].filter((each) => each !== undefined),
    (start) => (sentence.tokens[start]?.kind === 'number' ? readNamedDate(context, start) : null),
  )
  if (end === null) return null
  const firstDay = readDate(`${end.value.date.slice(0, 8)}${begin.text.padStart(2, '0')}`)
  return firstDay && firstDay <= end.value.date
    ? { value: { first: firstDay, last: end.value.date }, next: end.next }
    : null
}

/** After `to`, `-` or `–`; null if there is none. @param isBetween `and` counts too */
export function readTo({ tokens, find }: Sentence, at: number, isBetween = true): number | null {
  const token = tokens[at]
  if (token?.kind === 'mark' && /^[-–—‑]$/u.test(token.text)) return at + 1
  return isBetween || find(at, 'and') === null ? (find(at, 'to')?.next ?? null) : null
}

/** A weekend, a week by its number, the next week: several days with one name. */
function readSpan({ sentence, today }: DayContext, at: number): Read<Days> | null {
  const { find, tokens } = sentence
  const monday = startOfWeek(today, 1)
  const isNext = find(at, 'next')
  const named = isNext?.next ?? find(at, 'this')?.next ?? at
  const weekend = find(named, 'weekend') ?? find(at, 'weekend')
  if (weekend) {
    const coming = find(weekend.next, 'coming')
    const isLater = isNext !== null || (coming !== null && weekdayOf(dayNumber(today)) % 6 === 0)
    const saturday = addDays(monday, isLater ? 12 : 5)
    return { value: { first: saturday, last: addDays(saturday, 1) }, next: coming?.next ?? weekend.next }
  }
  const week = find(at, 'week')
  const number = week && tokens[week.next]
  if (!week || number?.kind !== 'number' || number.text.length > 2) return null
  const year = yearAt(sentence, week.next + 1)
  const start = mondayOfWeek(Number(number.text), year?.value ?? null, today)
  return start && { value: { first: start, last: addDays(start, 6) }, next: year?.next ?? week.next + 1 }
}

/** The Monday of an ISO week; without a year the one that is not over. */
function mondayOfWeek(week: number, year: number | null, today: IsoDate): IsoDate | null {
  const now = civil(dayNumber(today)).year
  for (const each of year === null ? [now, now + 1] : [year]) {
    const fourth = readDate(`${each}-01-04`)
    const monday = fourth && addDays(startOfWeek(fourth, 1), 7 * (week - 1))
    if (monday && isoWeekNumber(monday) === week && (year !== null || addDays(monday, 6) >= today))
      return monday
  }
  return null
}

export type Day = { readonly date: IsoDate; readonly isOpen?: boolean | undefined }

/** One day, without a word such as `on` before it. */
export function readDay(context: DayContext, at: number): Read<Day> | null {
  return (
    readNumericDate(context, at) ??
    readWeekdayAndDate(context, at) ??
    readNamedDate(context, at) ??
    readWeekday(context, at) ??
    readRelative(context, at) ??
    readOrdinal(context, at)
  )
}

/** `24/12`, `24.12.2026`, `2026-12-24`: as `parseWrittenDate` reads them. */
function readNumericDate({ sentence: { tokens }, dates, today }: DayContext, at: number): Read<Day> | null {
  const [day, mark, month, another, year] = tokens.slice(at, at + 5)
  if (day?.kind !== 'number' || month?.kind !== 'number' || !mark || !/^[./-]$/.test(mark.text)) return null
  if (!mark.isGlued || (!month.isGlued && mark.text !== '.')) return null
  const hasYear = another?.text === mark.text && another.isGlued && year?.kind === 'number'
  const isWhole = hasYear && (year.isGlued ? /^(?:\d{2}|\d{4})$/ : /^\d{4}$/).test(year.text)
  const endsWithPoint = mark.text === '.' && another?.text === '.' && another.isGlued
  const text = [day, month, ...(isWhole ? [year] : [])].map(({ text: part }) => part).join(mark.text)
  if (!isWhole && (mark.text === '-' || day.text.length > 2 || month.text.length > 2 || text === '24/7'))
    return null
  const asked = { date: today, pick: 'from' } as const
  // `12/24` is a day in one order only.
  const other = { ...dates, order: dates.order === 'mdy' ? 'dmy' : 'mdy' }
  const date =
    parseWrittenDate(text, dates, asked) ?? (mark.text === '/' ? parseWrittenDate(text, other, asked) : null)
  return date && { value: { date }, next: isWhole ? at + 5 : endsWithPoint ? at + 4 : at + 3 }
}

/** `Thursday, 26.11.` */
function readWeekdayAndDate(context: DayContext, at: number): Read<Day> | null {
  const weekday = weekdayAt(context.sentence, at)
  if (weekday === null) return null
  const start = skipComma(context.sentence, weekday.next)
  return readNumericDate(context, context.sentence.find(start, 'on')?.next ?? start)
}

/** `24 Dec`, `Thu 24th of December 2026`, `December 24, 2026`. */
function readNamedDate(context: DayContext, at: number): Read<Day> | null {
  const { sentence, dates, today } = context
  const weekday = weekdayAt(sentence, at)
  const start = weekday ? skipComma(sentence, weekday.next) : at
  const begin = weekday ? (sentence.find(start, 'on')?.next ?? start) : start
  const read = dayThenMonth(sentence, begin) ?? monthThenDay(sentence, begin)
  if (read === null) return null
  const { day, month } = read.value
  const year = yearAfter(sentence, read.next)
  const name = dates.months[month - 1] ?? ''
  const text = `${day} ${name}${year === null ? '' : ` ${year.value}`}`
  const date = parseWrittenDate(text, dates, { date: today, pick: 'from' })
  return date && { value: { date }, next: year?.next ?? read.next }
}

type DayInMonth = { readonly day: number; readonly month: number }

function dayThenMonth(sentence: Sentence, at: number): Read<DayInMonth> | null {
  const day = dayAt(sentence, at)
  if (day === null) return null
  const month =
    sentence.find(day.next, 'months') ??
    sentence.find(sentence.find(day.next, 'of')?.next ?? day.next, 'months')
  return month && { value: { day: day.value, month: month.value }, next: month.next }
}

function monthThenDay(sentence: Sentence, at: number): Read<DayInMonth> | null {
  const month = sentence.find(at, 'months')
  const day = month && dayAt(sentence, sentence.find(month.next, 'on')?.next ?? month.next)
  if (!month || !day || isTimeLike(sentence, day.next)) return null
  return { value: { day: day.value, month: month.value }, next: day.next }
}

/** Whether a number is the hour of a time: `10` of `10:30`. */
const isTimeLike = ({ tokens, find }: Sentence, next: number) =>
  (tokens[next]?.text === ':' && tokens[next].isGlued) ||
  find(next, 'am') !== null ||
  find(next, 'pm') !== null ||
  find(next, 'oclock') !== null

/** A day of the month with its `th` or point. */
function dayAt(sentence: Sentence, at: number): Read<number> | null {
  const token = sentence.tokens[at]
  if (token?.kind === 'number' && token.text.length <= 2)
    return { value: Number(token.text), next: afterOrdinal(sentence, at + 1) }
  const word = sentence.find(at, 'nth') ?? sentence.find(at, 'numbers')
  return word && word.value > 0 ? word : null
}

export function afterOrdinal({ tokens, find, words }: Sentence, at: number): number {
  const sign = tokens[at]
  if (!sign?.isGlued) return at
  if (sign.text !== '.') return find(at, 'ordinal')?.next ?? at
  const isDecimal = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isGlued === true
  return words.ordinal.includes('.') && !isDecimal ? at + 1 : at
}

function yearAfter(sentence: Sentence, at: number): Read<number> | null {
  const from = sentence.find(at, 'of')?.next ?? skipComma(sentence, at)
  return yearAt(sentence, from)
}

function yearAt({ tokens }: Sentence, at: number): Read<number> | null {
  const from = tokens[at]?.text === '/' ? at + 1 : at
  const year = tokens[from]
  const isYear = year?.kind === 'number' && year.text.length === 4 && /^(?:19|20|21)/.test(year.text)
  return isYear ? { value: Number(year.text), next: from + 1 } : null
}

export const skipComma = ({ tokens }: Sentence, at: number) => (tokens[at]?.text === ',' ? at + 1 : at)

/** A weekday by its name, also in the plural. */
export const weekdayAt = ({ find }: Sentence, at: number): Read<number> | null => find(at, 'weekdays')

/** `Friday`, `next Friday`, `viernes que viene`, `Friday 27th`, `Friday in 2 weeks`. */
function readWeekday(context: DayContext, at: number): Read<Day> | null {
  const { sentence, today } = context
  const { find, words } = sentence
  const isNext = find(at, 'next')
  const named = isNext?.next ?? find(at, 'this')?.next ?? at
  const weekday = weekdayAt(sentence, named)
  if (weekday === null || (named === at && isDoubtful(sentence, at, weekday.next))) return null
  const away = (weekday.value - weekdayOf(dayNumber(today)) + 7) % 7
  const soonest = addDays(today, away)
  const coming = find(weekday.next, 'coming')
  if (isNext || coming) {
    const inNextWeek = addDays(startOfWeek(today, 1), 7 + ((weekday.value + 6) % 7))
    const isSkipping = words.skipsThisWeek || away === 0
    return {
      value: { date: isSkipping ? inNextWeek : soonest },
      next: coming?.next ?? weekday.next,
    }
  }
  const dated = readNumberAfterWeekday(context, weekday)
  if (dated) return dated
  const later = find(weekday.next, 'in')
  const amount = later && readAmount(sentence, later.next)
  if (amount?.value.unit === 'week')
    return { value: { date: addDays(soonest, 7 * amount.value.count) }, next: amount.next }
  return { value: { date: soonest, isOpen: named === at }, next: weekday.next }
}

/** `Friday 27th`: if that day is a Friday within the next two months. */
function readNumberAfterWeekday({ sentence, today }: DayContext, weekday: Read<number>): Read<Day> | null {
  const { tokens, find, words } = sentence
  const at = find(weekday.next, 'on')?.next ?? skipComma(sentence, weekday.next)
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const next = afterOrdinal(sentence, at + 1)
  if (isTimeLike(sentence, next) || (next === at + 1 && !words.hasBareDays)) return null
  if (find(next, 'units') !== null || readTo(sentence, next) !== null) return null
  for (let months = 0; months <= 2; months++) {
    const month = addMonths(startOfMonth(today), months)
    const date = readDate(`${month.slice(0, 8)}${number.text.padStart(2, '0')}`)
    if (date && date >= today && weekdayOf(dayNumber(date)) === weekday.value)
      return { value: { date }, next }
  }
  return null
}

/**
 * `sat`, `so` and `mar` are words too: they are a weekday with a capital letter or point at the end, before a
 * time, a date or another weekday, and after `every`.
 */
function isDoubtful(sentence: Sentence, at: number, next: number): boolean {
  const { tokens, find, has } = sentence
  const word = tokens[at]
  if (word === undefined || find(at, 'doubtful') === null || tokens[next - 1]?.text === '.') return false
  if (find(at - 1, 'every') || find(at - 2, 'every')) return false
  if (weekdayAt(sentence, at - 2) && readTo(sentence, at - 1, false) === at) return false
  const hasCapital = word.raw !== word.raw.toLowerCase()
  const after = tokens[skipComma(sentence, next)]
  if (after === undefined || after.kind === 'mark' || after.kind === 'opaque')
    return !hasCapital && !isRangeAt(sentence, next)
  if (after.kind === 'number' || isRangeAt(sentence, next)) return false
  const of = find(next, 'at')?.next ?? next
  const isTimed = [of, next].some((each) =>
    has(each, 'clocks', 'ahead', 'parts', 'partsAlone', 'allDay', 'months'),
  )
  return !isTimed && tokens[of]?.kind !== 'number'
}

/** `-Wed` after `Mon`. */
function isRangeAt(sentence: Sentence, at: number): boolean {
  const to = readTo(sentence, at, false)
  return to !== null && weekdayAt(sentence, to) !== null
}

/** `tomorrow`, `in 3 weeks`, `next week`, `end of the month`. */
function readRelative({ sentence, today }: DayContext, at: number): Read<Day> | null {
  const { find } = sentence
  const named = find(at, 'days')
  if (named) return { value: { date: addDays(today, named.value) }, next: named.next }
  const end = find(at, 'monthEnd')
  if (end) return { value: { date: lastOfMonth(today) }, next: end.next }
  return readUnitAway(sentence, today, at) ?? readNextUnit(sentence, today, at)
}

export function lastOfMonth(date: IsoDate): IsoDate {
  const { year, month } = civil(dayNumber(date))
  return readDate(`${date.slice(0, 8)}${daysInMonth(year, month)}`) ?? date
}

/** `in 3 weeks`, `3 weeks from now`. */
function readUnitAway(sentence: Sentence, today: IsoDate, at: number): Read<Day> | null {
  const before = sentence.find(at, 'in')
  const amount = readAmount(sentence, before?.next ?? at)
  if (amount === null || amount.value.unit === 'minute') return null
  const after = sentence.find(amount.next, 'fromNow')
  if (before === null && after === null) return null
  const date = plusAmount(today, amount.value)
  return date && { value: { date }, next: after?.next ?? amount.next }
}

/** A date later by days, weeks, months or years; null beyond all calendars. */
export function plusAmount(date: IsoDate, { count, unit }: Amount): IsoDate | null {
  if (count > 5000) return null
  switch (unit) {
    case 'week':
      return addDays(date, 7 * count)
    case 'month':
      return addMonths(date, count)
    case 'year':
      return addMonths(date, 12 * count)
    default:
      return addDays(date, count)
  }
}

/** `next week`, `la semaine prochaine`, `nächsten Monat`: its first day. */
function readNextUnit({ find }: Sentence, today: IsoDate, at: number): Read<Day> | null {
  const isNext = find(at, 'next')
  const unit = find(isNext?.next ?? at, 'units')
  const coming = unit && find(unit.next, 'coming')
  if (!unit || (isNext === null && coming === null)) return null
  const next = coming?.next ?? unit.next
  switch (unit.value) {
    case 'week':
      return { value: { date: addDays(startOfWeek(today, 1), 7) }, next }
    case 'month':
      return { value: { date: addMonths(startOfMonth(today), 1) }, next }
    case 'year':
      return { value: { date: addDays(today, daysToNewYear(today)) }, next }
    default:
      return null
  }
}

const daysToNewYear = (today: IsoDate) => dayOf(Number(today.slice(0, 4)) + 1, 1, 1) - dayNumber(today)

/** `the 15th`, `am 15.`, `le 15`: the next such day. */
function readOrdinal({ sentence, today }: DayContext, at: number): Read<Day> | null {
  const { tokens, find, words } = sentence
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2 || number.isGlued) return null
  const next = afterOrdinal(sentence, at + 1)
  const isAfterOn = [1, 2].some((back) => find(at - back, 'on')?.next === at)
  const isOrdinal = next > at + 1
  if (!isOrdinal && !(words.hasBareDays && isAfterOn)) return null
  if (isOrdinal && tokens[at + 1]?.text === '.' && !isAfterOn) return null
  if (isTimeLike(sentence, next) || find(next, 'units') || find(next, 'nth')) return null
  const after = tokens[next]
  if (after?.isGlued && after.kind !== 'mark') return null
  if (after?.isGlued && /^[/:.]$/.test(after.text) && tokens[next + 1]?.kind === 'number') return null
  for (let months = 0; months <= 2; months++) {
    const month = addMonths(startOfMonth(today), months)
    const date = readDate(`${month.slice(0, 8)}${number.text.padStart(2, '0')}`)
    if (date && date >= today) return { value: { date }, next }
  }
  return null
}
