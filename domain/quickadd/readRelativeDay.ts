import { addDays, addMonths, startOfMonth, startOfWeek } from '../time/dates.ts'
import { civil, dayNumber, dayOf, daysInMonth } from '../time/dayNumber.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import { readAmount, type Amount } from './readAmount.ts'
import type { Read, Sentence } from './Sentence.ts'
import type { Day, DayContext } from './DayContext.ts'

/** `tomorrow`, `in 3 weeks`, `next week`, `end of the month`. */
export function readRelative({ sentence, today }: DayContext, at: number): Read<Day> | null {
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
