import type { Read, Sentence } from '../Sentence.ts'
import { isAfterDayWord, isDateAt, readTo } from '../dateWords.ts'
import { bareTime, type Clocks, type ClockTime } from './ClockTime.ts'
import { isCounting } from './isCounting.ts'
import { endsTime, isOneToOne, readClock, type ClockPlace } from './readClock.ts'
import { withHalf } from './withHalf.ts'

/** `12:30-14`, `at 9`, `from 9 to 11am`, `halb drei`, `à 14h30`, `noon`. */
export function readClocks(sentence: Sentence, from: number, isAfterDate: boolean): Read<Clocks> | null {
  const { find } = sentence
  if (isAfterDayWord(sentence, from)) return null
  const word = find(from, 'from') ?? find(from, 'at')
  const isAt = find(from, 'at') !== null
  for (const [at, place] of [
    ...(word ? [[word.next, 'at'] as const] : []),
    ...(isAt && find(from, 'at')?.next !== word?.next
      ? [[find(from, 'at')?.next ?? from, 'at'] as const]
      : []),
    [from, isAfterDate ? 'afterDate' : 'bare'] as const,
  ]) {
    const start: Read<Start> | null = readClock(sentence, at, place) ?? readRangeStart(sentence, at, place)
    if (start === null) continue
    const end = readEnd(sentence, start.next, start.value, find(from, 'from') !== null)
    if (end) return end
    if (start.value.isRangeOnly || isCounting(sentence, from, at, start.next)) continue
    const later = find(from, 'from') === null ? plusMinutes(sentence, start) : start
    return { value: { start: later.value, end: null }, next: later.next }
  }
  return null
}

/** `las 3 y 10`. */
function plusMinutes(sentence: Sentence, hour: Read<ClockTime>): Read<ClockTime> {
  const plus = sentence.find(hour.next, 'plus')
  const digits = plus && sentence.tokens[plus.next]
  const isCount = digits?.kind === 'number' && /^(?:5|[1-5]\d)$/.test(digits.text)
  if (!plus || !isCount || hour.value.minutes % 60 > 0 || sentence.tokens[hour.next - 1]?.kind !== 'number')
    return hour
  const value = { ...hour.value, minutes: hour.value.minutes + Number(digits.text) }
  return endsTime(sentence, plus.next + 1) || sentence.has(plus.next + 1, 'days', 'weekdays', 'on')
    ? withHalf(sentence, { value, next: plus.next + 1 })
    : hour
}

type Start = ClockTime & { readonly isRangeOnly?: boolean }

function readEnd(sentence: Sentence, at: number, start: Start, isBetween: boolean): Read<Clocks> | null {
  const to = readTo(sentence, at)
  if (to === null || isAfterDayWord(sentence, at) || isDateAt(sentence, to)) return null
  // `Monday at 9 and Tuesday`: `and` ends only what began with `between`.
  const isAnd = sentence.find(at, 'and') !== null
  if (isAnd && !isBetween) return null
  const end = readClock(sentence, to, 'at') ?? readClock(sentence, sentence.find(to, 'at')?.next ?? to, 'at')
  if (end === null || sentence.find(end.next, 'units')?.value === 'day') return null
  const isHalf = sentence.tokens[end.next - 1]?.kind === 'word'
  const sameHalf = isHalf && start.isLoose && !end.value.isLoose ? inHalfOf(start, end.value) : start
  return { value: { start: sameHalf, end: end.value }, next: end.next }
}

/** `2-4pm`: the start takes the half of the end if it stays before it. */
function inHalfOf(start: ClockTime, end: ClockTime): ClockTime {
  const later = start.minutes + 12 * 60
  if (end.minutes <= start.minutes) return start
  return end.minutes > 12 * 60 && start.minutes < 12 * 60 && later < end.minutes
    ? { minutes: later, isLoose: false }
    : { ...start, isLoose: false }
}

/** A number that is a time only as the start of a range: `9-11`. */
function readRangeStart(sentence: Sentence, at: number, place: ClockPlace): Read<Start> | null {
  const { tokens, find, has } = sentence
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 2 || Number(number.text) > 24) return null
  const to = readTo(sentence, at + 1)
  const end = to === null ? undefined : tokens[to]
  if (to === null || end?.kind !== 'number' || Number(end.text) > 24 || end.text.length > 2) return null
  const after = tokens[to + 1]
  const hasSign =
    place !== 'bare' ||
    (after?.text === ':' && after.isGlued) ||
    has(to + 1, 'am', 'pm', 'oclock') ||
    (sentence.words.hasClockLetter && after?.text === 'h') ||
    // `12-1` counts nothing.
    (Number(end.text) < Number(number.text) && /^1[0-2]$/.test(number.text) && after?.text !== '-')
  const hasUnit = find(to + 1, 'units') !== null && after?.text !== 'h'
  if (!hasSign || hasUnit || isOneToOne(tokens, at) || isOfThing(sentence, at)) return null
  return { value: { ...bareTime(number.text, 0), isRangeOnly: true }, next: at + 1 }
}

/** `table pour 4 à 20h`, `salle 4 à 10h`: the number is that of people or of a room, and `à` begins the time. */
const isOfThing = ({ find }: Sentence, at: number) =>
  (find(at - 1, 'for') ?? find(at - 1, 'numbered'))?.next === at && find(at + 1, 'at') !== null
