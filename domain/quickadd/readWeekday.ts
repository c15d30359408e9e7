import { addDays, addMonths, startOfMonth, startOfWeek } from '../time/dates.ts'
import { dayNumber, weekdayOf } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import { readClock } from './clock/readClock.ts'
import { readClocks } from './clock/readClocks.ts'
import { readAmount } from './readAmount.ts'
import type { Read, Sentence } from './Sentence.ts'
import {
  afterOrdinal,
  isTimeLike,
  nextDayOfMonth,
  nextWeekday,
  readTo,
  skipComma,
  weekdayAt,
} from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import { readWeekNumber } from './pattern/readWeekNumber.ts'
import { readLater, readNextUnits } from './readRelativeDay.ts'

/** `Friday`, `next Friday`, `viernes que viene`, `Friday 27th`, `Friday in 2 weeks`, `Friday next week`. */
export function readWeekday(context: DayContext, at: number): Read<Day> | null {
  return readAfterWeeks(context, at) ?? readFromWeekday(context, at)
}

function readFromWeekday(context: DayContext, at: number): Read<Day> | null {
  const { sentence, today } = context
  const { find, words } = sentence
  const butOne = find(at, 'nextButOne')
  const isNext = butOne ?? find(at, 'next')
  const last = isNext ? null : find(at, 'previous')
  const named = (isNext ?? last ?? find(at, 'this'))?.next ?? at
  const weekday = weekdayAt(sentence, named)
  if (weekday === null || (named === at && isDoubtful(sentence, at, weekday.next))) return null
  const soonest = nextWeekday(weekday.value, today)
  const gone = find(weekday.next, 'gone')
  if (last || gone) return { value: { date: addDays(soonest, -7) }, next: gone?.next ?? weekday.next }
  const comingButOne = find(weekday.next, 'comingButOne')
  const coming = comingButOne ?? find(weekday.next, 'coming')
  if (isNext || coming) {
    const isSkipping = words.skipsThisWeek || soonest === today
    const next = isSkipping ? inWeek(today, 1, weekday.value) : soonest
    return {
      value: { date: butOne || comingButOne ? addDays(next, 7) : next },
      next: coming?.next ?? weekday.next,
    }
  }
  return (
    readNumberAfterWeekday(context, weekday) ??
    readWeekAfter(context, weekday) ??
    readLater(sentence, { value: { date: soonest }, next: weekday.next }) ?? {
      value: { date: soonest, isOpen: named === at },
      next: weekday.next,
    }
  )
}

/** A weekday of a week after this one. */
const inWeek = (today: IsoDate, weeks: number, weekday: number) =>
  addDays(startOfWeek(today, 1), 7 * weeks + ((weekday + 6) % 7))

/** `Tuesday next week`, `Di KW 49`, `mardi de la semaine prochaine`. */
function readWeekAfter({ sentence, today }: DayContext, weekday: Read<number>): Read<Day> | null {
  const { find } = sentence
  const of = find(weekday.next, 'of')?.next ?? weekday.next
  for (const from of [weekday.next, of, find(of, 'on')?.next]) {
    const week = from === undefined ? null : readNextUnits(sentence, from)
    if (week?.value.unit === 'week')
      return { value: { date: inWeek(today, week.value.count, weekday.value) }, next: week.next }
    const monday = from === undefined ? null : readWeekNumber(sentence, today, from)
    if (monday) return { value: { date: addDays(monday.value, (weekday.value + 6) % 7) }, next: monday.next }
  }
  return null
}

/** `next week on Tuesday`, `nächste Woche Dienstag`, `a week on Tuesday`, `two weeks from Tuesday`. */
function readAfterWeeks({ sentence, today }: DayContext, at: number): Read<Day> | null {
  const { find } = sentence
  const next = readNextUnits(sentence, at)
  const amount = next ? null : readAmount(sentence, at)
  const weeks = next ?? amount
  if (weeks?.value.unit !== 'week') return null
  const comma = next ? skipComma(sentence, weeks.next) : weeks.next
  const on = find(comma, next ? 'on' : 'weeksFrom')
  if (next === null && on === null) return null
  const weekday = weekdayAt(sentence, on?.next ?? comma)
  if (weekday === null || isDoubtful(sentence, on?.next ?? comma, weekday.next)) return null
  if (next) return { value: { date: inWeek(today, next.value.count, weekday.value) }, next: weekday.next }
  const soonest = nextWeekday(weekday.value, today)
  return { value: { date: addDays(soonest, 7 * weeks.value.count) }, next: weekday.next }
}

/** `Friday 27th`: if that day is a Friday within the next two months. */
function readNumberAfterWeekday({ sentence, today }: DayContext, weekday: Read<number>): Read<Day> | null {
  const { tokens, find, words } = sentence
  const comma = skipComma(sentence, weekday.next)
  const at = find(comma, 'on')?.next ?? comma
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const next = afterOrdinal(sentence, at + 1)
  const isNamed = next > at + 1 || isHourAfter(sentence, next, Number(number.text))
  const to = isNamed ? null : readTo(sentence, next)
  if (isTimeLike(sentence, next) || find(next, 'units') !== null) return null
  if (!isNamed && !words.hasBareDays) return null
  for (let months = 0; months <= 2; months++) {
    const month = addMonths(startOfMonth(today), months)
    const date = readDate(`${month.slice(0, 8)}${number.text.padStart(2, '0')}`)
    if (date && date >= today && weekdayOf(dayNumber(date)) === weekday.value)
      return to === null || isDayToo(sentence, date, to) ? { value: { date }, next } : null
  }
  return null
}

/** `Sat 5 - Tue 8`: a number before a range is a day if the one after it is. */
function isDayToo(sentence: Sentence, today: IsoDate, to: number): boolean {
  const weekday = weekdayAt(sentence, to) ?? weekdayAt(sentence, sentence.find(to, 'on')?.next ?? to)
  const number = sentence.tokens[weekday?.next ?? -1]
  if (weekday === null || number?.kind !== 'number' || number.text.length > 2) return false
  const date = nextDayOfMonth(Number(number.text), today)
  const isHour = isTimeLike(sentence, afterOrdinal(sentence, weekday.next + 1))
  return date !== null && !isHour && weekdayOf(dayNumber(date)) === weekday.value
}

/**
 * `à 14h` after `mardi 24`, `at 10` after `Friday 4`: with an hour after it a number is a day. A word that could
 * end a range too, as in `lunes 9 a 11`, needs an hour with its sign.
 */
export function isHourAfter(sentence: Sentence, next: number, day: number): boolean {
  const word = sentence.find(next, 'at')
  if (word === null) return false
  const isTo = day < 24 && sentence.has(next, 'to') && word.next === next + 1
  return readClock(sentence, word.next, isTo ? 'bare' : 'at') !== null
}

/**
 * `sat`, `so` and `mar` are words too: they are a weekday with a capital letter or point at the end, before a
 * time, a date or another weekday, and after `every`.
 */
export function isDoubtful(sentence: Sentence, at: number, next: number): boolean {
  const { tokens, find, has } = sentence
  const word = tokens[at]
  if (word === undefined || find(at, 'doubtful') === null || tokens[next - 1]?.text === '.') return false
  if (find(at - 1, 'every') || find(at - 2, 'every')) return false
  if (weekdayAt(sentence, at - 2) && readTo(sentence, at - 1, false) === at) return false
  const hasCapital = word.raw !== word.raw.toLowerCase()
  const after = tokens[skipComma(sentence, next)]
  if (after === undefined || after.kind === 'mark' || after.kind === 'opaque')
    return !hasCapital && !isRangeAt(sentence, next) && !isAfterTime(sentence, at)
  if (after.kind === 'number' || isRangeAt(sentence, next)) return false
  if (endsWhen(sentence, next) && isAfterTime(sentence, at)) return false
  const of = find(next, 'at')?.next ?? next
  const isTimed = [of, next].some((each) =>
    has(each, 'clocks', 'ahead', 'parts', 'partsAlone', 'allDay', 'months'),
  )
  const week = find(of, 'week') ?? find(next, 'week')
  const isOfWeek = week !== null && tokens[week.next]?.kind === 'number'
  return !isTimed && !isOfWeek && tokens[of]?.kind !== 'number'
}

/** Whether a comma or something else than a title follows: `12:30 fri, Rosa`, `12:30 fri with Bob`. */
const endsWhen = ({ tokens, has }: Sentence, next: number) =>
  tokens[next]?.text === ',' ||
  has(next, 'at', 'from', 'for', 'with', 'place', 'until', 'remind', 'allDay', 'every')

/** `fri` after `12:30`, `12-1pm`, `9-10` or `at 9`. */
function isAfterTime(sentence: Sentence, at: number): boolean {
  const end = sentence.tokens[at - 1]?.text === ',' ? at - 1 : at
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((back) => {
    const range = readClocks(sentence, end - back, true)
    return (
      (range?.next === end && range.value.end !== null) ||
      readClocks(sentence, end - back, false)?.next === end
    )
  })
}

/** `-Wed` after `Mon`. */
function isRangeAt(sentence: Sentence, at: number): boolean {
  const to = readTo(sentence, at, false)
  return to !== null && weekdayAt(sentence, to) !== null
}
