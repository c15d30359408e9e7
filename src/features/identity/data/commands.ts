import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import { createToken, deleteToken, type TokenWish } from './tokenRequests.ts'
import { tokensQuery } from './tokensQuery.ts'

export const identityCommands = {
  /** The token is only in the answer, and is stored nowhere else. One whose answer was lost is listed, to be revoked. */
  createToken: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: (wish: TokenWish) => createToken(api, wish),
      onSettled: () => queryClient.invalidateQueries(tokensQuery(api)),
    }),
  /** Never optimistic: a token that only seems revoked is a danger. */
  deleteToken: (api: Api, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (tokenId: string) => deleteToken(api, tokenId),
      onSettled: () => queryClient.invalidateQueries(tokensQuery(api)),
    }),
}
