import { dayNumber } from '../time/dayNumber.ts'
import { dayMs, utcMidnight, plusDays } from '../time/units.ts'
import { foldText } from './foldText.ts'
import type { SearchEntry } from './SearchEntry.ts'
import type { SearchQuery } from './SearchQuery.ts'

/**
 * Whether an object may match a query, apart from its words. Days are only checked roughly here, without the
 * zone of the view and the occurrences of a series: `foundOf` decides.
 *
 * @returns a test of an entry, made once for many
 */
export function fitsQuery(query: SearchQuery): Test {
  const { from, until, states, details } = query
  const tests: Test[] = [
    ...(from === null ? [] : [endsAfter(utcMidnight(dayNumber(from)) - dayMs)]),
    ...(until === null ? [] : [startsBefore(utcMidnight(plusDays(dayNumber(until), 2)))]),
    ...states.map(
      (each): Test =>
        (entry) =>
          entry.states.has(each),
    ),
    ...details.map(
      (each): Test =>
        (entry) =>
          entry.details.has(each),
    ),
    ...query.people.map((part) => holds(part, ({ people }) => people)),
    ...query.places.map((part) => holds(part, ({ location }) => location)),
    ...query.phrases.map((part) => holds(part, wholeText)),
  ]
  // Most queries only have words, and there are a hundred thousand entries.
  return tests.length === 0 ? () => true : (entry) => tests.every((test) => test(entry))
}

type Test = (entry: SearchEntry) => boolean

// A day begins somewhere up to a day before UTC's, and ends up to a day after it.
const endsAfter =
  (from: number): Test =>
  ({ lastUtc }) =>
    lastUtc >= from
const startsBefore =
  (until: number): Test =>
  ({ startUtc }) =>
    startUtc < until

function holds(part: string, textOf: (entry: SearchEntry) => string): Test {
  const folded = foldText(part)
  return (entry) => foldText(textOf(entry)).includes(folded)
}

const wholeText = ({ title, location, people, text }: SearchEntry) =>
  [title, location, people, text].join('\n')
