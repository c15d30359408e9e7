import { afterOrdinal } from '../dateWords.ts'
import type { Sentence } from '../Sentence.ts'
import { endsTime, readClock } from './readClock.ts'

/**
 * Whether what was read as a time after a word, without an end, rather counts something: `de 2 équipes`, `de 1h demain
 * 9h`, `4.50 for coffee tomorrow 9`, `8h30 ab 9 Uhr`, `at 12 High Street friday 15:00`.
 *
 * @param from the token of that word, or the time itself
 * @param at the time
 * @param next the token after it
 */
export function isCounting(sentence: Sentence, from: number, at: number, next: number): boolean {
  const { tokens } = sentence
  // `Mittag mit Tom 12:15`: noon is a word of the title where another time follows.
  const isNoon = at === 0 && next === 1 && sentence.has(at, 'clocks')
  if (from === at)
    return (
      (isNoon || isRatherNumber(sentence, at, next) || isRatherLength(sentence, at)) &&
      hasTimeAfter(sentence, next)
    )
  const isOf = sentence.find(from, 'of')?.next === at
  if (next === at + 1 && (isOf || isThing(sentence, next)))
    return (isOf && isThing(sentence, next)) || hasTimeAfter(sentence, next)
  // `de 1h`, `de 2h30`, `de 2 heures`: up to six, as long as the time itself follows.
  const isHours = next <= at + 3 && sentence.find(at + 1, 'units')?.value === 'hour'
  const isLength = isHours && isOf && Number(tokens[at]?.text) <= 6
  return isLength && hasTimeAfter(sentence, next)
}

/** `3.12`, `4.50`; by day and in steps of five minutes it is rather a time: `9.30`. */
function isRatherNumber({ tokens }: Sentence, at: number, next: number): boolean {
  const [hour, point, minute] = tokens.slice(at, next)
  const isDotted = next === at + 3 && point?.text === '.'
  return isDotted && (Number(hour?.text) < 6 || Number(minute?.text) % 5 > 0)
}

/** `8h`, `8h30`, where hours of the day are not written so. */
const isRatherLength = ({ tokens, words }: Sentence, at: number) =>
  !words.hasClockLetter && tokens[at + 1]?.text === 'h' && Number(tokens[at]?.text) <= 12

/** A word after a number that says nothing of time. */
function isThing(sentence: Sentence, next: number): boolean {
  if (sentence.tokens[next]?.kind !== 'word' || endsTime(sentence, next)) return false
  const isOfTime = sentence.has(next, 'days', 'weekdays', 'weekly', 'on', 'next', 'this', 'dailyParts', 'and')
  return !isOfTime && !sentence.has(next, 'from', 'in', 'allDay', 'rhythms', 'partsAlone', 'week', 'units')
}

/** As many words are looked at, so that a long text takes no time of its square. */
const furthest = 40

/** Whether a time that can be nothing else follows, with its sign or after a day. */
function hasTimeAfter(sentence: Sentence, next: number): boolean {
  const { tokens, find } = sentence
  for (let at = next; at < Math.min(tokens.length, next + furthest); at++) {
    const isAfterDay = [1, 2].some(
      (back) => (find(at - back, 'weekdays') ?? find(at - back, 'days'))?.next === at,
    )
    const from = isAfterDay ? (find(at, 'at')?.next ?? at) : at
    const clock = readClock(sentence, from, isAfterDay ? 'afterDate' : 'bare')
    const isDotted = tokens[from + 1]?.text === '.' && afterOrdinal(sentence, from + 1) === from + 1
    if (clock && (!isDotted || isAfterDay)) return true
  }
  return false
}
