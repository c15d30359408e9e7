import { dayNumber } from '../time/dayNumber.ts'
import { dayMs, utcMidnight, plusDays } from '../time/units.ts'
import { foldText } from './foldText.ts'
import type { SearchEntry, SearchText } from './SearchEntry.ts'
import type { SearchQuery } from './SearchQuery.ts'

/**
 * Whether an object may match a query, apart from its words. Days are only checked roughly here, without the
 * zone of the view and the occurrences of a series: `foundOf` decides.
 *
 * @returns a test of an entry, made once for many
 */
export function fitsQuery(query: SearchQuery): Test<SearchEntry> {
  const { from, until } = query
  return all<SearchEntry>([
    ...(from === null ? [] : [endsAfter(utcMidnight(dayNumber(from)) - dayMs)]),
    ...(until === null ? [] : [startsBefore(utcMidnight(plusDays(dayNumber(until), 2)))]),
    ...textTests(query),
  ])
}

/** Whether a text matches a query, apart from its words, its days and its calendars. */
export const fitsText = (query: SearchQuery): Test<SearchText> => all(textTests(query))

function textTests({ states, details, people, places, phrases }: SearchQuery): readonly Test<SearchText>[] {
  return [
    ...states.map(
      (each): Test<SearchText> =>
        (text) =>
          text.states.has(each),
    ),
    ...details.map(
      (each): Test<SearchText> =>
        (text) =>
          text.details.has(each),
    ),
    ...people.map((part) => holds(part, (text) => text.people)),
    ...places.map((part) => holds(part, (text) => text.location)),
    ...phrases.map((part) => holds(part, wholeText)),
  ]
}

type Test<Tested> = (tested: Tested) => boolean

// Most queries only have words, and there are a hundred thousand entries.
const all = <Tested>(tests: readonly Test<Tested>[]): Test<Tested> =>
  tests.length === 0 ? () => true : (tested) => tests.every((test) => test(tested))

// A day begins somewhere up to a day before UTC's, and ends up to a day after it.
const endsAfter =
  (from: number): Test<SearchEntry> =>
  ({ lastUtc }) =>
    lastUtc >= from
const startsBefore =
  (until: number): Test<SearchEntry> =>
  ({ startUtc }) =>
    startUtc < until

function holds(part: string, read: (text: SearchText) => string): Test<SearchText> {
  const folded = foldText(part)
  // Nothing but accents is in no text.
  if (folded === '') return () => false
  return (text) => foldText(read(text)).includes(folded)
}

const wholeText = ({ title, location, people, text }: SearchText) =>
  [title, location, people, text].join('\n')
