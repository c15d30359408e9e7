import { addDays, addMonths, startOfMonth, startOfWeek } from '../time/dates.ts'
import { civil, dayNumber, daysInMonth } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import { afterOrdinal, isTimeLike, skipComma } from './dateWords.ts'
import { readRoughAmount, type Amount } from './readAmount.ts'
import type { Read, Sentence } from './Sentence.ts'
import type { Day, DayContext } from './DayContext.ts'

/** `tomorrow`, `in 3 weeks`, `next week`, `end of the month`. */
export function readRelative({ sentence, today }: DayContext, at: number): Read<Day> | null {
  const { find } = sentence
  const named = find(at, 'days')
  if (named) {
    const day = { value: { date: addDays(today, named.value) }, next: named.next }
    return readLater(sentence, day) ?? day
  }
  const end = find(at, 'monthEnd')
  if (end) return { value: { date: lastOfMonth(today) }, next: end.next }
  return readUnitAway(sentence, today, at) ?? readNextUnit(sentence, today, at)
}

export function lastOfMonth(date: IsoDate): IsoDate {
  const { year, month } = civil(dayNumber(date))
  return readDate(`${date.slice(0, 8)}${daysInMonth(year, month)}`) ?? date
}

export const lastOfYear = (date: IsoDate): IsoDate => readDate(`${date.slice(0, 4)}-12-31`) ?? date

/** `in 3 weeks`, `3 weeks from now`. */
function readUnitAway(sentence: Sentence, today: IsoDate, at: number): Read<Day> | null {
  const before = sentence.find(at, 'in')
  const amount = readRoughAmount(sentence, before?.next ?? at)
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

/** `tomorrow week`, `lundi en huit`, `heute in 14 Tagen`: a day counted from another day. */
export function readLater(sentence: Sentence, day: Read<Day>): Read<Day> | null {
  const { find } = sentence
  const weeks = find(day.next, 'weeksLater')
  if (weeks && endsDate(sentence, weeks.next))
    return { value: { date: addDays(day.value.date, weeks.value) }, next: weeks.next }
  const before = find(day.next, 'in')
  const amount = before && readRoughAmount(sentence, before.next)
  const date = amount && amount.value.unit !== 'minute' ? plusAmount(day.value.date, amount.value) : null
  return date && amount && { value: { date }, next: amount.next }
}

/** Whether a date ends here: `Tuesday week at 9`, but not `Friday week 32` or `Friday week planning`. */
function endsDate({ tokens, has }: Sentence, next: number): boolean {
  const after = tokens[next]
  if (after === undefined || after.kind === 'mark') return true
  const isTime = after.kind === 'number' && /^[:h]$/.test(tokens[next + 1]?.text ?? '')
  return isTime || has(next, 'at', 'from', 'for', 'with', 'place', 'until', 'remind', 'allDay', 'partsAlone')
}

/** `next week`, `la semaine prochaine`, `nächsten Monat`: its first day. */
function readNextUnit(sentence: Sentence, today: IsoDate, at: number): Read<Day> | null {
  const units = readNextUnits(sentence, at)
  const date = units && startOfNext(units.value, today)
  if (units === null || date === null) return null
  return (
    (units.value.unit === 'month' ? readDayAfter(sentence, date, units.next) : null) ?? {
      value: { date },
      next: units.next,
    }
  )
}

/** `on the 5th`, `5th`, `am 5.`, `le 5` after `next month`. @param month its first day */
function readDayAfter(sentence: Sentence, month: IsoDate, at: number): Read<Day> | null {
  const from = skipComma(sentence, at)
  const on = sentence.find(from, 'on')
  const begin = on ? (sentence.find(on.next, 'on')?.next ?? on.next) : from
  const number = sentence.tokens[begin]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const next = afterOrdinal(sentence, begin + 1)
  const isDay = next > begin + 1 || (on !== null && sentence.words.hasBareDays)
  if (!isDay || isTimeLike(sentence, next) || sentence.has(next, 'units', 'months')) return null
  const date = readDate(`${month.slice(0, 8)}${number.text.padStart(2, '0')}`)
  return date && { value: { date }, next }
}

/** `next week` is one week on, `übernächste Woche` and `the week after next` are two. */
export function readNextUnits({ find }: Sentence, at: number): Read<Amount> | null {
  const [isNext, butOne] = [find(at, 'next'), find(at, 'nextButOne')]
  const unit = find(butOne?.next ?? isNext?.next ?? at, 'units')
  if (unit === null) return null
  const [coming, comingButOne] = [find(unit.next, 'coming'), find(unit.next, 'comingButOne')]
  if ((isNext ?? butOne ?? coming ?? comingButOne) === null) return null
  const count = butOne || comingButOne ? 2 : 1
  return { value: { count, unit: unit.value }, next: (comingButOne ?? coming)?.next ?? unit.next }
}

/** The first day of a week, month or year after this one; null for other units. */
export function startOfNext({ count, unit }: Amount, today: IsoDate): IsoDate | null {
  switch (unit) {
    case 'week':
      return addDays(startOfWeek(today, 1), 7 * count)
    case 'month':
      return addMonths(startOfMonth(today), count)
    case 'year':
      return addMonths(startOfMonth(today), 12 * count + 1 - Number(today.slice(5, 7)))
    default:
      return null
  }
}
