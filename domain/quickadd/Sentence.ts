import { foldText } from '../search/foldText.ts'
import type { CityNames } from '../time/cities/cityIn.ts'
import type { DateLanguage } from '../time/parseWrittenDate.ts'
import { withoutDatesOfSending } from './datesOfSending.ts'
import { sentenceTokens, type Token } from './sentenceTokens.ts'
import type { LengthUnit, QuickAddWords } from './QuickAddWords.ts'

/** The names of tables by their values. */
type NameOf<Value> = {
  [Name in keyof QuickAddWords]: QuickAddWords[Name] extends Value ? Name : never
}[keyof QuickAddWords]
type ListName = NameOf<readonly string[]>
type UnitName = NameOf<Readonly<Record<string, LengthUnit>>>
type NumberName = Exclude<NameOf<Readonly<Record<string, number>>>, ListName>
export type PhraseName = ListName | NumberName | UnitName

/** Something that was read: its value, and the index of the token after it. */
export type Read<Value> = { readonly value: Value; readonly next: number }

/** A text as the readers of its parts see it. */
export type Sentence = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly find: FindPhrase
  /** Whether a phrase of one of the lists is at a token. */
  readonly has: (at: number, ...names: readonly PhraseName[]) => boolean
  readonly words: QuickAddWords
  /** What the language calls the cities of time zones. */
  readonly cities: CityNames
}

/** The longest phrase of a list at a token; null for none, and in words that belong to the title. */
type FindPhrase = {
  (at: number, name: ListName): Read<true> | null
  (at: number, name: NumberName): Read<number> | null
  (at: number, name: UnitName): Read<LengthUnit> | null
}

type PhraseValue = true | number | LengthUnit
/** Phrases, and the value of each in each list. */
type Lexicon = ReadonlyMap<string, ReadonlyMap<string, PhraseValue>>
type Phrases = ReadonlyMap<string, Read<PhraseValue>>

/** As much of a text is read; what comes after it belongs to the title. */
const maxLength = 1000

/** Prepare a text for reading. @param plain words of it that are not read */
export function prepareSentence(
  text: string,
  { words, dates, plain }: { words: QuickAddWords; dates: DateLanguage; plain: readonly string[] },
): Sentence {
  const lexicon = lexiconOf(words, dates)
  const all = withoutDatesOfSending(sentenceTokens(text.slice(0, maxLength)), text)
  const read = words.hasCompounds ? all.flatMap((token) => splitCompound(token, lexicon)) : all
  const tokens = plain.length === 0 ? read : withPlain(read, text, plain)
  const cache = tokens.map((): Phrases | null => null)
  function find(index: number, name: ListName): Read<true> | null
  function find(index: number, name: NumberName): Read<number> | null
  function find(index: number, name: UnitName): Read<LengthUnit> | null
  function find(index: number, name: PhraseName): Read<PhraseValue> | null {
    if (tokens[index] === undefined) return null
    const phrases = (cache[index] ??= phrasesAt(tokens, index, lexicon))
    return phrases.get(name) ?? null
  }
  const has = (index: number, ...names: readonly PhraseName[]) =>
    tokens[index] !== undefined &&
    names.some((name) => (cache[index] ??= phrasesAt(tokens, index, lexicon)).has(name))
  return { text, tokens, words, cities: dates.cities ?? {}, find, has }
}

/** `Montagabend` as its weekday and its part of the day. */
function splitCompound(token: Token, lexicon: Lexicon): readonly Token[] {
  if (token.kind !== 'word' || token.text.length > 24) return [token]
  const length = [6, 7, 8, 10].find(
    (each) =>
      lexicon.get(token.text.slice(0, each))?.has('weekdays') &&
      lexicon.get(token.text.slice(each))?.has('parts'),
  )
  if (length === undefined || token.raw.length !== token.text.length) return [token]
  const [day, part] = [0, length].map((from, index) => {
    const to = index === 0 ? length : token.text.length
    return {
      ...token,
      text: token.text.slice(from, to),
      raw: token.raw.slice(from, to),
      start: token.start + from,
      end: token.start + to,
      isGlued: index > 0 || token.isGlued,
    }
  })
  return day && part ? [day, part] : [token]
}

const none: ReadonlyMap<string, PhraseValue> = new Map()
const maxWords = 5
const joints = new Set(['-', '.', "'", '’', '‑'])

/** For each list, its longest phrase that begins at a token. */
function phrasesAt(tokens: readonly Token[], index: number, lexicon: Lexicon): Phrases {
  const found = new Map<string, Read<PhraseValue>>()
  let phrase = ''
  let next = index
  for (let count = 0; count < maxWords; count++) {
    const token = tokens[next]
    if (
      token === undefined ||
      token.kind === 'opaque' ||
      token.kind === 'plain' ||
      (token.kind === 'number' && count === 0)
    )
      break
    phrase += count === 0 ? token.text : ` ${token.text}`
    next++
    const end = endOfPhrase(tokens, next)
    for (const [name, value] of lexicon.get(phrase) ?? none) found.set(name, { value, next: end })
    const joint = tokens[next]
    if (joint?.kind === 'mark' && joint.isGlued && joints.has(joint.text) && tokens[next + 1]?.isGlued) next++
  }
  return found
}

/** After a word that is cut short, its point belongs to it: `Mo.`, `Std.`. */
function endOfPhrase(tokens: readonly Token[], next: number): number {
  const [last, point] = [tokens[next - 1], tokens[next]]
  return point?.text === '.' && point.isGlued && last?.kind === 'word' && last.text.length <= 5
    ? next + 1
    : next
}

function withPlain(tokens: readonly Token[], text: string, plain: readonly string[]): readonly Token[] {
  const isPlain = new Uint8Array(text.length)
  for (const words of plain)
    for (
      let at = words === '' ? -1 : text.indexOf(words);
      at !== -1;
      at = text.indexOf(words, at + words.length)
    )
      isPlain.fill(1, at, at + words.length)
  return tokens.map((token) =>
    isPlain[token.start] === 1 ? { ...token, kind: 'plain' as const, text: '' } : token,
  )
}

const lexicons = new WeakMap<QuickAddWords, Map<DateLanguage, Lexicon>>()

function lexiconOf(words: QuickAddWords, dates: DateLanguage): Lexicon {
  const known = lexicons.get(words) ?? new Map<DateLanguage, Lexicon>()
  lexicons.set(words, known)
  const lexicon = known.get(dates) ?? buildLexicon(words, dates)
  return known.set(dates, lexicon).get(dates) ?? lexicon
}

function buildLexicon(words: QuickAddWords, dates: DateLanguage): Lexicon {
  const lexicon = new Map<string, Map<string, PhraseValue>>()
  const add = (name: string, phrase: string, value: PhraseValue) => {
    const key = foldText(phrase)
      .split(/[\s.'’-]+/u)
      .filter((word) => word !== '')
      .join(' ')
    lexicon.set(key, (lexicon.get(key) ?? new Map<string, PhraseValue>()).set(name, value))
  }
  for (const names of [dates.weekdays, dates.weekdaysShort])
    for (const [index, name] of names.entries()) add('weekdays', name, index)
  for (const names of [dates.months, dates.monthsShort])
    for (const [index, name] of names.entries()) add('months', name, index + 1)
  for (const [name, phrases] of Object.entries(words))
    if (isList(phrases)) for (const phrase of phrases) add(name, phrase, true)
    else if (typeof phrases !== 'boolean')
      for (const [phrase, value] of Object.entries(phrases)) add(name, phrase, value)
  return lexicon
}

const isList = (phrases: QuickAddWords[keyof QuickAddWords]): phrases is readonly string[] =>
  Array.isArray(phrases)
