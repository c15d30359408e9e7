import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { foundPeople, peopleSearch } from '#contract/people/peopleSearch.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { minuteMs } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import type { Api } from '../../../../api/createApi.ts'

/**
 * The people whom the service finds by what is typed (PPL-1), those met most often first; none where it cannot search, or
 * does not answer: any address can be typed.
 */
export function useFoundPeople(typed: string): readonly EventPerson[] {
  const api = useApi()
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['people', q],
    queryFn: ({ signal }) => findPeople(api, q, signal),
    enabled:
      api.config.features.people && q.length >= peopleSearch.minLength && q.length <= peopleSearch.maxLength,
    staleTime: minuteMs,
    gcTime: minuteMs,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return q === '' ? none : (data ?? none)
}

const none: readonly never[] = []

async function findPeople(api: Api, q: string, signal: AbortSignal): Promise<readonly EventPerson[]> {
  const { value } = await api.send(endpoints.searchPeople, {
    body: { json: { q } },
    schema: foundPeople,
    signal,
  })
  return value.flatMap(({ emailAddresses: [first], names: [named] }) =>
    first ? [{ address: first.value, name: named?.displayName ?? '' }] : [],
  )
}
