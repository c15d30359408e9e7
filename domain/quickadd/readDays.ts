import { addDays, isoWeekNumber, startOfWeek } from '../time/dates.ts'
import { civil, dayNumber, weekdayOf } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import type { Read } from './Sentence.ts'
import { afterOrdinal, readTo, yearAt } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import { readDay, readNamedDate } from './readDay.ts'

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
