import { addDays, addMonths, startOfMonth, weekdayOfDate } from '../time/dates.ts'
import { readDate } from '../time/parseDate.ts'
import type { IsoDate } from '../time/units.ts'
import type { Read, Sentence } from './Sentence.ts'

/** After `to`, `-` or `–`; null if there is none. @param isBetween `and` counts too */
export function readTo({ tokens, find }: Sentence, at: number, isBetween = true): number | null {
  const token = tokens[at]
  if (token?.kind === 'mark' && /^[-–—‑]$/u.test(token.text)) return at + 1
  return isBetween || find(at, 'and') === null ? (find(at, 'to')?.next ?? null) : null
}

/** Whether a number after `vom`, `del` or `al` can only be a day. */
export function isAfterDayWord(sentence: Sentence, at: number): boolean {
  const word = sentence.find(at, 'beforeDay')
  if (word === null || sentence.tokens[word.next]?.kind !== 'number') return false
  const isHour = sentence.find(word.next + 1, 'units')?.value === 'hour'
  return !isHour && !isTimeLike(sentence, word.next + 1)
}

/** Whether a number is the hour of a time: `10` of `10:30`. */
export const isTimeLike = ({ tokens, has }: Sentence, next: number) =>
  (tokens[next]?.text === ':' && tokens[next].isGlued) ||
  (has(next, 'am') && !has(next, 'parts')) ||
  has(next, 'pm', 'oclock')

/** `6 December`, `6. Dezember`, `6 de diciembre`, `6.12.`, `2026-12-06`: a number that is a day, and no hour. */
export function isDateAt(sentence: Sentence, at: number): boolean {
  const { tokens, find, has } = sentence
  if (tokens[at]?.kind !== 'number') return false
  const next = afterOrdinal(sentence, at + 1)
  if (has(next, 'months') || has(find(next, 'of')?.next ?? next, 'months')) return true
  const [point, month, end] = tokens.slice(at + 1, at + 4)
  if (tokens[at].text.length === 4 && point?.text === '-' && point.isGlued && month?.isGlued) return true
  return point?.text === '.' && month?.kind === 'number' && month.isGlued && end?.text === '.' && end.isGlued
}

/** A day of the month with its `th` or point. */
export function dayOfMonthAt(sentence: Sentence, at: number): Read<number> | null {
  const token = sentence.tokens[at]
  if (token?.kind === 'number' && token.text.length <= 2)
    return { value: Number(token.text), next: afterOrdinal(sentence, at + 1) }
  const word = sentence.find(at, 'nth') ?? sentence.find(at, 'numbers')
  return word && word.value > 0 ? word : null
}

export function afterOrdinal({ tokens, find, words }: Sentence, at: number): number {
  const sign = tokens[at]
  if (!sign?.isGlued) return at
  if (sign.text !== '.') return find(at, 'ordinal')?.next ?? at
  const isDecimal = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isGlued === true
  return words.ordinal.includes('.') && !isDecimal ? at + 1 : at
}

export function yearAfter(sentence: Sentence, at: number): Read<number> | null {
  const from = sentence.find(at, 'of')?.next ?? skipComma(sentence, at)
  return yearAt(sentence, from)
}

export function yearAt({ tokens }: Sentence, at: number): Read<number> | null {
  const from = tokens[at]?.text === '/' ? at + 1 : at
  const year = tokens[from]
  const isYear = year?.kind === 'number' && year.text.length === 4 && /^(?:19|20|21)/.test(year.text)
  return isYear ? { value: Number(year.text), next: from + 1 } : null
}

export const skipComma = ({ tokens }: Sentence, at: number) => (tokens[at]?.text === ',' ? at + 1 : at)

/** After `d’` of `d’avril`. */
export const afterApostrophe = ({ tokens }: Sentence, at: number) =>
  /^['’]$/u.test(tokens[at]?.text ?? '') ? at + 1 : at

/** A weekday by its name, also in the plural. */
export const weekdayAt = ({ find }: Sentence, at: number): Read<number> | null => find(at, 'weekdays')

/** The first such weekday, 0 for Sunday, on or after a date. */
export const nextWeekday = (weekday: number, from: IsoDate): IsoDate =>
  addDays(from, (weekday - weekdayOfDate(from) + 7) % 7)

/** The first such day of a month on or after a date; null if no month of the next two has it. */
export function nextDayOfMonth(day: number, from: IsoDate): IsoDate | null {
  for (let months = 0; months <= 2; months++) {
    const month = addMonths(startOfMonth(from), months)
    const date = readDate(`${month.slice(0, 8)}${String(day).padStart(2, '0')}`)
    if (date && date >= from) return date
  }
  return null
}
