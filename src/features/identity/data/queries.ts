import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getTokens, getUser } from './requests.ts'

export const identityQueries = {
  /** Requested once per page load: the signed-in person does not change meanwhile. */
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
