import { addDays } from '../../time/dates.ts'
import { readDate } from '../../time/parseDate.ts'
import type { IsoDate } from '../../time/units.ts'
import { afterOrdinal, dayOfMonthAt, isTimeLike, skipComma, yearAfter } from '../dateWords.ts'
import type { DayContext } from '../DayContext.ts'
import { rhythm, type WrittenRhythm } from '../pattern/WrittenRhythm.ts'
import { readNamedDate, readNumericDate } from '../readDay.ts'
import type { Read, Sentence } from '../Sentence.ts'
import type { WrittenUntil } from './readUntil.ts'

type FollowingDates = {
  readonly days: { readonly first: IsoDate; readonly last: IsoDate; readonly isRange: true }
}
type SingleDates = {
  readonly rhythm: WrittenRhythm
  readonly until: WrittenUntil
  readonly days: { readonly first: IsoDate; readonly last: IsoDate }
}

/** `5, 6 and 7 December`, `Dec 5 and 6`: one event from the first to the last. */
export function readFollowingDates(context: DayContext, at: number): Read<FollowingDates> | null {
  const list = readList(context, at)
  if (list === null || !areFollowing(list.value)) return null
  const [first, last] = [list.value[0], list.value.at(-1)]
  return first && last ? { value: { days: { first, last, isRange: true } }, next: list.next } : null
}

/** `5 and 7 December`, `5., 12. und 19. Dezember`: on each of these days, a series that ends with the last of them. */
export function readSingleDates(context: DayContext, at: number): Read<SingleDates> | null {
  const list = readList(context, at)
  if (list === null || areFollowing(list.value)) return null
  const [first, last] = [list.value[0], list.value.at(-1)]
  if (first === undefined || last === undefined) return null
  const monthDays = list.value.map((date) => Number(date.slice(8)))
  return {
    value: {
      rhythm: rhythm('MONTHLY', { monthDays }),
      until: { date: last, isYearless: false },
      days: { first, last: first },
    },
    next: list.next,
  }
}

const areFollowing = (dates: readonly IsoDate[]) =>
  dates.every((date, index) => index === 0 || date === addDays(dates[index - 1] ?? date, 1))

/** Days of one month in a list that ends with `and`, in order. */
function readList(context: DayContext, at: number): Read<readonly IsoDate[]> | null {
  const { find } = context.sentence
  const on = find(at, 'onSeveral') ?? find(at, 'on')
  const from = on?.next ?? at
  return readBeforeMonth(context, from) ?? readAfterMonth(context, from)
}

/** `5, 6 and 7 December`, `5., 6. und 7.12.`, `6./7. Dezember`. */
function readBeforeMonth(context: DayContext, at: number): Read<readonly IsoDate[]> | null {
  const { sentence } = context
  const numbers = readNumbers(sentence, at)
  if (numbers === null) return null
  const date = readNamedDate(context, numbers.lastAt) ?? dottedDate(context, numbers.lastAt)
  return date && inOrder(numbers.days, date.value.date, date.next)
}

/** `7.12.` */
const dottedDate = (context: DayContext, at: number) =>
  context.sentence.words.ordinal.includes('.') ? readNumericDate(context, at) : null

/** `Dec 5, 6 and 7`. */
function readAfterMonth(context: DayContext, at: number): Read<readonly IsoDate[]> | null {
  const { sentence } = context
  const { find } = sentence
  const month = find(at, 'months')
  const begin = month && (find(month.next, 'on')?.next ?? month.next)
  const numbers = begin === null ? null : readNumbers(sentence, begin)
  const first = numbers && readNamedDate(context, at)
  if (numbers === null || first === null) return null
  const { days, next } = numbers
  if (isTimeLike(sentence, next) || find(next, 'units') || find(next, 'months')) return null
  const year = yearAfter(sentence, next)
  const start = `${year?.value ?? first.value.date.slice(0, 4)}${first.value.date.slice(4, 8)}`
  const last = readDate(`${start}${String(days.at(-1)).padStart(2, '0')}`)
  return last && inOrder(days, last, year?.next ?? next)
}

/** The days of the month of the last of them; null if they are not in order. */
function inOrder(days: readonly number[], last: IsoDate, next: number): Read<readonly IsoDate[]> | null {
  const dates = days.map((day) => readDate(`${last.slice(0, 8)}${String(day).padStart(2, '0')}`))
  const isOrdered = dates.every(
    (date, index) => date !== null && (index === 0 || date > (dates[index - 1] ?? date)),
  )
  return isOrdered && dates.at(-1) === last ? { value: dates.filter((date) => date !== null), next } : null
}

type Numbers = { readonly days: readonly number[]; readonly lastAt: number; readonly next: number }

/** `5, 6 and 7`, `6./7.`: the last number stands after `and` or a stroke. */
function readNumbers(sentence: Sentence, at: number): Numbers | null {
  const days: number[] = []
  for (let from = at, isLast = false; ;) {
    const day = sentence.tokens[from]?.kind === 'number' ? dayOfMonthAt(sentence, from) : null
    if (day === null) return null
    days.push(day.value)
    if (isLast) return { days, lastAt: from, next: afterOrdinal(sentence, from + 1) }
    const joint = readJoint(sentence, day.next)
    if (joint === null) return null
    from = joint.next
    isLast = joint.isLast
  }
}

/** `,`, `and`, `, and`, and the stroke after a point. */
function readJoint(
  sentence: Sentence,
  at: number,
): { readonly next: number; readonly isLast: boolean } | null {
  const { tokens, find, has } = sentence
  const [point, stroke] = [tokens[at - 1], tokens[at]]
  if (stroke?.text === '/' && stroke.isGlued && point?.text === '.') return { next: at + 1, isLast: true }
  const comma = skipComma(sentence, at)
  const and = find(comma, 'and')
  // `5 or 7 December` is neither.
  const isAnd = and !== null && (tokens[comma]?.kind === 'mark' || has(comma, 'to'))
  if (isAnd) return { next: find(and.next, 'on')?.next ?? and.next, isLast: true }
  return comma > at ? { next: comma, isLast: false } : null
}
