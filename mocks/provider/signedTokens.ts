import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'

/** Signs and verifies the tokens of the small provider. */
export type SignedTokens = {
  /** The key set for `jwks_uri`. */
  readonly keys: { readonly keys: readonly JWK[] }
  sign(use: TokenUse, claims: JWTPayload, seconds: number): Promise<string>
  /** The claims, or null if the token was not made here, was made for another use, or has expired. */
  read(use: TokenUse, token: string): Promise<JWTPayload | null>
}

export type TokenUse = 'code' | 'access' | 'refresh' | 'id'

/** The key is created once and stored, so that a page accepts the tokens of the page before it. */
export async function signedTokens(issuer: string, storage: Storage): Promise<SignedTokens> {
  const { privateJwk, publicJwk } = await storedKeys(storage)
  const [privateKey, publicKey] = await Promise.all([
    importJWK(privateJwk, 'RS256'),
    importJWK(publicJwk, 'RS256'),
  ])
  return {
    keys: { keys: [{ ...publicJwk, kid, use: 'sig', alg: 'RS256' }] },
    sign: (use, claims, seconds) =>
      new SignJWT({ ...claims, token_use: use })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${seconds} s`)
        .setJti(crypto.randomUUID())
        .sign(privateKey),
    read: async (use, token) => {
      try {
        const { payload } = await jwtVerify(token, publicKey, { issuer, algorithms: ['RS256'] })
        return payload['token_use'] === use ? payload : null
      } catch {
        return null
      }
    },
  }
}

const kid = 'stage'
const storageKey = 'mock-provider-keys'

async function storedKeys(storage: Storage): Promise<{ privateJwk: JWK; publicJwk: JWK }> {
  const stored = storage.getItem(storageKey)
  if (stored) return JSON.parse(stored)
  const pair = await generateKeyPair('RS256', { extractable: true })
  const keys = { privateJwk: await exportJWK(pair.privateKey), publicJwk: await exportJWK(pair.publicKey) }
  storage.setItem(storageKey, JSON.stringify(keys))
  return keys
}
