import { queryOptions } from '@tanstack/react-query'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../../api/createApi.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { currentTick } from '../pendingEditsOf.ts'
import { getEvent } from '../requests/eventRequests.ts'

/** A calendar object as it is stored, and the tick of the pending edits when it was asked for. */
export type ObjectRead = StoredVersion & { readonly asOf: number }

/** One calendar object as it is stored, to be changed (CAL-11): read each time, never from the cache. */
export const eventQuery = (api: Api, name: ObjectName) =>
  queryOptions({
    queryKey: calendarKeys.event(name),
    queryFn: async ({ client, signal }): Promise<ObjectRead> => {
      const asOf = currentTick(client)
      return { ...(await getEvent(api, name, { signal })), asOf }
    },
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
