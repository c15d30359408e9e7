import { parseTime } from '../../time/parseTime.ts'
import { readAmount } from '../readAmount.ts'
import { readClock } from '../clock/readClock.ts'
import { settled } from '../clock/withHalf.ts'
import { prepareSentence, type Sentence } from '../Sentence.ts'
import { wordTable } from '../wordTable.ts'
import type { TypedWords } from './readTypedDate.ts'

/**
 * The time of day that a person typed into a field: what `parseTime` reads, and the words of their language:
 * `noon`, `half past nine`, `9 Uhr 30`, `14 heures`.
 *
 * @returns `HH:mm`; null if it is not a time
 */
export function readTypedTime(text: string, words: TypedWords): string | null {
  const time = parseTime(text)
  if (time !== null || text.trim() === '') return time
  const sentence = sentenceOf(text, words)
  for (const at of [0, sentence.find(0, 'at')?.next]) {
    const clock = at === undefined ? null : readClock(sentence, at, 'at')
    if (clock?.next === sentence.tokens.length) return clockText(settled(clock.value, false))
  }
  return null
}

/**
 * How long an event is that ends in the way a person typed: `+45`, `45 min`, `1 hour`, `2 Stunden`.
 *
 * @returns minutes; null if it is not a length
 */
export function readTypedLength(text: string, words: TypedWords): number | null {
  const typed = text.trim()
  const bare = /^\+\s*(\d{1,4})$/.exec(typed)?.[1]
  if (bare !== undefined) return Number(bare)
  const sentence = sentenceOf(typed.replace(/^\+/, ''), words)
  const amount = readAmount(sentence, sentence.find(0, 'for')?.next ?? 0)
  const isWhole = amount?.next === sentence.tokens.length && amount.value.unit === 'minute'
  return isWhole ? amount.value.count : null
}

const sentenceOf = (text: string, { language, dates }: TypedWords): Sentence =>
  prepareSentence(text, { words: wordTable(language), dates, plain: [] })

const clockText = (minutes: number) => {
  const ofDay = minutes % (24 * 60)
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}
const two = (value: number) => String(value).padStart(2, '0')
