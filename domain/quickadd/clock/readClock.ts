import type { Read, Sentence } from '../Sentence.ts'
import { readTo } from '../dateWords.ts'
import { bareTime, type ClockTime } from './ClockTime.ts'
import { withHalf } from './withHalf.ts'

/**
 * What stands before a time: `at` makes a time of a number, and so does a date.
 * `bare` needs a sign of its own, such as a colon.
 */
export type ClockPlace = 'at' | 'afterDate' | 'bare'

/** One time of day. */
export function readClock(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const read = readNamedClock(sentence, at) ?? readAhead(sentence, at, place) ?? readHour(sentence, at, place)
  return read && withHalf(sentence, read)
}

/** `noon`, `midi et demi`, `minuit et quart`. */
function readNamedClock({ tokens, find }: Sentence, at: number): Read<ClockTime> | null {
  const named = find(at, 'clocks')
  // `midi` of `après-midi`.
  if (named === null || (tokens[at]?.isGlued === true && find(at - 2, 'parts') !== null)) return null
  const after = find(named.next, 'behind')
  const minutes = named.value * 60 + (after?.value ?? 0)
  return { value: { minutes, isLoose: false }, next: after?.next ?? named.next }
}

/** `half past nine`, `Viertel vor drei`, `5 past 3`. */
function readAhead(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const counted = readMinutesAhead(sentence, at, place)
  const ahead = counted ?? sentence.find(at, 'ahead')
  if (ahead === null) return null
  const hour = hourAt(sentence, ahead.next)
  if (hour === null || hour.value > 24) return null
  if (counted && !endsTime(sentence, hour.next) && !sentence.has(hour.next, 'oclock', 'days')) return null
  // `half 3` is a time only after `at`.
  if (place === 'bare' && sentence.tokens[at]?.text === 'half' && ahead.next === at + 1) return null
  const oclock = sentence.find(hour.next, 'oclock')
  const minutes = (hour.value * 60 + ahead.value + 24 * 60) % (24 * 60)
  return { value: { minutes, isLoose: hour.value <= 12 }, next: oclock?.next ?? hour.next }
}

/** `5 past`, `10 Minuten vor`, `zehn vor halb`: minutes counted from the hour after them. */
function readMinutesAhead(sentence: Sentence, at: number, place: ClockPlace): Read<number> | null {
  const { tokens, find } = sentence
  const isDigits = tokens[at]?.kind === 'number'
  const count = isDigits || place !== 'bare' ? hourAt(sentence, at) : null
  if (count === null || count.value < 1 || count.value > 29) return null
  const unit = find(count.next, 'units')
  const from = unit?.value === 'minute' ? unit.next : count.next
  const past = find(from, 'past')
  const sign = past ?? find(from, 'toHour')
  if (sign === null) return null
  const half = find(sign.next, 'ahead')
  const isHalf = half?.value === -30
  return {
    value: (past ? count.value : -count.value) + (isHalf ? half.value : 0),
    next: isHalf ? half.next : sign.next,
  }
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
  return behind(sentence, { value: bareTime(String(word.value), 0), next: oclock?.next ?? word.next })
}

/** `9:30`, and `9.30` if it cannot be anything else. */
function readDigits({ tokens, find, words }: Sentence, at: number): Read<ClockTime> | null {
  const [hour, mark, minute] = tokens.slice(at, at + 3)
  if (!hour || hour.text.length > 2 || minute?.kind !== 'number' || minute.text.length !== 2) return null
  if (!mark?.isGlued || !minute.isGlued || !(mark.text === ':' || mark.text === '.')) return null
  const value = exact(words, bareTime(hour.text, Number(minute.text)))
  if (Number(hour.text) + Number(minute.text) / 60 > 24 || Number(minute.text) > 59) return null
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
    return isReal ? { value: bareTime(hour.text, 0), next: at + 1 } : null
  }
  const minute = tokens[oclock.next]
  const hasMinutes =
    minute?.kind === 'number' &&
    minute.text.length === 2 &&
    Number(minute.text) < 60 &&
    (minute.isGlued || (find(oclock.next + 1, 'units') ?? find(oclock.next + 1, 'times')) === null)
  if (hasMinutes)
    return { value: exact(sentence.words, bareTime(hour.text, Number(minute.text))), next: oclock.next + 1 }
  return behind(sentence, { value: bareTime(hour.text, 0), next: oclock.next })
}

/** `Uhr`, `o'clock`; `h` and `heures` where they do not say how long. */
function oclockAt(sentence: Sentence, at: number, place: ClockPlace): { readonly next: number } | null {
  const { tokens, find, words } = sentence
  const sign = find(at, 'oclock')
  if (sign) return sign
  const unit = find(at, 'units')
  if (unit?.value !== 'hour' || find(at, 'timeOf')) return null
  if (place === 'at') return unit
  const hour = Number(tokens[at - 1]?.text)
  if (tokens[at]?.text !== 'h') return null
  const hasMinutes = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isGlued === true
  const isTime = words.hasClockLetter || hour > 12
  const isHour = isTime && (place === 'afterDate' || hour > 6 || hasMinutes)
  return isHour || isHourByLetter(sentence, at, place === 'afterDate' || hasMinutes) ? unit : null
}

/** `8h30`, `morgen 8h`, `9h-17h`, where `8h` alone is rather a length: `morgen 8h lang`, `2h30`. */
function isHourByLetter(sentence: Sentence, at: number, isNamed: boolean): boolean {
  const { tokens, has } = sentence
  const minutes = tokens[at + 1]
  const end = minutes?.kind === 'number' && minutes.isGlued ? at + 2 : at + 1
  if (tokens[at]?.isGlued !== true || has(end, 'long', 'fromNow', 'before', 'units')) return false
  const to = readTo(sentence, end, false)
  const isRange = to !== null && tokens[to]?.kind === 'number' && tokens[to + 1]?.text === 'h'
  return isRange || (isNamed && Number(tokens[at - 1]?.text) > 6)
}

/** A number alone. */
function readBare(sentence: Sentence, at: number, place: ClockPlace): Read<ClockTime> | null {
  const { tokens, find } = sentence
  const number = tokens[at]
  if (!number || place === 'bare') return null
  const next = at + 1
  if (number.text.length === 4 && place === 'at') {
    const [hour, minute] = [number.text.slice(0, 2), Number(number.text.slice(2))]
    return Number(hour) < 24 && minute < 60 ? { value: bareTime(hour, minute), next } : null
  }
  if (number.text.length > 2 || Number(number.text) > 24 || isPartOfNumber(tokens, at)) return null
  if (isOneToOne(tokens, at)) return null
  // `a las 9 hora de Madrid` is a time there.
  const isCounted = find(next, 'units') !== null && find(next, 'timeOf') === null
  if (isCounted || (find(next, 'months') && place !== 'at')) return null
  if (place === 'afterDate' && (!endsTime(sentence, next) || isBeforeLastDay(sentence, next))) return null
  return behind(sentence, { value: bareTime(number.text, 0), next })
}

/** `au vendredi` after `lundi 3`, which is a day then. */
function isBeforeLastDay({ find, has }: Sentence, at: number): boolean {
  const to = find(at, 'beforeDay')
  return to !== null && has(to.next, 'weekdays')
}

/** `1-1`: a talk of two, and no time. */
export function isOneToOne(tokens: Sentence['tokens'], at: number): boolean {
  const [one, hyphen, other] = tokens.slice(at, at + 3)
  return one?.text === '1' && hyphen?.text === '-' && hyphen.isGlued && other?.text === '1' && other.isGlued
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

/** A time that is written with its minutes. */
const exact = ({ morningFrom }: Sentence['words'], clock: ClockTime): ClockTime => ({ ...clock, morningFrom })

/** Whether a number after a date can be its time: nothing is counted by it. */
export function endsTime({ tokens, has }: Sentence, next: number): boolean {
  const after = tokens[next]
  if (after === undefined || after.kind === 'mark' || after.kind === 'opaque') return true
  const isNamed = has(next, 'parts', 'am', 'pm', 'behind', 'to', 'every', 'remind', 'until')
  return isNamed || has(next, 'at', 'for', 'with', 'place', 'placeNamed', 'timeOf')
}

/** `cinq heures et demie`, `las tres menos cuarto`, `3 heures moins 10`. */
function behind(sentence: Sentence, hour: Read<ClockTime>): Read<ClockTime> {
  const { find, tokens } = sentence
  const minus = find(hour.next, 'minus')
  const digits = minus ? tokens[minus.next] : undefined
  if (minus && digits?.kind === 'number' && Number(digits.text) < 30 && endsTime(sentence, minus.next + 1)) {
    const minutes = hour.value.minutes - Number(digits.text)
    return { value: { ...hour.value, minutes }, next: minus.next + 1 }
  }
  const after = find(hour.next, 'behind')
  const isNumber = after && find(hour.next, 'numbers')?.next === after.next && find(after.next, 'units')
  if (after === null || isNumber || tokens[hour.next]?.kind === 'number') return hour
  return { value: { ...hour.value, minutes: hour.value.minutes + after.value }, next: after.next }
}
