import * as v from 'valibot'
import { fromBase64url } from '#contract/base64url.ts'
import { verifiableAlgorithms } from './signatureAlgorithms.ts'

const header = v.object({
  alg: v.string(),
  kid: v.optional(v.string()),
  // Extensions that must be understood: we understand none (RFC 7515 4.1.11).
  crit: v.optional(v.never()),
})

/** What a signed token says, and the hash that its algorithm uses. */
export type SignedClaims = { readonly claims: unknown; readonly hash: string }

/**
 * The claims of a signed token (RFC 7515), if one of the provider's keys signed it.
 *
 * @param keys the `keys` of its JWK set (RFC 7517); those of other kinds and for other uses are passed over
 * @returns null if nobody known signed it, or nothing can be read
 */
export async function signedClaims(token: string, keys: readonly unknown[]): Promise<SignedClaims | null> {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const read = v.safeParse(header, jsonIn(head))
  const algorithm = read.success ? verifiableAlgorithms.get(read.output.alg) : undefined
  if (!read.success || algorithm === undefined || more.length > 0) return null

  const { kid } = read.output
  const signed = new TextEncoder().encode(`${head}.${body}`)
  for (const candidate of keys) {
    const parsed = v.safeParse(algorithm.publicKey, candidate)
    if (!parsed.success || (kid !== undefined && parsed.output.kid !== kid)) continue
    const { kid: _kid, use: _use, alg: _alg, ...material } = parsed.output
    const key = await imported(material, algorithm.imported)
    if (key === null) continue
    if (await crypto.subtle.verify(algorithm.verified, key, fromBase64url(signature), signed)) {
      return { claims: jsonIn(body), hash: algorithm.hash }
    }
  }
  return null
}

/** A key that this browser cannot read is none; another of the set may be the one. */
async function imported(
  material: JsonWebKey,
  algorithm: Parameters<SubtleCrypto['importKey']>[2],
): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', material, algorithm, false, ['verify'])
  } catch {
    return null
  }
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64url(part)))
  } catch {
    return null
  }
}
