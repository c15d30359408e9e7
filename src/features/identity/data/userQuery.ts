import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { getUser } from './requests.ts'

/** Requested once per page load: the signed-in person does not change meanwhile. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => getUser(api, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
