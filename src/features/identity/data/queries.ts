import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getTokens, getUser } from './requests.ts'

export const identityQueries = {
  /** Asked once for a page: who somebody is does not change while they look at it. */
  user: (api: Api) =>
    queryOptions({
      queryKey: ['user'],
      queryFn: ({ signal }) => getUser(api, signal),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }),
  tokens: (api: Api) =>
    queryOptions({ queryKey: ['tokens'], queryFn: ({ signal }) => getTokens(api, signal) }),
}
