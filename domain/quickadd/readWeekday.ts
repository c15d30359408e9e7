import { addDays, addMonths, startOfMonth, startOfWeek } from '../time/dates.ts'
import { dayNumber, weekdayOf } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import { readAmount } from './readAmount.ts'
import type { Read, Sentence } from './Sentence.ts'
import { afterOrdinal, isTimeLike, readTo, skipComma, weekdayAt } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'

/** `Friday`, `next Friday`, `viernes que viene`, `Friday 27th`, `Friday in 2 weeks`. */
export function readWeekday(context: DayContext, at: number): Read<Day> | null {
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
