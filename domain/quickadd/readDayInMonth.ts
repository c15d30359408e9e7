import { addMonths, startOfMonth } from '../time/dates.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import { afterApostrophe, weekdayAt, yearAfter } from './dateWords.ts'
import type { Day, DayContext } from './DayContext.ts'
import { readNextUnits, startOfNext } from './readRelativeDay.ts'
import { readCountedDay, readDayNumber } from './pattern/readDaysOfMonth.ts'
import { readOrdinal } from './pattern/readNth.ts'
import { asWeekday, rhythm, type WrittenRhythm } from './pattern/WrittenRhythm.ts'
import type { Read, Sentence } from './Sentence.ts'
import { firstOf } from './pattern/firstOf.ts'

/** `first Friday in December`, `last day of next month`, `Ende Januar`: a day of a month that is named. */
export function readDayInMonth(context: DayContext, at: number): Read<Day> | null {
  const which = readWhich(context.sentence, at)
  if (which === null) return null
  const within = context.sentence.find(which.next, 'inMonth')
  const from = within ? afterApostrophe(context.sentence, within.next) : which.next
  const month = readMonth(context, from)
  if (month === null) return null
  const { first, isYearless } = month.value
  const date = dayIn(which.value, first)
  const isOver = isYearless && date !== null && date < context.today
  const found = isOver ? dayIn(which.value, addMonths(first, 12)) : date
  return found && { value: { date: found }, next: month.next }
}

/** `first Friday`, `last day`, `end of`. */
function readWhich(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const end = sentence.find(at, 'endOf')
  if (end) return { value: rhythm('MONTHLY', { monthDays: [-1] }), next: end.next }
  const nth = readOrdinal(sentence, at)
  const weekday = nth && weekdayAt(sentence, nth.next)
  if (nth && weekday) {
    const days = [{ weekday: asWeekday(weekday.value), nth: nth.value }]
    return { value: rhythm('MONTHLY', { days }), next: weekday.next }
  }
  const day = readCountedDay(sentence, at)
  return day ? { value: day.value.rhythm, next: day.next } : readNumberedDay(sentence, at)
}

/** `5th` of `5th of next month`; days of a month with a name are read elsewhere. */
function readNumberedDay(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const day = readDayNumber(sentence, at)
  const from = day && (sentence.find(day.next, 'inMonth')?.next ?? day.next)
  if (day === null || from === null || readNextUnits(sentence, from)?.value.unit !== 'month') return null
  return { value: rhythm('MONTHLY', { monthDays: [day.value] }), next: day.next }
}

/** A month by its first day: `December`, `December 2027`, `next month`, `this month`. */
function readMonth(
  { sentence, today }: DayContext,
  at: number,
): Read<{ readonly first: IsoDate; readonly isYearless: boolean }> | null {
  const { find } = sentence
  const name = find(at, 'months')
  if (name) {
    const year = yearAfter(sentence, name.next)
    const first = readDate(`${year?.value ?? today.slice(0, 4)}-${String(name.value).padStart(2, '0')}-01`)
    return first && { value: { first, isYearless: year === null }, next: year?.next ?? name.next }
  }
  const next = readNextUnits(sentence, at)
  if (next?.value.unit === 'month') {
    const first = startOfNext(next.value, today)
    return first && { value: { first, isYearless: false }, next: next.next }
  }
  const here = find(at, 'this')
  const unit = here && find(here.next, 'units')
  return unit?.value === 'month'
    ? { value: { first: startOfMonth(today), isYearless: false }, next: unit.next }
    : null
}

/** The first such day of a month; null where it has none, as a fifth Friday. */
function dayIn(which: WrittenRhythm, month: IsoDate): IsoDate | null {
  const date = firstOf(which, month)
  return date < addMonths(month, 1) ? date : null
}
