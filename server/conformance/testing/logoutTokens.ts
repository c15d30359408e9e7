import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { startOfTime } from './world.ts'

/** Signs logout tokens as a provider does. */
export type LogoutTokens = {
  readonly keys: { readonly keys: readonly JWK[] }
  sign(claims: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, string>>): Promise<string>
}

export const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} }

/** The time at which tests begin, in seconds since the epoch. */
export const startSeconds = startOfTime / 1000

export async function logoutTokens(kid = 'first'): Promise<LogoutTokens> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'logout+jwt', ...header })
        .sign(privateKey),
  }
}
