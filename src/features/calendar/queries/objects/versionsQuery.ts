import { queryOptions } from '@tanstack/react-query'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { listVersions } from '../requests/historyRequests.ts'

/** The versions of an event (CAL-34), read each time they are looked at. */
export const versionsQuery = (api: Api, name: ObjectName) =>
  queryOptions({
    queryKey: calendarKeys.versions(name),
    queryFn: ({ signal }) => listVersions(api, name, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
