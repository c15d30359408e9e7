import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { publicFace } from '#contract/people/peopleSearch.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { hourMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import { calendarKeys } from '../calendarKeys.ts'
import type { Calendar } from './Calendar.ts'

/** The owner of a calendar that is shared with a person. */
export type OwnerFace = EventPerson & { readonly emails: readonly string[] }

/** Who owns a calendar that somebody else shared (PPL-1). */
export const ownerQuery = (api: Api, ownerId: string) =>
  queryOptions({
    queryKey: calendarKeys.owner(ownerId),
    queryFn: async ({ signal }): Promise<OwnerFace> => {
      const slots = { userId: ownerId }
      const { value } = await api.send(endpoints.person, { slots, schema: publicFace, signal })
      const { preferredEmail, emails, displayName } = value
      return { address: preferredEmail || (emails[0] ?? ''), name: displayName, emails }
    },
    staleTime: hourMs,
    retry: isWorthRetrying,
  })

/** The owner of a calendar if somebody else shared it, and who they are was read. */
export const ownerIn = (client: QueryClient, { ownerId }: Pick<Calendar, 'ownerId'>) =>
  ownerId === null ? undefined : client.getQueryData<OwnerFace>(calendarKeys.owner(ownerId))
