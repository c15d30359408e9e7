import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getSettings } from './requests.ts'

/** Whoever asked for them. */
export const settingsKey = ['configuration', 'openid-connect'] as const

export const configurationQueries = {
  /** Asked when the page opens and after a save, never under somebody's hands; anew by an administrator's credentials. */
  openIdConnect: (api: Api, hasCredentials: boolean) =>
    queryOptions({
      queryKey: [...settingsKey, { hasCredentials }],
      queryFn: ({ signal }) => getSettings(api, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}
