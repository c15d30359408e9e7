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
  /** The same claim under the names of Entra ID and Okta. */
  appid: text,
  cid: text,
})
export type TokenClaims = v.InferOutput<typeof claims>

/**
 * The claims of a JWT, or null if the token is not one. Nothing is verified. They may decide which provider
 * to ask, what to refuse and how long to cache (ID-8), and must not be believed otherwise.
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

/**
 * The same claims in what somebody else reports about a token, such as an introspection endpoint (RFC 7662).
 */
export function claimsIn(value: unknown): TokenClaims | null {
  const parsed = v.safeParse(claims, value)
  return parsed.success ? parsed.output : null
}

/** Every client that a token names, under whatever claim. */
export const clientsNamedIn = ({ aud, azp, client_id, appid, cid }: TokenClaims): readonly string[] =>
  [azp, client_id, appid, cid, aud ?? []].flat().filter((name) => name !== undefined)
