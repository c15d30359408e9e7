import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { plusDays, type IsoDate } from '../time/units.ts'
import { searchDetails, searchStates, type SearchQuery } from './SearchQuery.ts'

type Draft = { -readonly [Part in keyof SearchQuery]: SearchQuery[Part] }
type Operator = (query: Draft, value: string, readDay: ReadDay) => boolean

/** Reads a day as a person writes it, `2027-07-14` or `14 july`; null if it is none. */
export type ReadDay = (text: string) => IsoDate | null

/**
 * Parse the text of a search: words, `"texts in quotes"` and operators such as `with:bob` or `at:"Room 4"`. Emoji are
 * texts as in quotes, and so are signs without any word.
 * It never fails: an unknown operator, or one whose value cannot be read, is a word like any other.
 */
export function readQuery(text: string, readDay: ReadDay): SearchQuery {
  const query: Draft = {
    words: '',
    phrases: [],
    calendars: [],
    people: [],
    places: [],
    from: null,
    until: null,
    states: [],
    details: [],
  }
  const words: string[] = []
  for (const [whole] of text.replaceAll(quotes, '"').matchAll(parts)) {
    const { operator, value, isQuoted } = partOf(whole)
    if (operator) {
      // Nothing after the colon yet: it is being typed.
      if (value !== '' && !operator(query, value, readDay)) words.push(whole)
    } else if (!isQuoted) words.push(whole)
    else if (value !== '') query.phrases = [...query.phrases, value]
  }
  return { ...query, words: words.join(' '), phrases: [...query.phrases, ...signsIn(words)] }
}

/**
 * What of typed words is none, and is looked for as it stands: emoji always, and a text of nothing but signs. Beside words
 * other signs only part them: `tea & cake` finds `Tea, cake`.
 */
function signsIn(words: readonly string[]): readonly string[] {
  const emoji = words.flatMap((word) => word.match(emojis) ?? [])
  return emoji.length > 0 || words.some((word) => isWord.test(word)) ? emoji : words
}

const isWord = /[\p{L}\p{N}]/u
/** Signs that are pictures, with what joins them to one. */
const emojis = /[\p{Extended_Pictographic}\p{So}][\p{Extended_Pictographic}\p{So}\p{M}\p{Sk}\u200d]*/gu

/** Those that telephones and other languages write: `“Room 4”`, `„Raum 4“`, `« Salle 4 »`. */
const quotes = /[“”„‟«»]/gu

/** Words, and texts in quotes, which may still be open, with or without something before the first quote. */
const parts = /[^\s"]*"[^"]*"?|[^\s"]+/gu

function partOf(whole: string) {
  const quote = whole.indexOf('"')
  const colon = whole.indexOf(':')
  const isNamed = colon > 0 && (quote < 0 || quote === colon + 1)
  const operator = isNamed ? operators.get(whole.slice(0, colon).toLowerCase()) : undefined
  const value = operator ? whole.slice(colon + 1) : whole
  const isQuoted = value.startsWith('"')
  return { operator, isQuoted, value: isQuoted ? value.replaceAll('"', '').trim() : value }
}

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['calendar', (query, value) => ((query.calendars = [...query.calendars, value]), true)],
  ['with', (query, value) => ((query.people = [...query.people, value]), true)],
  ['at', (query, value) => ((query.places = [...query.places, value]), true)],
  ['after', (query, value, readDay) => between(query, shifted(readDay(value), 1), null)],
  ['before', (query, value, readDay) => between(query, null, shifted(readDay(value), -1))],
  ['on', (query, value, readDay) => between(query, readDay(value), readDay(value))],
  [
    'is',
    (query, value) => {
      const state = searchStates.find((each) => each === value.toLowerCase())
      if (state) query.states = [...query.states, state]
      return state !== undefined
    },
  ],
  [
    'has',
    (query, value) => {
      const detail = searchDetails.find((each) => each === value.toLowerCase())
      if (detail) query.details = [...query.details, detail]
      return detail !== undefined
    },
  ],
])

const shifted = (day: IsoDate | null, by: number) => day && isoDate(plusDays(dayNumber(day), by))

/** The narrower of two bounds counts. @returns whether there is one */
function between(query: Draft, from: IsoDate | null, until: IsoDate | null): boolean {
  if (from !== null && (query.from === null || from > query.from)) query.from = from
  if (until !== null && (query.until === null || until < query.until)) query.until = until
  return from !== null || until !== null
}
