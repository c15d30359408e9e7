import * as v from 'valibot'

type HashName = 'SHA-256' | 'SHA-384' | 'SHA-512'

/** How a JWS algorithm (RFC 7518 3.1, RFC 8037 3.1) is verified by Web Crypto. */
export type SignatureAlgorithm = {
  /** What a public key of it looks like. */
  readonly publicKey: v.GenericSchema<unknown, PublicKey>
  readonly imported: Algorithm | RsaHashedImportParams | EcKeyImportParams
  readonly verified: Algorithm | RsaPssParams | EcdsaParams
  /** That of `at_hash` (OpenID Connect Core 3.2.2.9). */
  readonly hash: HashName
}

/** `kid`, `use` and `alg` are what a key may say of itself; the rest is the key. */
type PublicKey = Pick<JsonWebKey, 'n' | 'e' | 'crv' | 'x' | 'y'> & {
  readonly kty: string
  readonly kid?: string | undefined
  readonly use?: string | undefined
  readonly alg?: string | undefined
}

/** What every key may say of itself: which one it is, and that it is for this. */
const ofKey = (...names: readonly string[]) => ({
  kid: v.optional(v.string()),
  use: v.optional(v.literal('sig')),
  alg: v.optional(v.picklist(names)),
})

const rsa = (alg: string, name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS', hash: HashName): SignatureAlgorithm => ({
  publicKey: v.object({ ...ofKey(alg), kty: v.literal('RSA'), n: v.string(), e: v.string() }),
  imported: { name, hash },
  // A salt as long as the hash (RFC 7518 3.5).
  verified: name === 'RSA-PSS' ? { name, saltLength: Number(hash.slice(4)) / 8 } : { name },
  hash,
})

const elliptic = (alg: string, curve: string, hash: HashName): SignatureAlgorithm => ({
  publicKey: v.object({
    ...ofKey(alg),
    kty: v.literal('EC'),
    crv: v.literal(curve),
    x: v.string(),
    y: v.string(),
  }),
  imported: { name: 'ECDSA', namedCurve: curve },
  verified: { name: 'ECDSA', hash },
  hash,
})

/** EdDSA is its older name, which RFC 9864 replaces by that of the curve. */
const edwards: SignatureAlgorithm = {
  publicKey: v.object({
    ...ofKey('EdDSA', 'Ed25519'),
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: v.string(),
  }),
  imported: { name: 'Ed25519' },
  verified: { name: 'Ed25519' },
  hash: 'SHA-512',
}

/** The allow-list: what an ID token may be signed with. `none` and shared secrets (HS256) are not in it. */
export const verifiableAlgorithms: ReadonlyMap<string, SignatureAlgorithm> = new Map([
  ['RS256', rsa('RS256', 'RSASSA-PKCS1-v1_5', 'SHA-256')],
  ['RS384', rsa('RS384', 'RSASSA-PKCS1-v1_5', 'SHA-384')],
  ['RS512', rsa('RS512', 'RSASSA-PKCS1-v1_5', 'SHA-512')],
  ['PS256', rsa('PS256', 'RSA-PSS', 'SHA-256')],
  ['PS384', rsa('PS384', 'RSA-PSS', 'SHA-384')],
  ['PS512', rsa('PS512', 'RSA-PSS', 'SHA-512')],
  ['ES256', elliptic('ES256', 'P-256', 'SHA-256')],
  ['ES384', elliptic('ES384', 'P-384', 'SHA-384')],
  ['ES512', elliptic('ES512', 'P-521', 'SHA-512')],
  ['EdDSA', edwards],
  ['Ed25519', edwards],
])
