import { addDays, daysBetween, weekdayOfDate } from '../time/dates.ts'
import type { IsoDate } from '../time/units.ts'
import { isDateAt, nextWeekday, readTo, weekdayAt } from './dateWords.ts'
import type { DayContext } from './DayContext.ts'
import type { FoundParts } from './FoundParts.ts'
import { readWeekday } from './readWeekday.ts'
import { readNextUnits } from './readRelativeDay.ts'
import { readWeekdays } from './rhythm/readWeekdays.ts'
import { onWeekdays } from './pattern/WrittenRhythm.ts'
import type { Read, Sentence } from './Sentence.ts'

type WeekdayList = {
  /** One of each weekday, from the first that is named on, in order. */
  readonly dates: readonly IsoDate[]
  /** `next Tuesday and Thursday`. */
  readonly isOfOneWeek: boolean
  /** `Tue/Thu`. */
  readonly hasSlash: boolean
}

/** `Saturday and Sunday`, `Fri, Sat, Sun`: one event from the first to the last. */
export function readFollowingDays(context: DayContext, at: number): Read<Partial<FoundParts>> | null {
  const list = readList(context, at)
  if (list === null || !areFollowing(list.value.dates)) return null
  const { dates } = list.value
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? { value: { days: { first, last, isRange: true } }, next: list.next } : null
}

/**
 * `mon wed fri`, `Tue/Thu`: every week. `Tuesday and Thursday`, `next Tue, Thu and Sat`: on each of these days, which is a
 * series that ends with the last of them.
 */
export function readSingleDays(context: DayContext, at: number): Read<Partial<FoundParts>> | null {
  const list = readList(context, at)
  if (list === null || areFollowing(list.value.dates)) return null
  const { dates, isOfOneWeek, hasSlash } = list.value
  const [first, last] = [dates[0], dates.at(-1)]
  const rhythm = onWeekdays(dates.map(weekdayOfDate))
  const isWeekly = !isOfOneWeek && (hasSlash || dates.length > 2)
  if (isWeekly || !first || !last) return { value: { rhythm }, next: list.next }
  const until = { date: last, isYearless: false }
  return {
    value: isOfOneWeek ? { rhythm, until, days: { first, last: first } } : { rhythm, until },
    next: list.next,
  }
}

/** Weekdays in a list, without a word that says how often. */
function readList(context: DayContext, at: number): Read<WeekdayList> | null {
  const { sentence, today } = context
  const { find, tokens } = sentence
  if (find(at - 1, 'every') || find(at - 2, 'every')) return null
  const from = find(at, 'on')?.next ?? at
  const named = (find(from, 'next') ?? find(from, 'this'))?.next ?? from
  const first = weekdayAt(sentence, named)
  const list = readWeekdays(sentence, named)
  if (first === null || list === null || list.value.length < 2 || hasRange(sentence, named, list.next))
    return null
  if (isDateAt(sentence, list.next) || isInWeek(sentence, list.next)) return null
  const isBare = weekdayAt(sentence, first.next) !== null
  const isDoubted = tokens
    .slice(named, list.next)
    .some(({ raw }, index) => find(named + index, 'doubtful') !== null && raw === raw.toLowerCase())
  if (list.value.length === 2 && (isBare || isDoubted)) return null
  const day = named > from ? readWeekday(context, from) : null
  if (named > from && day?.next !== first.next) return null
  const start = day?.value.date ?? nextWeekday(first.value, today)
  const dates = list.value
    .map((weekday) => nextWeekday(weekday, start))
    .toSorted((one, other) => daysBetween(other, one))
  const hasSlash = tokens.slice(named, list.next).some(({ text }) => text === '/')
  return { value: { dates, isOfOneWeek: named > from, hasSlash }, next: list.next }
}

const areFollowing = (dates: readonly IsoDate[]) =>
  dates.every((date, index) => index === 0 || date === addDays(dates[index - 1] ?? date, 1))

/** `Mon-Wed and Fri`. */
function hasRange(sentence: Sentence, from: number, next: number): boolean {
  for (let at = from; at < next; at++) if (readTo(sentence, at, false) !== null) return true
  return false
}

/** `Tuesday and Thursday next week`. */
const isInWeek = (sentence: Sentence, at: number) =>
  (readNextUnits(sentence, at) ?? readNextUnits(sentence, sentence.find(at, 'of')?.next ?? at)) !== null
