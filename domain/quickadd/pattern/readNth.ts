import { afterOrdinal, skipComma, weekdayAt } from '../dateWords.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { asWeekday, rhythm, type WrittenRhythm } from './WrittenRhythm.ts'

/** `first Monday`. */
export function readNth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const several = readSeveralNth(sentence, at)
  if (several) return several
  const nth = readOrdinal(sentence, at)
  if (nth === null || nth.value > 5 || nth.value === 0) return null
  const weekday = weekdayAt(sentence, nth.next) ?? sentence.find(nth.next, 'weekly')
  // `every 2nd Tuesday` is every other one, unless a month follows.
  const isOther = nth.value === 2 && weekday && !sentence.find(weekday.next, 'ofMonth')
  if (weekday === null || isOther) return null
  const days = [{ weekday: asWeekday(weekday.value), nth: nth.value }]
  return { value: rhythm('MONTHLY', { days }), next: weekday.next }
}

/** `1st and 3rd Thursday`, `primer y tercer lunes`. */
function readSeveralNth(sentence: Sentence, at: number): Read<WrittenRhythm> | null {
  const nths: number[] = []
  for (let from: number | null = at; from !== null;) {
    const nth = readOrdinal(sentence, from)
    if (nth === null || nth.value > 5 || nth.value === 0 || nths.length > 4) return null
    nths.push(nth.value)
    const weekday = nths.length > 1 ? weekdayAt(sentence, nth.next) : null
    if (weekday) {
      const days = nths.map((each) => ({ weekday: asWeekday(weekday.value), nth: each }))
      return { value: rhythm('MONTHLY', { days }), next: weekday.next }
    }
    const comma = skipComma(sentence, nth.next)
    const and = sentence.find(comma, 'and')?.next ?? comma
    const isListed = and > nth.next
    from = isListed ? (sentence.find(and, 'on')?.next ?? and) : null
  }
  return null
}

/** `third`, `3rd`, `3.`; -1 is the last one. */
export function readOrdinal(sentence: Sentence, at: number): Read<number> | null {
  const number = sentence.tokens[at]
  const next = number?.kind === 'number' && number.text.length === 1 ? afterOrdinal(sentence, at + 1) : at
  return next > at + 1 ? { value: Number(number?.text), next } : sentence.find(at, 'nth')
}
