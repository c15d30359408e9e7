import * as v from 'valibot'
import type { SignInProblem } from './SignInProblem.ts'

const idToken = v.looseObject({
  iss: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  iat: v.optional(v.number()),
})

export type Expected = {
  readonly issuer: string
  readonly clientId: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

const skewMs = 5 * 60_000

/**
 * What is wrong with the claims of an ID token (OpenID Connect Core 3.1.3.7), which oidc-client-ts does not look at: issuer,
 * audience, authorised party, expiry. Its nonce and its subject the library checks; its signature is not needed, as the token
 * came straight from the provider.
 *
 * @returns null where nothing is
 */
export function claimsProblem(claims: unknown, { issuer, clientId, now }: Expected): SignInProblem | null {
  const read = v.safeParse(idToken, claims)
  if (!read.success) return 'not-for-us'
  const { iss, aud, azp, exp, iat } = read.output
  const audiences = typeof aud === 'string' ? [aud] : aud
  if (iss !== issuer || !audiences.includes(clientId)) return 'not-for-us'
  if (azp !== undefined && azp !== clientId) return 'not-for-us'
  if (exp * 1000 + skewMs <= now) return 'clock'
  if (iat !== undefined && iat * 1000 - skewMs > now) return 'clock'
  return null
}
