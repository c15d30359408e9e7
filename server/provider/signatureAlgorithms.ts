/** Signature algorithms that only the owner of a private key can use: no symmetric ones, and not `none`. */
export const signatureAlgorithms: readonly string[] =
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
