import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import { createdToken, tokensAnswer, userAnswer, type TokenScope } from '#contract/identity.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { handoverAnswer, type HandedCalendars } from '#contract/administration/handover.ts'
import { ownDataEndpoints } from '#contract/people/ownDataEndpoints.ts'
import type { Api } from '../../../api/createApi.ts'

/** Who is signed in (ID-11). */
export async function getUser(api: Api, signal?: AbortSignal) {
  const { value } = await api.send(endpoints.user, { schema: userAnswer, signal })
  return value
}

// Other services of the family have no such tokens.
const meanings = { 404: 'not-supported', 405: 'not-supported', 501: 'not-supported' } as const

/** The personal access tokens of the person who is signed in (ID-18), newest first. */
export async function getTokens(api: Api, signal?: AbortSignal) {
  const { value } = await api.send(endpoints.tokens, { schema: tokensAnswer, meanings, signal })
  return value.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
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

/** A large calendar takes its time. */
const exportTimeoutMs = 10 * 60_000

/** Everything that is one's own, as a zip file (USR-3). */
export async function exportOwnData(api: Api): Promise<Blob> {
  const { value } = await api.send(ownDataEndpoints.exportOwnData, {
    accept: ['application/zip'],
    schema: v.blob(),
    reads: 'blob',
    isUncached: true,
    timeoutMs: exportTimeoutMs,
  })
  return value
}

/** Deletes everything that is one's own, for ever (USR-3). */
export async function eraseOwnData(
  api: Api,
  json: { readonly email: string; readonly tellGuests: boolean },
): Promise<void> {
  const timeoutMs = 2 * 60_000
  await api.send(ownDataEndpoints.eraseOwnData, { body: { json }, schema: v.unknown(), timeoutMs })
}

/** Hands the calendars of who left to somebody else, both by e-mail address (ID-25); for administrators. */
export async function sendHandover(api: Api, userId: string, to: string): Promise<HandedCalendars> {
  const { value } = await api.send(administrationEndpoints.handOverCalendars, {
    slots: { userId },
    body: { json: { to } },
    schema: handoverAnswer,
    timeoutMs: 2 * 60_000,
  })
  return value
}
