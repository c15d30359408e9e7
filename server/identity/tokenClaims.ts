import * as v from 'valibot'

const claims = v.looseObject({
  iss: v.fallback(v.optional(v.string()), undefined),
  /** Seconds since the epoch. */
  exp: v.fallback(v.optional(v.number()), undefined),
  aud: v.fallback(v.optional(v.union([v.string(), v.array(v.string())])), undefined),
})
export type TokenClaims = v.InferOutput<typeof claims>

/**
 * What a token says of itself where it is a JWT, else null. Nothing is verified: good for choosing whom to ask and how
 * long to remember the answer (ID-8), never for believing.
 */
export function tokenClaims(token: string): TokenClaims | null {
  const [, payload, signature] = token.split('.')
  if (payload === undefined || signature === undefined) return null
  try {
    const parsed = v.safeParse(claims, JSON.parse(textOf(payload)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function textOf(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
