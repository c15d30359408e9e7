import { addMonths, startOfMonth, weekdayOfDate } from '../../time/dates.ts'
import { readDate } from '../../time/parseDate.ts'
import type { IsoDate } from '../../time/units.ts'
import { afterOrdinal, isTimeLike, readTo, skipComma, weekdayAt } from '../dateWords.ts'
import { readClock } from '../clock/readClock.ts'
import type { DayContext } from '../DayContext.ts'
import type { FoundParts } from '../FoundParts.ts'
import { readNextUnits } from '../readRelativeDay.ts'
import { isHourAfter } from '../readWeekday.ts'
import { withoutWeekdays } from '../rhythm/withoutWeekdays.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { spanOfTitle } from './spanOfTitle.ts'

/**
 * Words of time that are not understood: they stay in the title, rather than that a part of them is read as something
 * else. Weekdays that a rhythm before them goes without are understood.
 *
 * @returns the token after them, null if there are none
 */
export function leftInTitle(
  context: DayContext,
  at: number,
  { rhythm, days }: FoundParts,
  isDay: (at: number) => number | null,
) {
  const { sentence } = context
  const except = withoutWeekdays(sentence, rhythm, at) ? null : sentence.find(at, 'except')
  return (
    (except && isDay(except.next)) ??
    sentence.find(at, 'daysOff')?.next ??
    partOfUnit(sentence, at) ??
    monthOfNextYear(sentence, at) ??
    otherWeekday(context, at) ??
    (days ? null : spanOfTitle(sentence, at))
  )
}

/** `early next week`, `Mitte nächsten Monats`; the end of a month is its last day. */
function partOfUnit(sentence: Sentence, at: number): number | null {
  const { find, has } = sentence
  const part = find(at, 'partOf')
  const unit = part && readNextUnits(sentence, find(part.next, 'on')?.next ?? part.next)
  return unit && !(unit.value.unit === 'month' && has(at, 'endOf')) ? unit.next : null
}

/** `next year in March`, `en marzo del año que viene`: no day is named. */
function monthOfNextYear(sentence: Sentence, at: number): number | null {
  const { find } = sentence
  const year = readNextUnits(sentence, at)
  if (year?.value.unit === 'year') {
    const month = find(find(year.next, 'inMonth')?.next ?? year.next, 'months')
    return month?.next ?? null
  }
  const within = find(at, 'inMonth')
  const month = within && find(within.next, 'months')
  const of = month && (find(month.next, 'of')?.next ?? month.next)
  const after = of === null ? null : readNextUnits(sentence, of)
  return after?.value.unit === 'year' ? after.next : null
}

/** `vendredi 13 à 13h`, `Friday the 13th`, `du lundi 3 au vendredi 7`, where that day is another weekday for months. */
function otherWeekday({ sentence, today }: DayContext, from: number): number | null {
  const { find } = sentence
  const at = (find(from, 'from') ?? find(from, 'on'))?.next ?? from
  const day = numberedWeekday(sentence, at)
  if (day === null || isWeekdayOf(day.value, today)) return null
  const to = readTo(sentence, day.next, false)
  const end = to === null ? null : numberAfter(sentence, find(to, 'on')?.next ?? to)
  return end?.next ?? day.next
}

type NumberedWeekday = { readonly weekday: number; readonly day: number }

/** A weekday with a number that can only be its day of the month. */
function numberedWeekday(sentence: Sentence, at: number): Read<NumberedWeekday> | null {
  const { tokens, words, find, has } = sentence
  const read = numberAfter(sentence, at)
  if (read === null) return null
  const { value, next } = read
  const isOrdinal = tokens[next - 1]?.kind !== 'number'
  const isBare = words.hasBareDays && [1, 2].some((back) => find(at - back, 'beforeDay')?.next === at)
  const isNumeric = tokens[next - 1]?.text === '.' && tokens[next]?.kind === 'number'
  const isOfMonth = has(find(next, 'of')?.next ?? next, 'months', 'units')
  if (isOfMonth || isTimeLike(sentence, next) || (isNumeric && !isTimeLike(sentence, next + 1))) return null
  return isOrdinal || isBare || isDayBeforeHour(sentence, next, value.day) ? read : null
}

/** `Friday 13`, `Freitag, den 13.` */
function numberAfter(sentence: Sentence, at: number): Read<NumberedWeekday> | null {
  const weekday = weekdayAt(sentence, at)
  if (weekday === null) return null
  const comma = skipComma(sentence, weekday.next)
  const from = sentence.find(comma, 'on')?.next ?? comma
  const number = sentence.tokens[from]
  if (number?.kind !== 'number' || number.text.length > 2 || Number(number.text) > 31) return null
  const value = { weekday: weekday.value, day: Number(number.text) }
  return { value, next: afterOrdinal(sentence, from + 1) }
}

/** `13 à 13h`; `10 à 12h` is rather from ten to twelve. */
function isDayBeforeHour(sentence: Sentence, next: number, day: number): boolean {
  const to = readTo(sentence, next, false)
  const end = to === null ? null : readClock(sentence, to, 'at')
  return isHourAfter(sentence, next, day) && (end === null || end.value.minutes <= day * 60)
}

/** Whether that day is that weekday in one of the next three months. */
function isWeekdayOf({ weekday, day }: NumberedWeekday, today: IsoDate): boolean {
  return [0, 1, 2].some((months) => {
    const month = addMonths(startOfMonth(today), months)
    const date = readDate(`${month.slice(0, 8)}${String(day).padStart(2, '0')}`)
    return date !== null && date >= today && weekdayOfDate(date) === weekday
  })
}
