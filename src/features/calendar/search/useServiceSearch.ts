import { useQuery } from '@tanstack/react-query'
import type { FoundObject } from '#domain/search/foundOf.ts'
import { isEmptyQuery, type SearchQuery } from '#domain/search/SearchQuery.ts'
import { minuteMs } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { findOnService } from './findOnService.ts'

/** One letter finds too much to be useful. */
const minLength = 2

/**
 * Results of the service for words, at any time; nothing if the search has other conditions, or the service
 * has no search.
 */
export function useServiceSearch(query: SearchQuery, calendars: readonly Calendar[]): readonly FoundObject[] {
  const api = useApi()
  const { words } = query
  const { data } = useQuery({
    queryKey: ['calendar', 'search', words, calendars.map(({ homeId, id }) => [homeId, id])],
    queryFn: ({ signal }) => findOnService(api, calendars, words, signal),
    enabled:
      offers(api, 'search') &&
      words.length >= minLength &&
      calendars.length > 0 &&
      isEmptyQuery({ ...query, words: '' }),
    staleTime: minuteMs / 2,
    gcTime: minuteMs,
    // Without it, the results of the page are still there.
    retry: false,
  })
  return data ?? none
}

const none: readonly never[] = []
