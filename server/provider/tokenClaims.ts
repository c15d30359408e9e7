import * as v from 'valibot'
import { fromBase64url } from '#contract/base64url.ts'
import { epochMs } from '#domain/time/units.ts'

const text = v.fallback(v.optional(v.string()), undefined)
const oneOrSeveral = v.fallback(v.optional(v.union([v.string(), v.array(v.string())])), undefined)

/** A time as tokens have it: seconds since the epoch (RFC 7519 2, `NumericDate`). */
export const numericDate = v.pipe(
  v.number(),
  v.transform((seconds) => epochMs(seconds * 1000)),
)
const time = v.fallback(v.optional(numericDate), undefined)

const claims = v.looseObject({
  iss: text,
  exp: time,
  iat: time,
  aud: oneOrSeveral,
  azp: text,
  client_id: text,
  /** Entra ID's word for it, and Okta's. */
  appid: text,
  cid: text,
})
export type TokenClaims = v.InferOutput<typeof claims>

/**
 * What a token says of itself where it is a JWT, else null. Nothing is verified: good for choosing whom to
 * ask, for refusing, and for how long to remember the answer (ID-8), never for believing.
 */
export function tokenClaims(token: string): TokenClaims | null {
  const [, payload, signature] = token.split('.', 3)
  if (payload === undefined || signature === undefined) return null
  try {
    return claimsIn(JSON.parse(new TextDecoder().decode(fromBase64url(payload))))
  } catch {
    return null
  }
}

/** The same claims in what somebody else says of a token, as an introspection endpoint does (RFC 7662). */
export function claimsIn(value: unknown): TokenClaims | null {
  const parsed = v.safeParse(claims, value)
  return parsed.success ? parsed.output : null
}

/** Every client that a token is said to be for, whatever the provider calls it. */
export const clientsNamedIn = ({ aud, azp, client_id, appid, cid }: TokenClaims): readonly string[] =>
  [azp, client_id, appid, cid, aud ?? []].flat().filter((name) => name !== undefined)
