import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { foundPeople, peopleSearch } from '#contract/people/peopleSearch.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { minuteMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import { whenIdle } from '../../../../ui/idle/whenIdle.ts'

/** A room that was found. */
export type FoundRoom = EventPerson & {
  readonly id: string
  /** For how many people it is; null if that is not known. */
  readonly capacity: number | null
  /** '' if that is not known. */
  readonly place: string
  /** Whether one may book it. */
  readonly isBookable: boolean
}

/**
 * Rooms by words of their name and place (PPL-1); a number alone is for how many people they are to be, the smallest
 * first.
 */
export const foundRoomsQuery = (api: Api, typed: string) =>
  queryOptions({
    queryKey: ['rooms', typed],
    queryFn: async ({ signal }): Promise<readonly FoundRoom[]> => {
      // All of them are asked for by a form that opens, which is painted before anything is sent.
      if (typed === '') await new Promise<void>((resolve) => whenIdle(resolve))
      const isCapacity = /^[1-9]\d{0,5}$/.test(typed)
      const asked = isCapacity ? { q: '', capacity: Number(typed) } : { q: typed }
      const { value } = await api.send(endpoints.searchPeople, {
        body: { json: { ...asked, objectTypes: ['resource'], limit: peopleSearch.maxLimit } },
        schema: foundPeople,
        signal,
      })
      return value.flatMap(({ id, emailAddresses: [first], names: [named], ...room }) =>
        id === undefined || first === undefined
          ? []
          : [
              {
                id,
                address: first.value,
                name: named?.displayName ?? first.value,
                capacity: room.capacity ?? null,
                place: room.place ?? '',
                isBookable: room.isBookable ?? true,
              },
            ],
      )
    },
    staleTime: 10_000,
    gcTime: minuteMs,
    retry: isWorthRetrying,
  })
