import { readDate } from '../../time/parseDate.ts'
import type { IsoDate } from '../../time/units.ts'
import type { DayContext } from '../DayContext.ts'
import { readDay } from '../readDay.ts'
import type { LengthUnit } from '../QuickAddWords.ts'
import { lastOfMonth, lastOfYear, readNextUnits, startOfNext } from '../readRelativeDay.ts'
import type { Read, Sentence } from '../Sentence.ts'

/** The last day of a series, or of a stay. */
export type WrittenUntil = {
  readonly date: IsoDate
  /** A day or month without its year: it is the first such one that the event allows. */
  readonly isYearless: boolean
  /** `the end of the month`: of that in which the event begins. */
  readonly endOf?: 'month' | 'year'
}

/** `until june`, `bis 15. Mai`, `until the end of next year`: a day, or the last of a month or a year. */
export function readUntil(context: DayContext, at: number): Read<WrittenUntil> | null {
  const { sentence } = context
  const until = sentence.find(at, 'until')
  if (until === null) return null
  for (const from of [until.next, sentence.find(until.next, 'on')?.next]) {
    const read = from === undefined ? null : (readPeriodEnd(context, from) ?? readDayOrMonth(context, from))
    if (read) return read
  }
  return null
}

/** `15 May`, `Friday`, `June`. */
function readDayOrMonth(context: DayContext, at: number): Read<WrittenUntil> | null {
  const day = readDay(context, at)
  if (day === null) return readMonth(context, at)
  const isYearless = isYearlessDate(context.sentence, at, day.next)
  return { value: { date: day.value.date, isYearless }, next: day.next }
}

/** `June`, `June 2027`: its last day. */
function readMonth({ sentence, today }: DayContext, at: number): Read<WrittenUntil> | null {
  const month = sentence.find(at, 'months')
  if (month === null) return null
  const isNextYear = month.value < Number(today.slice(5, 7))
  const year = yearIn(sentence, month.next)
  const named = year ?? String(Number(today.slice(0, 4)) + (isNextYear ? 1 : 0))
  const first = readDate(`${named}-${String(month.value).padStart(2, '0')}-01`)
  return (
    first && {
      value: { date: lastOfMonth(first), isYearless: year === null },
      next: year === null ? month.next : month.next + 1,
    }
  )
}

/** `the end of the month`, `Ende nächsten Jahres`, `fin juin`, `year end`. */
function readPeriodEnd(context: DayContext, at: number): Read<WrittenUntil> | null {
  const { sentence, today } = context
  const { find, has } = sentence
  const month = find(at, 'monthEnd')
  const year = month ? null : find(at, 'yearEnd')
  const whole = month ?? year
  if (whole && !has(whole.next, 'coming', 'comingButOne'))
    return { value: lastOfThis(month ? 'month' : 'year', today), next: whole.next }
  const end = find(at, 'endOf')
  if (end === null) return null
  for (const from of [end.next, find(end.next, 'on')?.next]) {
    const read =
      from === undefined
        ? null
        : (readUnitEnd(context, from) ?? readMonth(context, from) ?? readYear(sentence, from))
    if (read) return read
  }
  return null
}

/** `next month`, `this year`, `mes`. */
function readUnitEnd({ sentence, today }: DayContext, at: number): Read<WrittenUntil> | null {
  const { find } = sentence
  const next = readNextUnits(sentence, at)
  const first = next && startOfNext(next.value, today)
  if (next && first && isPeriod(next.value.unit))
    return { value: { date: lastOf[next.value.unit](first), isYearless: false }, next: next.next }
  const unit = find(find(at, 'this')?.next ?? at, 'units')
  return unit && isPeriod(unit.value) ? { value: lastOfThis(unit.value, today), next: unit.next } : null
}

const isPeriod = (unit: LengthUnit) => unit === 'month' || unit === 'year'

const lastOf = { month: lastOfMonth, year: lastOfYear }

const lastOfThis = (unit: 'month' | 'year', today: IsoDate): WrittenUntil => ({
  date: lastOf[unit](today),
  isYearless: false,
  endOf: unit,
})

function readYear(sentence: Sentence, at: number): Read<WrittenUntil> | null {
  const year = yearIn(sentence, at)
  const date = year === null ? null : readDate(`${year}-12-31`)
  return date && { value: { date, isYearless: false }, next: at + 1 }
}

/** A year of four digits at a token. */
function yearIn({ tokens }: Sentence, at: number): string | null {
  const token = tokens[at]
  return token?.kind === 'number' && token.text.length === 4 ? token.text : null
}

/** `30 June`, `30.6.`, but not `Friday` or `30 June 2027`. */
function isYearlessDate({ tokens, has }: Sentence, from: number, next: number): boolean {
  const words = tokens.slice(from, next)
  const numbers = words.filter(({ kind }) => kind === 'number')
  const hasMonth = words.some((_, index) => has(from + index, 'months'))
  return numbers.length === (hasMonth ? 1 : 2) && numbers.every(({ text }) => text.length <= 2)
}

/** `10 times`. */
export function readTimes(sentence: Sentence, at: number): Read<number> | null {
  const from = sentence.find(at, 'for')?.next ?? at
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || number.text.length > 3 || Number(number.text) < 1) return null
  const times = sentence.find(from + 1, 'times')
  return times && { value: Number(number.text), next: times.next }
}
