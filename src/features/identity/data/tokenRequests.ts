import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import { createdToken, tokensAnswer, type TokenScope } from '#contract/tokens/accessTokens.ts'
import type { Api } from '../../../api/createApi.ts'

// Other services of the family have no such tokens.
const meanings = { 404: 'not-supported', 405: 'not-supported', 501: 'not-supported' } as const

/** The personal access tokens of the person who is signed in (ID-18), newest first. */
export async function getTokens(api: Api, signal?: AbortSignal) {
  const { value } = await api.send(endpoints.tokens, { schema: tokensAnswer, meanings, signal })
  return value.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

export type TokenWish = {
  readonly name: string
  readonly scope: TokenScope
  readonly expiresInDays: number
}

/** @returns the token with what it is, the only time that it is shown (ID-18) */
export async function createToken(api: Api, wish: TokenWish) {
  const { value } = await api.send(endpoints.createToken, {
    body: { json: wish },
    schema: createdToken,
    meanings,
  })
  return value
}

/** A token that is gone already is as good as revoked. */
export async function deleteToken(api: Api, tokenId: string): Promise<void> {
  await api.send(endpoints.deleteToken, { slots: { tokenId }, schema: v.unknown(), isData: [404] })
}
