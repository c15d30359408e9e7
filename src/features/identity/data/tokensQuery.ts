import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getTokens } from './tokenRequests.ts'

export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['tokens'], queryFn: ({ signal }) => getTokens(api, signal) })
