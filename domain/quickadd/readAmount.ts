import type { Read, Sentence } from './Sentence.ts'
import type { LengthUnit } from './QuickAddWords.ts'

/** How long something is: minutes, or days, weeks, months and years of the calendar. */
export type Amount = { readonly count: number; readonly unit: LengthUnit }

/** A number in digits or words; with `1.5` and `1,5`. */
export function readNumber({ tokens, find }: Sentence, at: number): Read<number> | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return find(at, 'numbers')
  if (token.text.length > 4) return null
  const [point, fraction] = [tokens[at + 1], tokens[at + 2]]
  const isFraction =
    (point?.text === '.' || point?.text === ',') &&
    point.isGlued &&
    fraction?.kind === 'number' &&
    fraction.isGlued &&
    fraction.text.length <= 2
  return isFraction
    ? { value: Number(`${token.text}.${fraction.text}`), next: at + 3 }
    : { value: Number(token.text), next: at + 1 }
}

/** `45m`, `1 h 30`, `1.5 hours`, `half an hour`, `3 days`. */
export function readAmount(sentence: Sentence, at: number): Read<Amount> | null {
  const named = sentence.find(at, 'lengths')
  if (named) return { value: { count: named.value, unit: 'minute' }, next: named.next }
  const number = readNumber(sentence, at)
  if (number === null) return null
  const hyphen = sentence.tokens[number.next]
  const read = readUnit(sentence, hyphen?.text === '-' && hyphen.isGlued ? number.next + 1 : number.next)
  if (read === null || number.value === 0) return null
  const { value: each, next } = read
  if (each.unit === 'minute') return { value: { count: Math.round(number.value), unit: 'minute' }, next }
  if (each.unit !== 'hour')
    return Number.isInteger(number.value)
      ? { value: { count: number.value * each.count, unit: each.unit }, next }
      : null
  const rest = readMinutesAfter(sentence, next)
  const count = Math.round(number.value * 60) + (rest?.value ?? 0)
  return { value: { count, unit: 'minute' }, next: rest?.next ?? next }
}

/** One of a unit: a fortnight is two weeks. */
export function readUnit({ find }: Sentence, at: number): Read<Amount> | null {
  const fortnight = find(at, 'fortnights')
  if (fortnight) return { value: { count: 2, unit: 'week' }, next: fortnight.next }
  const unit = find(at, 'units')
  return unit && { value: { count: 1, unit: unit.value }, next: unit.next }
}

/** An amount from now on: in French `quinze jours` are two weeks. */
export function readRoughAmount(sentence: Sentence, at: number): Read<Amount> | null {
  const amount = readAmount(sentence, at)
  const days = amount?.value.unit === 'day' ? roughDaysAt(sentence, at) : undefined
  return amount && (days === undefined ? amount : { ...amount, value: { count: days, unit: 'day' } })
}

/** The number of days that a number is taken for in front of `days`. */
export const roughDaysAt = ({ tokens, find, words }: Sentence, at: number): number | undefined =>
  find(at, 'roughDays')?.value ?? words.roughDays[tokens[at]?.text ?? '']

/** `30`, `30m`, `and 30 minutes`, `et demie`, after hours. */
function readMinutesAfter(sentence: Sentence, at: number): Read<number> | null {
  const { tokens, find } = sentence
  const half = find(at, 'behind')
  if (half && half.value > 0 && find(half.next, 'units') === null) return half
  const from = find(at, 'and')?.next ?? at
  const number = tokens[from]
  if (number?.kind !== 'number' || number.text.length > 2) return null
  const unit = find(from + 1, 'units')
  if (unit?.value === 'minute') return { value: Number(number.text), next: unit.next }
  const isWritten = number.isGlued && number.text.length === 2 && Number(number.text) < 60
  return isWritten && from === at ? { value: Number(number.text), next: from + 1 } : null
}
