import { parseWrittenDate } from '../time/parseWrittenDate.ts'
import type { Read, Sentence } from './Sentence.ts'
import {
  afterOrdinal,
  dayOfMonthAt,
  isTimeLike,
  nextDayOfMonth,
  skipComma,
  weekdayAt,
  yearAfter,
} from './dateWords.ts'
import { isDottedNumber } from './isDottedNumber.ts'
import { readDayInMonth } from './readDayInMonth.ts'
import { readWeekday } from './readWeekday.ts'
import { readNextUnits, readRelative } from './readRelativeDay.ts'
import type { Day, DayContext } from './DayContext.ts'

/** One day, without a word such as `on` before it. */
export function readDay(context: DayContext, at: number): Read<Day> | null {
  return (
    readNumericDate(context, at) ??
    readWeekdayAndDate(context, at) ??
    readNamedDate(context, at) ??
    readDayInMonth(context, at) ??
    readWeekday(context, at) ??
    readRelative(context, at) ??
    readOrdinal(context, at)
  )
}

/** `24/12`, `24.12.2026`, `2026-12-24`: as `parseWrittenDate` reads them. */
export function readNumericDate({ sentence, dates, today }: DayContext, at: number): Read<Day> | null {
  const { tokens } = sentence
  const [day, mark, month, another, year] = tokens.slice(at, at + 5)
  if (day?.kind !== 'number' || month?.kind !== 'number' || !mark || !/^[./-]$/.test(mark.text)) return null
  if (!mark.isGlued || (!month.isGlued && mark.text !== '.')) return null
  const hasYear = another?.text === mark.text && another.isGlued && year?.kind === 'number'
  const isWhole = hasYear && (year.isGlued ? /^(?:\d{2}|\d{4})$/ : /^\d{4}$/).test(year.text)
  const endsWithPoint =
    mark.text === '.' &&
    another?.text === '.' &&
    another.isGlued &&
    !(year?.isGlued === true && year.kind === 'number')
  const text = [day, month, ...(isWhole ? [year] : [])].map(({ text: part }) => part).join(mark.text)
  if (!isWhole && (mark.text === '-' || day.text.length > 2 || month.text.length > 2 || text === '24/7'))
    return null
  const asked = { date: today, pick: 'from' } as const
  // `12/24` is a day in one order only.
  const other = { ...dates, order: dates.order === 'mdy' ? 'dmy' : 'mdy' }
  const date =
    parseWrittenDate(text, dates, asked) ?? (mark.text === '/' ? parseWrittenDate(text, other, asked) : null)
  const isPlain = !isWhole && !endsWithPoint && mark.text === '.'
  // `2/1` of `1.2/1.3`.
  if (!isWhole && day.isGlued && tokens[at - 1]?.text === '.' && tokens[at - 1]?.isGlued) return null
  if (date === null || (isPlain && isDottedNumber(sentence, at, date))) return null
  if (isWhole) return { value: { date }, next: day.text.length === 4 ? beforeTime(tokens, at + 5) : at + 5 }
  return { value: { date }, next: endsWithPoint ? at + 4 : at + 3 }
}

/** After the `T` of `2026-12-24T10:00`. */
function beforeTime(tokens: Sentence['tokens'], at: number): number {
  const [letter, hour] = [tokens[at], tokens[at + 1]]
  const isTime = letter?.text === 't' && letter.isGlued && hour?.kind === 'number' && hour.isGlued
  return isTime ? at + 1 : at
}

/** `Thursday, 26.11.` */
function readWeekdayAndDate(context: DayContext, at: number): Read<Day> | null {
  const weekday = weekdayAt(context.sentence, at)
  if (weekday === null) return null
  const start = skipComma(context.sentence, weekday.next)
  return readNumericDate(context, context.sentence.find(start, 'on')?.next ?? start)
}

/** `24 Dec`, `Thu 24th of December 2026`, `December 24, 2026`. */
export function readNamedDate(context: DayContext, at: number): Read<Day> | null {
  const { sentence, dates, today } = context
  const weekday = weekdayAt(sentence, at)
  const start = weekday ? skipComma(sentence, weekday.next) : at
  const begin = weekday ? (sentence.find(start, 'on')?.next ?? start) : start
  const read = dayThenMonth(sentence, begin) ?? monthThenDay(sentence, begin)
  if (read === null) return null
  const { day, month } = read.value
  const year = yearAfter(sentence, read.next) ?? nextYearAfter(context, read.next)
  const name = dates.months[month - 1] ?? ''
  const text = `${day} ${name}${year === null ? '' : ` ${year.value}`}`
  const date = parseWrittenDate(text, dates, { date: today, pick: 'from' })
  return date && { value: { date }, next: year?.next ?? read.next }
}

/** `next year`, `des nächsten Jahres` after a day and its month. */
function nextYearAfter({ sentence, today }: DayContext, at: number): Read<number> | null {
  const comma = skipComma(sentence, at)
  const of = sentence.find(comma, 'of')?.next ?? comma
  const units = readNextUnits(sentence, sentence.find(of, 'on')?.next ?? of) ?? readNextUnits(sentence, of)
  return units?.value.unit === 'year'
    ? { value: Number(today.slice(0, 4)) + units.value.count, next: units.next }
    : null
}

type DayInMonth = { readonly day: number; readonly month: number }

function dayThenMonth(sentence: Sentence, at: number): Read<DayInMonth> | null {
  const day = dayOfMonthAt(sentence, at)
  if (day === null) return null
  const month =
    sentence.find(day.next, 'months') ??
    sentence.find(sentence.find(day.next, 'of')?.next ?? day.next, 'months')
  return month && { value: { day: day.value, month: month.value }, next: month.next }
}

function monthThenDay(sentence: Sentence, at: number): Read<DayInMonth> | null {
  const month = sentence.find(at, 'months')
  const day = month && dayOfMonthAt(sentence, sentence.find(month.next, 'on')?.next ?? month.next)
  if (!month || !day || isTimeLike(sentence, day.next)) return null
  return { value: { day: day.value, month: month.value }, next: day.next }
}

/** `the 15th`, `am 15.`, `le 15`: the next such day. */
function readOrdinal({ sentence, today }: DayContext, at: number): Read<Day> | null {
  const { tokens, find, words } = sentence
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  if (number.isGlued && !/^[-–]$/u.test(tokens[at - 1]?.text ?? '')) return null
  const next = afterOrdinal(sentence, at + 1)
  const isAfterOn = [1, 2].some((back) => find(at - back, 'on')?.next === at)
  // `a la 1` is an hour.
  const isAfterAt = find(at - 2, 'at')?.next === at
  const isOrdinal = next > at + 1
  if (!isOrdinal && (!words.hasBareDays || !isAfterOn || isAfterAt)) return null
  if (isOrdinal && tokens[at + 1]?.text === '.' && !isAfterOn) return null
  if (isTimeLike(sentence, next) || find(next, 'units') || find(next, 'nth')) return null
  if (find(next, 'workdays')) return null
  const after = tokens[next]
  if (after?.isGlued && after.kind !== 'mark') return null
  if (after?.isGlued && /^[/:.]$/.test(after.text) && tokens[next + 1]?.kind === 'number') return null
  if (isAddress(sentence, at, next)) return null
  const date = nextDayOfMonth(Number(number.text), today)
  return date && { value: { date }, next }
}

/** `au 12 rue Oberkampf`, `au 2e étage`: after a word that stands before places too, a number with a name. */
function isAddress({ tokens, find, has }: Sentence, at: number, next: number): boolean {
  const isAfterPlace = find(at - 1, 'place')?.next === at
  const isWord = tokens[next]?.kind === 'word' && !tokens[next].isGlued
  const isOfTime = has(next, 'at', 'from', 'to', 'until', 'for', 'with', 'place', 'placeNamed', 'parts')
  return (
    isAfterPlace && isWord && !isOfTime && !has(next, 'months', 'of', 'every', 'remind', 'allDay', 'clocks')
  )
}
