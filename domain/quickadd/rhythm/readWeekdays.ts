import { afterOrdinal, isTimeLike, readTo, skipComma, weekdayAt } from '../dateWords.ts'
import type { Read, Sentence } from '../Sentence.ts'

/** `Mon and Thu`, `Mon-Fri`, `mardis et jeudis`. @returns weekdays, 0 for Sunday */
export function readWeekdays(sentence: Sentence, at: number): Read<readonly number[]> | null {
  const any = (from: number) => sentence.find(from, 'weekly') ?? weekdayAt(sentence, from)
  return readList(sentence, at, any, any)
}

/** `on Mondays and Thursdays`, `montags`. */
export function readWeekly(sentence: Sentence, at: number): Read<readonly number[]> | null {
  return readList(
    sentence,
    at,
    (from) => sentence.find(from, 'weekly') ?? null,
    (from) => sentence.find(from, 'weekly') ?? weekdayAt(sentence, from),
  )
}

/** `Mon-Fri` after `every day`. */
export function readThroughDays(sentence: Sentence, at: number): Read<readonly number[]> | null {
  const first = weekdayAt(sentence, at)
  return first && readThrough(sentence, first, (from) => weekdayAt(sentence, from))
}

/** Weekdays with commas and `and` between them, or nothing: `every tue thu`. */
function readList(
  sentence: Sentence,
  at: number,
  readFirst: (at: number) => Read<number> | null,
  readNext: (at: number) => Read<number> | null,
): Read<readonly number[]> | null {
  const first = readFirst(at)
  if (first === null) return null
  const throughFirst = readThrough(sentence, first, readNext)
  const days = [...(throughFirst?.value ?? [first.value])]
  let { next } = throughFirst ?? first
  for (let count = 0; count < 6; count++) {
    const comma = sentence.tokens[next]?.text === ',' || sentence.tokens[next]?.text === '/' ? next + 1 : next
    const and = sentence.find(comma, 'and')?.next ?? comma
    const isListed = and !== next
    const from = (isListed ? (sentence.find(and, 'on') ?? sentence.find(and, 'every'))?.next : null) ?? and
    const day = readNext(from)
    if (day === null) break
    const through = readThrough(sentence, day, readNext)
    days.push(...(through?.value ?? [day.value]))
    next = (through ?? day).next
  }
  return { value: days, next }
}

/** `Mon-Fri`, `Montag bis Freitag`: every day of a range; but `until Friday, 18 December` is an end. */
function readThrough(
  sentence: Sentence,
  first: Read<number>,
  readNext: (at: number) => Read<number> | null,
): Read<readonly number[]> | null {
  const to = readTo(sentence, first.next, false)
  if (to === null) return null
  const last = readNext(to) ?? readNext(sentence.find(to, 'on')?.next ?? to)
  if (last === null || (sentence.has(first.next, 'until') && isDayNumberAt(sentence, last.next))) return null
  const count = ((last.value - first.value + 7) % 7) + 1
  return { value: Array.from({ length: count }, (_, index) => (first.value + index) % 7), next: last.next }
}

/** Whether a day of the month is at a token. */
export function isDayNumberAt(sentence: Sentence, at: number): boolean {
  const { tokens, find, has } = sentence
  const start = skipComma(sentence, at)
  const number = find(start, 'on')?.next ?? start
  if (has(number, 'months')) return true
  if (tokens[number]?.kind !== 'number' || isTimeLike(sentence, number + 1)) return false
  const next = afterOrdinal(sentence, number + 1)
  const isNumeric = tokens[next]?.isGlued === true && /^[./]$/.test(tokens[next]?.text ?? '')
  return next > number + 1 || isNumeric || has(find(next, 'of')?.next ?? next, 'months')
}
