import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { foundPeople, peopleSearch } from '#contract/people/peopleSearch.ts'
import { isSamePerson, type EventPerson } from '#domain/event/guests/GuestList.ts'
import { minuteMs } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import type { Api } from '../../../../api/createApi.ts'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'

/**
 * The people whom the service finds by what is typed (PPL-1), those met most often first; none where it cannot search, or
 * does not answer: any address can be typed.
 *
 * @param recent who comes before them if what is typed begins a word of their name or address; all before that
 */
export function useFoundPeople(typed: string, recent: readonly EventPerson[] = none): readonly EventPerson[] {
  const api = useApi()
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['people', q],
    queryFn: ({ signal }) => findPeople(api, q, signal),
    enabled:
      api.config.features.people && q.length >= peopleSearch.minLength && q.length <= peopleSearch.maxLength,
    staleTime: minuteMs,
    gcTime: minuteMs,
    retry: isWorthRetrying,
    placeholderData: keepPreviousData,
  })
  const found = q === '' ? none : (data ?? none)
  if (recent.length === 0) return found
  const first = recent.filter((person) => begins(person, q))
  const others = found.filter(({ address }) => !first.some((each) => isSamePerson(each.address, address)))
  return [...first, ...others]
}

/** Whether each word of a text begins one of a person's name or address, as the service searches. */
function begins({ name, address }: EventPerson, text: string): boolean {
  const wordsIn = (each: string) => each.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const words = wordsIn(`${name} ${address}`)
  return wordsIn(text).every((typed) => words.some((word) => word.startsWith(typed)))
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
