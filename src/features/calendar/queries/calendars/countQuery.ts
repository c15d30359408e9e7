import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../api/createApi.ts'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import { calendarKeys, type CalendarKey } from '../calendarKeys.ts'
import { countEvents } from '../requests/changeRequests.ts'

/** How many events a calendar holds now; null if its server does not say. */
export const countQuery = (api: Api, { homeId, id }: CalendarKey) =>
  queryOptions({
    queryKey: calendarKeys.count({ homeId, id }),
    queryFn: ({ signal }) => countEvents(api, { userId: homeId, calendarId: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    // The dialog that shows the number works without it.
    retry: isWorthRetrying,
  })
