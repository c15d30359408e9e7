import { toIsoDate } from '../time/units.ts'
import type { FoundParts } from './FoundParts.ts'
import { nothing, partReaders, type Scan } from './partReaders.ts'
import type { QuickAddPart, QuickAddReading, QuickAddReference } from './QuickAddReading.ts'
import { prepareSentence, type Sentence } from './Sentence.ts'
import { ruleOf, whenOf } from './whenOf.ts'
import { wordTable } from './wordTable.ts'

/**
 * The event in a sentence such as `Lunch tomorrow 12:30-14 at Rosa /Work every tue until june #food alert
 * 10m`. What is not understood stays in the title. It never fails, and takes time in proportion to the text.
 *
 * A weekday or a date without a year is the next one; a time without a date is today, or tomorrow if it has
 * passed. Hours from one to six without a sign of their half of the day are in the afternoon. An event with a
 * date and no time lasts all day. `until june` includes June.
 */
export function readQuickAdd(text: string, reference: QuickAddReference): QuickAddReading {
  const { now, zone, minutes } = reference
  const { sentence, found, parts, title } = readFound(text, reference)
  const when = whenOf(found, { now, zone, minutes, isEvening: isOfEvening(sentence) })
  return {
    title,
    when,
    place: found.place ?? '',
    calendarId: found.calendarId ?? null,
    guests: found.guests,
    rule: ruleOf(found, when),
    reminders: found.reminders,
    categories: found.categories,
    parts,
  }
}

/** What is found in a sentence, before it is put together. */
export function readFound(text: string, reference: QuickAddReference) {
  const { language, dates, plain = [] } = reference
  const sentence = prepareSentence(text, { words: wordTable(language), dates, plain })
  const { found, parts } = readParts(sentence, reference)
  return { sentence, found, parts, title: titleOf(text, parts) }
}

function readParts(sentence: Sentence, reference: QuickAddReference) {
  const { dates, now, calendars, people = [], without = [] } = reference
  const context = { sentence, dates, today: toIsoDate(now.slice(0, 10)) }
  const { tokens } = sentence
  const parts: QuickAddPart[] = []
  let found: FoundParts = nothing
  let [at, afterDate, afterClock, lengthAt] = [0, -1, -1, -1]
  while (at < tokens.length) {
    const scan: Scan = { context, sentence, calendars, people, found, afterDate, afterClock }
    const read = readPart(scan, at)
    const [first, last] = [tokens[at], tokens[(read?.next ?? 0) - 1]]
    if (read === null || first === undefined || last === undefined) {
      at++
      continue
    }
    at = read.next
    if (without.includes(read.kind)) continue
    if (read.value.days || read.value.rhythm || read.value.part !== undefined) afterDate = at
    if (read.value.clocks) afterClock = at
    if (read.value.amount) lengthAt = parts.length
    found = { ...found, ...read.value }
    parts.push({ kind: read.kind, start: first.start, end: last.end })
  }
  return hasNoUseForLength(found) ? withoutLength(found, parts, lengthAt) : { found, parts }
}

/** A number of minutes on a day without a time says nothing: it stays in the title. */
const hasNoUseForLength = ({ amount, clocks, part, soon, days, rhythm, until, isAllDay }: FoundParts) =>
  amount?.unit === 'minute' &&
  (clocks ?? part ?? soon) === undefined &&
  (days ?? rhythm ?? until ?? isAllDay) !== undefined

const withoutLength = (found: FoundParts, parts: readonly QuickAddPart[], lengthAt: number) => ({
  found: { ...found, amount: undefined },
  parts: parts.filter((_part, index) => index !== lengthAt),
})

function readPart(scan: Scan, at: number) {
  for (const { kind, read } of partReaders) {
    const part = read(scan, at)
    if (part && part.next > at && !isPossessive(scan.sentence, part.next)) return { kind, ...part }
  }
  return null
}

/** `Monday's`: a word of the title. */
function isPossessive({ tokens }: Sentence, next: number): boolean {
  const [mark, letter] = [tokens[next], tokens[next + 1]]
  return (
    mark?.isGlued === true && /^['’]$/.test(mark.text) && letter?.isGlued === true && letter.kind === 'word'
  )
}

/** The text without its parts, and without marks at its ends. */
function titleOf(text: string, parts: readonly QuickAddPart[]): string {
  const pieces = parts.map(({ start }, index) => text.slice(parts[index - 1]?.end ?? 0, start))
  const words = [...pieces, text.slice(parts.at(-1)?.end ?? 0)].flatMap((piece) =>
    piece.split(/\s+/u).filter((word) => word !== ''),
  )
  const first = words.findIndex((word) => !isMark(word))
  const last = words.findLastIndex((word) => !isMark(word))
  const title = words
    .slice(first, last + 1)
    .reduce((line, word) => (isComma.test(word) ? line + word : `${line} ${word}`), '')
  return withoutEndMark(title.trim())
}

const isComma = /^[,;]$/
const isMark = (word: string) => /^[,;:–—-]+$/u.test(word)
const withoutEndMark = (title: string) => (/[,;:]$/.test(title) ? title.slice(0, -1) : title)

function isOfEvening({ tokens, find }: Sentence): boolean {
  return tokens.some((_, index) => find(index, 'evening') !== null)
}
