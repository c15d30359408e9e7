import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { queryMatcher, type MatcherView } from '#domain/search/queryMatcher.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import type { SavedMatches } from '../../grid/model/SavedMatches.ts'
import { readTypedDay } from '../readTypedDay.ts'
import { completed, type SavedSearch } from './SavedSearch.ts'

type View = MatcherView & {
  readonly today: IsoDate
  /** The code of the language that days are written in. */
  readonly locale: string
}

/** Told apart without colours, and in every font. */
const symbols = ['◆', '▲', '●', '■', '★', '✚'] as const

/**
 * The saved searches that are on, asked about events. What some of them isolate is shown alone: an event that one of these matches.
 * Where some highlight, what matches none of these recedes.
 *
 * @param searches at least one
 */
export function savedMatches(
  searches: readonly SavedSearch[],
  { today, locale, ...view }: View,
): SavedMatches {
  const tests = searches.map(completed).map(({ name, query, colour, mode }, index) => ({
    mode,
    match: { name, spine: spineOf(colour), symbol: symbols[index % symbols.length] ?? '' },
    isAbout: queryMatcher(
      readQuery(query, (day) => readTypedDay(day, today, locale)),
      view,
    ),
  }))
  const [highlighting, isolating] = (['highlight', 'isolate'] as const).map((mode) =>
    tests.filter((test) => test.mode === mode),
  )
  const isAny = (event: CalendarEvent, some: typeof tests = []) => some.some(({ isAbout }) => isAbout(event))
  return {
    of: (event) => tests.flatMap(({ match, isAbout }) => (isAbout(event) ? match : [])),
    recedes: (event) => highlighting?.length !== 0 && !isAny(event, highlighting),
    isolatedBy: isolating?.map(({ match }) => match.name) ?? [],
    shown: (events) => (isolating?.length === 0 ? events : events.filter((event) => isAny(event, isolating))),
  }
}
