import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { listBin } from '../queries/requests/binRequests.ts'

/** The newest items of the bin (CAL-34); those that were shown stay until more are there. */
export const binQuery = (api: Api, limit: number) =>
  queryOptions({
    queryKey: [...calendarKeys.bin, limit],
    queryFn: ({ signal }) => listBin(api, limit, { signal }),
    // What was deleted a moment ago must be in it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
