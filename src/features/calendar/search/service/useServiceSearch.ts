import { useQuery } from '@tanstack/react-query'
import type { ItemView } from '#domain/event/Item.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import { minuteMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { findOnService, type FoundOnService } from './findOnService.ts'
import { wordsForService } from './wordsForService.ts'

type ServiceSearch = {
  /** Results at any time; null if it was not asked: it has no search, or there are no words. */
  readonly answer: FoundOnService | null
  /** It has not answered yet. */
  readonly isAsked: boolean
}

/** A search by the service. */
export function useServiceSearch(
  query: SearchQuery,
  calendars: readonly Calendar[],
  { viewZone, myAddresses }: Omit<ItemView, 'window'>,
): ServiceSearch {
  const api = useApi()
  const { data, isFetching } = useQuery({
    queryKey: ['calendar', 'search', query, viewZone, calendars.map(({ homeId, id }) => [homeId, id])],
    queryFn: ({ signal }) =>
      findOnService(api, calendars, query, { zone: zoneNamed(viewZone), myAddresses }, signal),
    enabled: offers(api, 'search') && wordsForService(query) !== null && calendars.length > 0,
    staleTime: minuteMs / 2,
    gcTime: minuteMs,
    // Without it, the results of the page are still there.
    retry: isWorthRetrying,
  })
  return { answer: data ?? null, isAsked: isFetching && !data }
}
