import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getSettings } from './requests.ts'

export const configurationQueries = {
  /** Asked when the page opens and after a save, never under somebody's hands. */
  openIdConnect: (api: Api) =>
    queryOptions({
      queryKey: ['configuration', 'openid-connect'],
      queryFn: ({ signal }) => getSettings(api, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}
