import { weekdayOfDate } from '../time/dates.ts'
import type { IsoDate } from '../time/units.ts'
import type { Sentence } from './Sentence.ts'
import { readTo, weekdayAt } from './dateWords.ts'
import { isDoubtful } from './readWeekday.ts'

/**
 * Whether `4.2`, which could be a date, is another number: of a version, with a unit, a time such as `8.05 Uhr`, or beside
 * a day in words that is not its own.
 *
 * @param at its first number; the one after the point is two tokens on
 */
export function isDottedNumber(sentence: Sentence, at: number, date: IsoDate): boolean {
  const { tokens, has } = sentence
  const [before, next] = [tokens[at - 1], at + 3]
  const after = tokens[next]
  if (tokens[at]?.isGlued && (before?.kind === 'word' || before?.text === '.')) return true
  if (after?.isGlued && (after.kind === 'word' || /^[%€$£]$/u.test(after.text))) return true
  if (after?.isGlued && after.text === '.' && tokens[next + 1]?.isGlued) return true
  if (has(next, 'oclock') || isBeforeTime(sentence, next)) return true
  return has(next, 'units') || (!isJoined(sentence, at) && hasOtherDay(sentence, at, date))
}

/** `-9.10 Uhr`, after `8.05`. */
function isBeforeTime(sentence: Sentence, at: number): boolean {
  const { tokens, has } = sentence
  const to = readTo(sentence, at, false)
  const [hour, point, minute] = to === null ? [] : tokens.slice(to, to + 3)
  if (to === null || hour?.kind !== 'number') return false
  const isDotted = point?.text === '.' && point.isGlued && minute?.kind === 'number' && minute.isGlued
  return has(isDotted ? to + 3 : to + 1, 'oclock')
}

/** Beside a word that only a date stands with: `am 24.12`, `24.12 bis Freitag`, `Fr, 24.12`. */
function isJoined(sentence: Sentence, at: number): boolean {
  const { find, words } = sentence
  const end = sentence.tokens[at - 1]?.text === ',' ? at - 1 : at
  const backs = [1, 2, 3]
  if (backs.some((back) => (find(at - back, 'on') ?? find(at - back, 'from'))?.next === at)) return true
  if (backs.some((back) => find(at - back, 'until')?.next === at || readTo(sentence, at - back) === at))
    return true
  const isAfterWeekday = backs.some((back) => weekdayAt(sentence, end - back)?.next === end)
  return readTo(sentence, at + 3) !== null || (isAfterWeekday && words.ordinal.includes('.'))
}

/** Whether a day is named elsewhere, and is not that of the date. */
function hasOtherDay(sentence: Sentence, at: number, date: IsoDate): boolean {
  const { tokens, find } = sentence
  return tokens.some((_, other) => {
    if (other >= at && other < at + 3) return false
    const weekday = weekdayAt(sentence, other)
    if (weekday) return weekday.value !== weekdayOfDate(date) && !isDoubtful(sentence, other, weekday.next)
    const day = find(other, 'days')
    return day !== null && !isInPart(sentence, other)
  })
}

/** `Morgen` of `am Morgen`. */
const isInPart = ({ find }: Sentence, at: number) =>
  [1, 2].some((back) => ((find(at - back, 'parts') ?? find(at - back, 'partsAlone'))?.next ?? 0) > at)
