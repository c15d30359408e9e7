import { afterOrdinal, isTimeLike, skipComma } from '../dateWords.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { readNth } from './readNth.ts'
import { daysOfRule, rhythm, mondayToFriday, type WrittenRhythm } from './WrittenRhythm.ts'

/** Which days of each month: a rhythm, and whether its words can be nothing else. */
type DaysOfMonth = { readonly rhythm: WrittenRhythm; readonly isPlain: boolean }

/** `first Monday of the month`, `el primer lunes de cada mes`, `1st and 15th of every month`. */
export function readDaysOfEachMonth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const on = sentence.find(at, 'on') ?? sentence.find(at, 'onSeveral')
  const days = readDaysOfMonth(sentence, on?.next ?? at)
  const month = days && sentence.find(days.next, 'ofMonth')
  // `le 5 du mois prochain` is one day.
  if (days === null || !month || sentence.has(month.next, 'coming', 'comingButOne')) return null
  return { value: days.value.rhythm, next: month.next }
}

/** After `every`: `last Friday`, `last day`, `first working day`. */
export function readNthAlone(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const nth = readNth(sentence, at)
  const days = nth ? null : readCountedDay(sentence, at)
  return nth ?? (days && plain(days))
}

/** After `every`: `15th`, `1st and 15th`. */
export function readNumbersAlone(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const days = readNumbers(sentence, at)
  return days && plain(days)
}

/** After `every month`: `on the last Friday`, `on the 1st and 15th`. A day alone is where the series begins. */
export function readDaysAfterMonth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const from = sentence.find(at, 'on')?.next ?? at
  const nth = readNthAlone(sentence, from)
  const numbers = nth ? null : readNumbersAlone(sentence, from)
  return nth ?? (numbers && numbers.value.monthDays.length > 1 ? numbers : null)
}

const plain = ({ value, next }: Read<DaysOfMonth>): Read<WrittenRhythm> | null =>
  value.isPlain ? { value: value.rhythm, next } : null

function readDaysOfMonth(sentence: Sentence, at: number): Read<DaysOfMonth> | null {
  const weekday = readNth(sentence, at)
  if (weekday) return { value: { rhythm: weekday.value, isPlain: true }, next: weekday.next }
  return readCountedDay(sentence, at) ?? readNumbers(sentence, at)
}

/** `last day`, `5th working day`. */
export function readCountedDay(sentence: Sentence, at: number): Read<DaysOfMonth> | null {
  const nth = sentence.find(at, 'nth') ?? readDayNumber(sentence, at)
  if (nth === null) return null
  const workday = sentence.find(nth.next, 'workdays')
  const day = sentence.find(nth.next, 'units')
  if (workday && Math.abs(nth.value) <= 23) {
    const days = daysOfRule(mondayToFriday)
    // `every second working day` is every other one.
    const isPlain = Math.abs(nth.value) === 1
    const value = { rhythm: rhythm('MONTHLY', { days, position: nth.value }), isPlain }
    return { value, next: workday.next }
  }
  if (day?.value !== 'day') return null
  // `every third day` is every three days.
  const value = { rhythm: rhythm('MONTHLY', { monthDays: [nth.value] }), isPlain: nth.value < 0 }
  return { value, next: day.next }
}

/** `15th`, `1st and 15th`, `3, 10 y 20`. */
function readNumbers(sentence: Sentence, at: number): Read<DaysOfMonth> | null {
  const monthDays: number[] = []
  let [isPlain, next] = [true, at]
  for (let from: number | null = at; from !== null;) {
    const number = readDayNumber(sentence, from)
    if (number === null) break
    monthDays.push(number.value)
    isPlain &&= number.next > from + 1
    next = number.next
    const comma = skipComma(sentence, next)
    const and = sentence.find(comma, 'and')?.next ?? comma
    from = and > next ? (sentence.find(and, 'on')?.next ?? and) : null
  }
  if (monthDays.length === 0 || isTimeLike(sentence, next)) return null
  const days = [...new Set(monthDays)].toSorted((one, other) => one - other)
  return { value: { rhythm: rhythm('MONTHLY', { monthDays: days }), isPlain }, next }
}

/** A day of a month in digits, with its `th` or point. */
export function readDayNumber(sentence: Sentence, at: number): Read<number> | null {
  const number = sentence.tokens[at]
  if (number?.kind !== 'number' || Number(number.text) < 1 || Number(number.text) > 31) return null
  return { value: Number(number.text), next: afterOrdinal(sentence, at + 1) }
}
