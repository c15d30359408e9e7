import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../api/createApi.ts'
import { whileFailed } from '../../../../api/whileFailed.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { readAgain } from '../readAgain.ts'
import { listCalendars } from '../requests/calendarRequests.ts'
import { changedCalendars } from './changedCalendars.ts'
import { listPolling, usualPollingMs } from './listPolling.ts'
import { readCalendars, type CalendarsRead } from './readCalendars.ts'

/**
 * The calendars of a person, read again every half minute and when the window gets the focus.
 * The ranges of a calendar whose ctag has changed are invalidated, and its objects (CAL-19); the others stay as they are.
 */
export const calendarsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: calendarKeys.calendars(userId),
    queryFn: async ({ client, signal }) => {
      const now = readCalendars(await listCalendars(api, userId, { signal }), userId)
      const before = client.getQueryData<CalendarsRead>(calendarKeys.calendars(userId))
      for (const calendar of changedCalendars(before, now)) readAgain(client, calendar)
      return now
    },
    staleTime: usualPollingMs,
    refetchInterval: (query) => whileFailed(query) || listPolling.everyMs,
    refetchOnWindowFocus: 'always',
  })
