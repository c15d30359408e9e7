import type { Read, Sentence } from '../Sentence.ts'
import type { ClockTime } from './ClockTime.ts'

/** `9 in the evening`, `8 Uhr abends`, `8 de la tarde`, `9pm`. */
export function withHalf(sentence: Sentence, { value, next }: Read<ClockTime>): Read<ClockTime> {
  const { find, has } = sentence
  const isSmall = value.minutes < 13 * 60
  const pm = isSmall ? find(next, 'pm') : null
  const am = isSmall ? find(next, 'am') : null
  const part = partAfter(sentence, next, value)
  if (part && value.isLoose && has(next, 'smallHours') && value.minutes >= 12 * 60)
    return { value: { minutes: value.minutes - 12 * 60, isLoose: false }, next: part.next }
  if (pm && (!am || pm.next >= am.next) && !part)
    return { value: { minutes: inAfternoon(value.minutes), isLoose: false }, next: pm.next }
  if (am && !part) return { value: { minutes: value.minutes % (12 * 60), isLoose: false }, next: am.next }
  if (part && value.isLoose) return { value: inPart(value, part.value), next: part.next }
  const isNight = part !== null && part.value >= 20 && value.minutes < 5 * 60
  return { value, next: part && (isNight || value.minutes >= 12 * 60) ? part.next : next }
}

/** `morgen` alone is a day, and no part of one; `al mediodía` ends `de 9 al mediodía`. */
function partAfter(sentence: Sentence, at: number, { minutes }: ClockTime): Read<number> | null {
  const { find, has } = sentence
  const part = isMeal(sentence, at) ? null : find(at, 'parts')
  const to = find(at, 'to')
  if (to && has(to.next, 'clocks') && minutes < 12 * 60) return null
  const day = part && find(at, 'days')
  return day && day.next >= part.next ? null : (part ?? find(at, 'partsAlone'))
}

/** `Mittag mit Tom` after `13:00`. */
export const isMeal = ({ tokens, find }: Sentence, at: number): boolean => {
  const noon = find(at, 'clocks')
  const isNoun = /^\p{Lu}/u.test(tokens[at]?.raw ?? '')
  return isNoun && noon !== null && find(noon.next, 'with') !== null
}

const inAfternoon = (minutes: number) => (minutes < 12 * 60 ? minutes + 12 * 60 : minutes)

/** A time in a part of the day that begins with an hour. */
export function inPart(clock: ClockTime, hour: number): ClockTime {
  if (!clock.isLoose) return clock
  const { minutes } = clock
  // `2 nachts` is in the night, `9 nachts` before midnight, and `12:30 nachts` after it.
  const isNight = hour >= 20 && minutes < 5 * 60
  const isHalf = hour >= 12 && !isNight && (hour >= 20 || minutes < 12 * 60)
  return { minutes: isHalf ? minutes + 12 * 60 : minutes, isLoose: false }
}

/**
 * A time without a sign of its half of the day: from one to six it is in the afternoon, and later too if the
 * event is one of evenings. Written with its minutes it is in the morning from an hour that depends on the language.
 */
export function settled(clock: ClockTime, isEvening: boolean): number {
  const isAfternoon = clock.isLoose && clock.minutes < (isEvening ? 12 : (clock.morningFrom ?? 7)) * 60
  return isAfternoon ? clock.minutes + 12 * 60 : clock.minutes
}
