import * as v from 'valibot'
import { bytesOf } from './base64url.ts'

/** The allow-list: what an ID token may be signed with. `none` and shared secrets are not among it. */
const algorithms = {
  RS256: {
    key: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    signature: { name: 'RSASSA-PKCS1-v1_5' },
  },
  ES256: {
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    signature: { name: 'ECDSA', hash: 'SHA-256' },
  },
} as const

const header = v.object({
  alg: v.picklist(['RS256', 'ES256']),
  kid: v.optional(v.string()),
  // Extensions that must be understood: we understand none (RFC 7515 4.1.11).
  crit: v.optional(v.never()),
})

const alike = {
  kid: v.optional(v.string()),
  use: v.optional(v.literal('sig')),
}
const publicKeys = {
  RS256: v.object({
    ...alike,
    kty: v.literal('RSA'),
    alg: v.optional(v.literal('RS256')),
    n: v.string(),
    e: v.string(),
  }),
  ES256: v.object({
    ...alike,
    kty: v.literal('EC'),
    alg: v.optional(v.literal('ES256')),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
  }),
} as const

/**
 * The claims of a signed token (RFC 7515), where one of the provider's keys signed it.
 *
 * @param keys the `keys` of its JWK set (RFC 7517); those of other kinds and for other uses are passed over
 * @returns null where nobody known signed it, or nothing can be read
 */
export async function signedClaims(token: string, keys: readonly unknown[]): Promise<unknown> {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const read = v.safeParse(header, jsonIn(head))
  if (!read.success || more.length > 0) return null

  const { alg, kid } = read.output
  const { key: kind, signature: method } = algorithms[alg]
  const signed = new TextEncoder().encode(`${head}.${body}`)
  for (const candidate of keys) {
    const parsed = v.safeParse(publicKeys[alg], candidate)
    if (!parsed.success || (kid !== undefined && parsed.output.kid !== kid)) continue
    const { kid: _kid, use: _use, alg: _alg, ...material } = parsed.output
    const key = await crypto.subtle.importKey('jwk', material, kind, false, ['verify'])
    if (await crypto.subtle.verify(method, key, bytesOf(signature), signed)) return jsonIn(body)
  }
  return null
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)))
  } catch {
    return null
  }
}
