import { toIsoDate, type IsoDate } from '../time/units.ts'
import type { FoundParts } from './FoundParts.ts'
import { nothing, partReaders, type Scan } from './partReaders.ts'
import type { QuickAddPart, QuickAddReading, QuickAddReference } from './QuickAddReading.ts'
import { prepareSentence, type Sentence } from './Sentence.ts'
import { hasUseForUntil, ruleOf } from './when/ruleOf.ts'
import { whenOf } from './when/whenOf.ts'
import { leftInTitle } from './when/leftInTitle.ts'
import { withEachDay } from './when/withEachDay.ts'
import { wordTable } from './wordTable.ts'
import { asHere, clockIn } from './zone/clockIn.ts'

/**
 * The event in a sentence such as `Lunch tomorrow 12:30-14 at Rosa /Work every tue until june #food alert
 * 10m`. What is not understood stays in the title. It never fails, and takes time in proportion to the text.
 *
 * A weekday or a date without a year is the next one; a time without a date is today, or tomorrow if it has
 * passed. Hours from one to six without a sign of their half of the day are in the afternoon. An event with a
 * date and no time lasts all day. `until june` includes June.
 */
export function readQuickAdd(text: string, reference: QuickAddReference): QuickAddReading {
  const { found, parts, when, title } = readFound(text, reference)
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

/** What is found in a sentence, and when it would be if the sentence says all of it. */
export function readFound(text: string, reference: QuickAddReference) {
  const { language, dates, now, zone, minutes, plain = [] } = reference
  const sentence = prepareSentence(text, { words: wordTable(language), dates, plain })
  const isEvening = isOfEvening(sentence)
  const whenIn = ({ found }: ReadParts) =>
    asHere(whenOf(found, { ...clockIn(found.zone, { now, zone }), minutes, isEvening }), zone)
  const read = readParts(sentence, reference)
  const isRead = !reference.without?.includes('repeats')
  const each = isRead ? ofEachDay(read, toIsoDate(now.slice(0, 10)), isEvening) : read
  const when = whenIn(each)
  const isUsed = when === null || hasUseForUntil(each.found, when)
  const used = isUsed ? each : without(each, 'until')
  const parts = used.parts.map(({ kind, start, end }) => ({ kind, start, end }))
  return { found: used.found, when: isUsed ? when : whenIn(used), parts, title: titleOf(text, parts) }
}

/** The range of days in `Mon-Fri 9:15` says how it repeats. */
function ofEachDay({ found, parts }: ReadParts, today: IsoDate, isEvening: boolean): ReadParts {
  const each = withEachDay(found, today, isEvening)
  if (each === found) return { found, parts }
  return { found: each, parts: parts.map((part) => (part.value.days ? { ...part, kind: 'repeats' } : part)) }
}

type ReadParts = {
  readonly found: FoundParts
  readonly parts: readonly (QuickAddPart & { readonly value: Partial<FoundParts> })[]
}

function readParts(sentence: Sentence, reference: QuickAddReference): ReadParts {
  const { dates, now, calendars, people = [], without: unread = [] } = reference
  const context = { sentence, dates, today: toIsoDate(now.slice(0, 10)) }
  const { tokens } = sentence
  const parts: ReadParts['parts'][number][] = []
  let found: FoundParts = nothing
  let [at, afterDate, afterClock] = [0, -1, -1]
  while (at < tokens.length) {
    const scan: Scan = { context, sentence, calendars, people, found, afterDate, afterClock }
    const left = leftInTitle(context, at, found, (from) => dayEnd(scan, from))
    if (left !== null) {
      at = left
      continue
    }
    const read = readPart(scan, at)
    const [first, last] = [tokens[at], tokens[(read?.next ?? 0) - 1]]
    if (read === null || first === undefined || last === undefined) {
      at++
      continue
    }
    at = read.next
    if (unread.includes(read.kind)) continue
    if (read.value.days || read.value.rhythm || read.value.part !== undefined) afterDate = at
    if (read.value.clocks) afterClock = at
    // `2pm EST - 3pm EST`.
    if (read.value.zone !== undefined) afterDate = at
    found = { ...found, ...read.value }
    parts.push({ kind: read.kind, value: read.value, start: first.start, end: last.end })
  }
  return hasNoUseForLength(found) ? without({ found, parts }, 'amount') : { found, parts }
}

/** Minutes on a day without a time say nothing, nor do weeks of one event with times: they stay in the title. */
function hasNoUseForLength({ amount, clocks, part, soon, days, rhythm, until, isAllDay }: FoundParts) {
  const isTimed = (clocks ?? part ?? soon) !== undefined
  if (amount?.unit === 'minute') return !isTimed && (days ?? rhythm ?? until ?? isAllDay) !== undefined
  const isOne = rhythm === undefined && days?.isRange !== true && isAllDay !== true
  return amount !== undefined && amount.unit !== 'day' && isTimed && isOne
}

/** Something that was read, but says nothing, belongs to the title. */
const without = ({ found, parts }: ReadParts, name: 'amount' | 'until'): ReadParts => ({
  found: { ...found, [name]: undefined },
  parts: parts.filter(({ value }) => value[name] === undefined),
})

/** After a day or a rhythm at a token. */
function dayEnd(scan: Scan, at: number): number | null {
  const day = readPart({ ...scan, found: nothing }, at)
  return day && (day.value.days ?? day.value.rhythm) ? day.next : null
}

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

/** `party`, but not `third party`. */
function isOfEvening({ tokens, has }: Sentence): boolean {
  return tokens.some(
    (_, index) => has(index, 'evening') && !has(index - 1, 'nth') && !has(index - 1, 'ordinal'),
  )
}
