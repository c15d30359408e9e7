import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { GeneratedJwt } from '#contract/identity.ts'
import type { Clock, ServiceSettings } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { UserRecord } from '../../store/records.ts'
import { algorithm, signingKeys } from './signingKeys.ts'
import { credentialOf, type Strategy } from '../strategy.ts'
import { numericDate, tokenClaims } from '../../provider/tokenClaims.ts'

const lifeMs = 5 * 60_000

const claims = v.object({ email: v.string(), iat: numericDate })

/** Tokens that this service signs itself, valid for five minutes (ID-19). */
export type ShortTokens = {
  generate(user: UserRecord): Promise<GeneratedJwt>
  /** The strategy `jwt`. */
  readonly strategy: Strategy
}

/** Whether a bearer token claims to be one of these. They are never sent to a provider. */
export const isShortToken = (token: string, settings: Pick<ServiceSettings, 'publicUrl'>) =>
  tokenClaims(token)?.iss === issuerOf(settings)

export function shortTokens(
  store: Pick<Store, 'configuration'>,
  clock: Clock,
  settings: Pick<ServiceSettings, 'publicUrl'>,
): ShortTokens {
  const keys = signingKeys(store, clock, lifeMs)
  const issuer = issuerOf(settings)
  const audience = settings.publicUrl

  const claimsOf = async (token: string) => {
    const { payload } = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        const jwk = await keys.toVerify(kid)
        if (jwk === null) throw new errors.JWKSNoMatchingKey()
        return jwk
      },
      {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(clock()),
      },
    )
    return v.parse(claims, payload)
  }

  return {
    generate: async ({ id, email }) => {
      const { kid, jwk } = await keys.toSign()
      // The times in a token are whole seconds.
      const issuedAt = Math.floor(clock() / 1000)
      const expiresAt = issuedAt + lifeMs / 1000
      const token = await new SignJWT({ email })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(jwk)
      return { token, expiresAt: new Date(expiresAt * 1000).toISOString() }
    },
    strategy: async ({ request }) => {
      const token = credentialOf(request, 'bearer')
      if (token === null || !isShortToken(token, settings)) return { kind: 'not-mine' }
      try {
        const { email, iat: issuedAt } = await claimsOf(token)
        const person = { email, firstName: '', lastName: '', mayBeNew: false }
        return { kind: 'known', person, issuedAt }
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        return { kind: 'refused', reason: error.code }
      }
    },
  }
}

/** Differs from the name of every identity provider, even one on the same host. */
const issuerOf = ({ publicUrl }: Pick<ServiceSettings, 'publicUrl'>) => `${publicUrl}/api/jwt`
