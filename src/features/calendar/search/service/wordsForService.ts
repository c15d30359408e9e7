import type { SearchDetail, SearchQuery, SearchState } from '#domain/search/SearchQuery.ts'

/** One letter finds too much to be useful. */
const minLength = 2

/** What its answers say of an event (CAL-32). */
const answeredStates: ReadonlySet<SearchState> = new Set(['recurring', 'private'])
const answeredDetails: ReadonlySet<SearchDetail> = new Set(['guests', 'location', 'description'])

/**
 * The words that a service is asked for, which has them begin any word of an event: those of `with:`, `at:` and
 * quotes too. Null if it cannot say what is searched for: without a word, or where `is:` or `has:` ask for what
 * its answers leave out.
 */
export function wordsForService(query: SearchQuery): string | null {
  const { words, phrases, people, places, states, details } = query
  const all = [words, ...phrases, ...people, ...places].join(' ').trim()
  const isAnswered =
    states.every((each) => answeredStates.has(each)) && details.every((each) => answeredDetails.has(each))
  return isAnswered && all.length >= minLength ? all : null
}
