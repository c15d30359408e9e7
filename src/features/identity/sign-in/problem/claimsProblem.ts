import * as v from 'valibot'
import type { SignInProblem } from './SignInProblem.ts'

const idToken = v.looseObject({
  iss: v.string(),
  // Some providers give a number.
  sub: v.optional(v.unknown()),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.nullish(v.string()),
  exp: v.number(),
  iat: v.nullish(v.number()),
  auth_time: v.fallback(v.nullish(v.number()), null),
})

export type Expected = {
  readonly issuer: string
  readonly clientId: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The person whose tokens are renewed; null for a sign-in. */
  readonly subject?: string | null
  /**
   * When somebody was sent to the provider with `max_age=0`, in milliseconds since the epoch; null if that
   * was not requested.
   */
  readonly askedAt?: number | null
}

const skewMs = 5 * 60_000
const roundingSeconds = 60

/**
 * What is wrong with the claims of an ID token (OpenID Connect Core 3.1.3.7). Checks what oidc-client-ts does
 * not: issuer, audience, authorised party, expiry, a new sign-in if one was requested, and for a renewed
 * token (12.2) that it is about the same person. The library checks the nonce; the signature need not be
 * checked, because the token came straight from the provider.
 *
 * @returns null if nothing is wrong
 */
export function claimsProblem(claims: unknown, expected: Expected): SignInProblem | null {
  const read = v.safeParse(idToken, claims)
  if (!read.success) return 'not-for-us'
  const { issuer, clientId, now, subject = null, askedAt = null } = expected
  const { iss, sub, aud, azp, exp, iat, auth_time } = read.output
  const audiences = typeof aud === 'string' ? [aud] : aud
  if (iss !== issuer || !audiences.includes(clientId)) return 'not-for-us'
  if (subject !== null && sub !== subject) return 'not-for-us'
  if (typeof azp === 'string' && azp !== clientId) return 'not-for-us'
  if (exp * 1000 + skewMs <= now) return 'clock'
  if (typeof iat === 'number' && iat * 1000 - skewMs > now) return 'clock'
  if (askedAt !== null && isOlder(auth_time, iat ?? now / 1000, (now - askedAt) / 1000))
    return 'signed-in-before'
  return null
}

/**
 * Whether the sign-in at the provider is older than the request that asked for a new one (OpenID Connect Core
 * 3.1.2.1, `max_age`). Both times are the provider's, as our clock may differ. A provider that does not say
 * when is accepted: rejecting it would lock everyone out, and `prompt` asked for a new sign-in as well.
 */
const isOlder = (authTime: number | null | undefined, issuedAt: number, secondsAway: number): boolean =>
  typeof authTime === 'number' && issuedAt - authTime > Math.max(secondsAway, 0) + roundingSeconds
