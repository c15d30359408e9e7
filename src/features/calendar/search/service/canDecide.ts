import type { FoundEvent } from '#contract/search.ts'
import type { SearchDetail, SearchQuery, SearchState } from '#domain/search/SearchQuery.ts'

/** Every server that searches says these of an event; ours says all (CAL-32). */
const answeredByAll: ReadonlySet<SearchState | SearchDetail> = new Set([
  'recurring',
  'private',
  'guests',
  'location',
  'description',
])

/**
 * Whether a result says enough to decide what a search asks for besides words. Of a series it says the first date
 * only.
 */
export function canDecide(query: SearchQuery, { has, isRecurrentMaster }: FoundEvent): boolean {
  const { from, until, states, details } = query
  const isOfAnyDay = from === null && until === null
  const saysWhat = has !== undefined || [...states, ...details].every((each) => answeredByAll.has(each))
  return saysWhat && (isOfAnyDay || !isRecurrentMaster)
}
