import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getHealth, getPrivateHealth } from './requests.ts'

const everyMs = 30_000

type Asking = { readonly isAdministrator: boolean; readonly isPaused: boolean }

export const healthQueries = {
  /** Asked again and again while somebody looks; the previous answer stays until the next one comes. */
  now: (api: Api, { isAdministrator, isPaused }: Asking) =>
    queryOptions({
      queryKey: ['health', { isAdministrator }],
      queryFn: ({ signal }) => (isAdministrator ? getPrivateHealth : getHealth)(api, signal),
      staleTime: 0,
      retry: false,
      refetchInterval: isPaused ? false : everyMs,
      refetchOnWindowFocus: !isPaused,
    }),
}
