import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { publicFace } from '#contract/people/peopleSearch.ts'
import { hourMs } from '#domain/time/units.ts'
import type { Api } from '../../../api/createApi.ts'
import { isWorthRetrying } from '../../../api/whileBusy.ts'

/** What anybody of the same domain sees of a person (PPL-1). */
export const personQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['publicFace', userId],
    queryFn: async ({ signal }) => {
      const { value } = await api.send(endpoints.person, { slots: { userId }, schema: publicFace, signal })
      return value
    },
    staleTime: hourMs,
    retry: isWorthRetrying,
  })

/** The same by an id or an e-mail address. */
export const personNamedQuery = (api: Api, person: string) =>
  person.includes('@') ? personAtQuery(api, person) : personQuery(api, person)

const personAtQuery = (api: Api, email: string) =>
  queryOptions({
    queryKey: ['publicFace', email],
    queryFn: async ({ signal }) => {
      const { value } = await api.send(endpoints.personByEmail, {
        query: { email },
        schema: publicFace,
        signal,
      })
      return value
    },
    staleTime: hourMs,
    retry: isWorthRetrying,
  })
