import { queryOptions } from '@tanstack/react-query'
import { eventsAlias } from '#contract/endpoints.ts'
import { minuteMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { currentTick } from '../pendingEditsOf.ts'
import { reportRange } from '../requests/rangeRequests.ts'
import type { Range } from './rangeOf.ts'
import { readItems } from './readItems.ts'

/**
 * What all calendars of a home hold in a range: one request for all calendars that do not support REPORT
 * (CAL-6).
 */
export const homeQuery = (api: Api, homeId: string, range: Range) =>
  queryOptions({
    queryKey: calendarKeys.home(homeId, range),
    queryFn: async ({ client, signal }) => {
      const asOf = currentTick(client)
      const name = { userId: homeId, calendarId: eventsAlias }
      const { items: inputs } = await reportRange(api, name, range, { signal })
      // An object that names no calendar belongs to the default one, whose id is the home's.
      return { ...readItems(inputs, homeId), asOf }
    },
    staleTime: minuteMs / 6,
    structuralSharing: false,
  })
