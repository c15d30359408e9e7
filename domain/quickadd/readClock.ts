import type { Read, Sentence } from './Sentence.ts'
import { readTo } from './dateWords.ts'

/** A time of day, in minutes from midnight; up to 24:00. */
export type ClockTime = {
  readonly minutes: number
  /** It could be twelve hours later: `9`, but not `09` or `9am`. */
  readonly isLoose: boolean
  /** It is written with its minutes, in a language that counts to 24: it is rather not later. */
  readonly isExact?: boolean
}

export type Clocks = { readonly start: ClockTime; readonly end: ClockTime | null }

/**
 * What stands before a time: `at` makes a time of a number, and so does a date.
 * `bare` needs a sign of its own, such as a colon.
 */
export type ClockPlace = 'at' | 'afterDate' | 'bare'

/** `12:30-14`, `at 9`, `from 9 to 11am`, `halb drei`, `à 14h30`, `noon`. */
export function readClocks(sentence: Sentence, from: number, isAfterDate: boolean): Read<Clocks> | null {
  const { find } = sentence
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
    if (start.value.isRangeOnly) continue
    return { value: { start: start.value, end: null }, next: start.next }
  }
  return null
}

type Start = ClockTime & { readonly isRangeOnly?: boolean }

function readEnd(sentence: Sentence, at: number, start: Start, isBetween: boolean): Read<Clocks> | null {
  const to = readTo(sentence, at)
  if (to === null) return null
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
  const isCounting = find(to + 1, 'units') !== null && after?.text !== 'h'
  if (!hasSign || isCounting) return null
  return { value: { ...bare(number.text, 0), isRangeOnly: true }, next: at + 1 }
}

/** One time of day. */
export function readClock(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const read = readNamedClock(sentence, at) ?? readAhead(sentence, at, place) ?? readHour(sentence, at, place)
  return read && withHalf(sentence, read)
}

/** `noon`, `midi et demi`. */
function readNamedClock({ find }: Sentence, at: number): Read<ClockTime> | null {
  const named = find(at, 'clocks')
  if (named === null) return null
  const after = named.value === 12 ? find(named.next, 'behind') : null
  const minutes = named.value * 60 + (after?.value ?? 0)
  return { value: { minutes, isLoose: false }, next: after?.next ?? named.next }
}

/** `half past nine`, `Viertel vor drei`. */
function readAhead(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const ahead = sentence.find(at, 'ahead')
  if (ahead === null) return null
  const hour = hourAt(sentence, ahead.next)
  if (hour === null || hour.value > 24) return null
  // `half 3` is a time only after `at`.
  if (place === 'bare' && sentence.tokens[at]?.text === 'half' && ahead.next === at + 1) return null
  const oclock = sentence.find(hour.next, 'oclock')
  const minutes = (hour.value * 60 + ahead.value + 24 * 60) % (24 * 60)
  return { value: { minutes, isLoose: hour.value <= 12 }, next: oclock?.next ?? hour.next }
}

function hourAt({ tokens, find }: Sentence, at: number): Read<number> | null {
  const token = tokens[at]
  if (token?.kind === 'number')
    return token.text.length <= 2 ? { value: Number(token.text), next: at + 1 } : null
  return find(at, 'numbers')
}

/** `9:30`, `9.30`, `14h30`, `9am`, `9 Uhr 30`, `five`, `0930`. */
function readHour(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const token = sentence.tokens[at]
  if (token?.kind === 'number')
    return readDigits(sentence, at) ?? readMarked(sentence, at, place) ?? readBare(sentence, at, place)
  const word = sentence.find(at, 'numbers')
  if (word === null || word.value < 1 || word.value > 24) return null
  const oclock = oclockAt(sentence, word.next, place)
  const half = sentence.find(word.next, 'pm') ?? sentence.find(word.next, 'am')
  if (place === 'bare' && oclock === null && half === null) return null
  if (oclock === null && sentence.find(word.next, 'units')) return null
  if (place === 'afterDate' && oclock === null && half === null && !endsTime(sentence, word.next)) return null
  return behind(sentence, { value: bare(String(word.value), 0), next: oclock?.next ?? word.next })
}

/** `9:30`, and `9.30` if it cannot be anything else. */
function readDigits({ tokens, find, words }: Sentence, at: number): Read<ClockTime> | null {
  const [hour, mark, minute] = tokens.slice(at, at + 3)
  if (!hour || hour.text.length > 2 || minute?.kind !== 'number' || minute.text.length !== 2) return null
  if (!mark?.isGlued || !minute.isGlued || !(mark.text === ':' || mark.text === '.')) return null
  const value = exact(words, bare(hour.text, Number(minute.text)))
  if (Number(hour.text) > 24 || Number(minute.text) > 59) return null
  const seconds = tokens[at + 3]?.text === ':' && tokens[at + 4]?.text.length === 2 ? 2 : 0
  const next = at + 3 + seconds
  const oclock = find(next, 'oclock') ?? (tokens[next]?.text === 'h' ? { next: next + 1 } : null)
  if (tokens[next]?.text === '%' || tokens[next]?.text === '€') return null
  return { value, next: oclock?.next ?? next }
}

/** `9am`, `9 Uhr`, `14h`, `14h30`: a number with a sign of time. */
function readMarked(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const { tokens, find } = sentence
  const [hour] = tokens.slice(at)
  if (!hour || hour.text.length > 2 || Number(hour.text) > 24) return null
  const oclock = oclockAt(sentence, at + 1, place)
  if (oclock === null) {
    const hasHalf = find(at + 1, 'am') ?? find(at + 1, 'pm')
    const isReal = hasHalf !== null && Number(hour.text) >= 1 && Number(hour.text) <= 12
    return isReal ? { value: bare(hour.text, 0), next: at + 1 } : null
  }
  const minute = tokens[oclock.next]
  const hasMinutes =
    minute?.kind === 'number' &&
    minute.text.length === 2 &&
    Number(minute.text) < 60 &&
    (minute.isGlued || (find(oclock.next + 1, 'units') ?? find(oclock.next + 1, 'times')) === null)
  if (hasMinutes)
    return { value: exact(sentence.words, bare(hour.text, Number(minute.text))), next: oclock.next + 1 }
  return behind(sentence, { value: bare(hour.text, 0), next: oclock.next })
}

/** `Uhr`, `o'clock`; `h` and `heures` where they do not say how long. */
function oclockAt(sentence: Sentence, at: number, place: ClockPlace): { readonly next: number } | null {
  const { tokens, find, words } = sentence
  const sign = find(at, 'oclock')
  if (sign) return sign
  const unit = find(at, 'units')
  if (unit?.value !== 'hour') return null
  if (place === 'at') return unit
  const hour = Number(tokens[at - 1]?.text)
  if (tokens[at]?.text !== 'h' || (!words.hasClockLetter && hour <= 12)) return null
  return place === 'afterDate' || hour > 6 || (tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isGlued)
    ? unit
    : null
}

/** A number alone. */
function readBare(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const { tokens, find } = sentence
  const number = tokens[at]
  if (!number || place === 'bare') return null
  const next = at + 1
  if (number.text.length === 4 && place === 'at') {
    const [hour, minute] = [number.text.slice(0, 2), Number(number.text.slice(2))]
    return Number(hour) < 24 && minute < 60 ? { value: bare(hour, minute), next } : null
  }
  if (number.text.length > 2 || Number(number.text) > 24 || isPartOfNumber(tokens, at)) return null
  if (find(next, 'units') !== null || (find(next, 'months') && place !== 'at')) return null
  if (place === 'afterDate' && !endsTime(sentence, next)) return null
  return behind(sentence, { value: bare(number.text, 0), next })
}

function isPartOfNumber(tokens: Sentence['tokens'], at: number): boolean {
  const [mark, after] = [tokens[at + 1], tokens[at + 2]]
  if (
    mark?.isGlued &&
    mark.kind === 'word' &&
    !/^[aph]$/.test(mark.text) &&
    mark.text !== 'am' &&
    mark.text !== 'pm'
  )
    return true
  return (
    mark?.isGlued === true &&
    /^[/.%€$°]$/.test(mark.text) &&
    (after?.kind === 'number' || mark.text === '%' || mark.text === '€')
  )
}

/** Whether a number after a date can be its time: nothing is counted by it. */
function endsTime({ tokens, has }: Sentence, next: number): boolean {
  const after = tokens[next]
  if (after === undefined || after.kind === 'mark') return true
  const isNamed = has(next, 'parts', 'am', 'pm', 'behind', 'to', 'every', 'remind', 'until')
  return isNamed || has(next, 'at', 'for', 'with', 'place', 'placeNamed')
}

/** `cinq heures et demie`, `las tres menos cuarto`. */
function behind({ find, tokens }: Sentence, hour: Read<ClockTime>): Read<ClockTime> {
  const after = find(hour.next, 'behind')
  const isNumber = after && find(hour.next, 'numbers')?.next === after.next && find(after.next, 'units')
  if (after === null || isNumber || tokens[hour.next]?.kind === 'number') return hour
  return { value: { ...hour.value, minutes: hour.value.minutes + after.value }, next: after.next }
}

/** `9 in the evening`, `8 Uhr abends`, `8 de la tarde`, `9pm`. */
function withHalf({ find }: Sentence, { value, next }: Read<ClockTime>): Read<ClockTime> {
  const isSmall = value.minutes < 13 * 60
  const pm = isSmall ? find(next, 'pm') : null
  const am = isSmall ? find(next, 'am') : null
  const part = find(next, 'parts') ?? find(next, 'partsAlone')
  if (pm && (!am || pm.next >= am.next) && !part)
    return { value: { minutes: inAfternoon(value.minutes), isLoose: false }, next: pm.next }
  if (am && !part) return { value: { minutes: value.minutes % (12 * 60), isLoose: false }, next: am.next }
  if (part && value.isLoose) return { value: inPart(value, part.value), next: part.next }
  return { value, next: part && !value.isLoose && value.minutes >= 12 * 60 ? part.next : next }
}

const inAfternoon = (minutes: number) => (minutes < 12 * 60 ? minutes + 12 * 60 : minutes)

/** A time in a part of the day that begins with an hour. */
export function inPart(clock: ClockTime, hour: number): ClockTime {
  if (!clock.isLoose) return clock
  const { minutes } = clock
  // `2 nachts` is in the night, `9 nachts` before midnight.
  const isNight = hour >= 20 && minutes < 5 * 60
  if (hour >= 20 && minutes >= 12 * 60)
    return { minutes: minutes + 12 * 60 > 24 * 60 ? minutes : 24 * 60, isLoose: false }
  return { minutes: hour >= 12 && !isNight ? inAfternoon(minutes) : minutes, isLoose: false }
}

/** Hours from one to twelve without a zero before them could be in either half of the day. */
function bare(hour: string, minute: number): ClockTime {
  const value = Number(hour)
  return {
    minutes: Math.min(value * 60 + minute, 24 * 60),
    isLoose: value >= 1 && value <= 12 && !hour.startsWith('0'),
  }
}

const exact = ({ hasHalves }: Sentence['words'], clock: ClockTime): ClockTime =>
  hasHalves ? clock : { ...clock, isExact: true }

/**
 * A time without a sign of its half of the day: from one to six it is in the afternoon, and later too if the
 * event is one of evenings.
 */
export function settled(clock: ClockTime, isEvening: boolean): number {
  const isAfternoon = clock.isLoose && clock.minutes < (isEvening ? 12 : clock.isExact === true ? 0 : 7) * 60
  return isAfternoon ? clock.minutes + 12 * 60 : clock.minutes
}
