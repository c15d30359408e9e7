import { decodeJwt, errors } from 'jose'
import * as v from 'valibot'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Discoveries } from '../../provider/discoveries.ts'
import type { Clock } from '../../ports.ts'
import { KeysUnavailable, type VerifyByKeys } from '../../provider/providerKeys.ts'
import { signatureAlgorithms } from '../../provider/signatureAlgorithms.ts'
import { isSameIssuer } from '#contract/isSameIssuer.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const maxAgeSeconds = 5 * 60
const toleranceSeconds = 60

const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  events: v.object({ [event]: v.looseObject({}) }),
  nonce: v.optional(v.undefined_()),
})

export type LogoutToken =
  | { readonly kind: 'good'; readonly issuer: string; readonly sub: string; readonly jti: string }
  /** `reason` is a few words for the log. */
  | { readonly kind: 'refused'; readonly reason: string }

export type LogoutWorld = {
  readonly clock: Clock
  readonly discoveries: Discoveries
  readonly configuration: OpenIdConfiguration | null
  readonly verify: VerifyByKeys
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6) of a configured issuer for
 * one of its clients.
 */
export async function readLogoutToken(world: LogoutWorld, token: string): Promise<LogoutToken> {
  try {
    const { issuer, clientIds } = audienceIn(world.configuration, decodeJwt(token).iss)
    const metadata = issuer === null ? null : await world.discoveries.of(issuer)
    if (metadata === null) return { kind: 'refused', reason: 'no such issuer is known' }
    if (metadata.jwks_uri === undefined) return { kind: 'refused', reason: 'the issuer names no keys' }
    const { payload, protectedHeader } = await world.verify(metadata.jwks_uri, token, {
      algorithms: [...signatureAlgorithms],
      issuer: metadata.issuer,
      audience: [...clientIds],
      requiredClaims: ['iat'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: toleranceSeconds,
      currentDate: new Date(world.clock()),
    })
    if (!isLogoutType(protectedHeader.typ)) return { kind: 'refused', reason: 'another type of token' }
    const read = v.safeParse(claims, payload)
    return read.success
      ? { kind: 'good', issuer: metadata.issuer, sub: read.output.sub, jti: read.output.jti }
      : { kind: 'refused', reason: `claim ${String(read.issues[0].path?.[0]?.key)}` }
  } catch (error) {
    if (error instanceof KeysUnavailable) return { kind: 'refused', reason: `no keys: ${error.message}` }
    if (error instanceof errors.JOSEError) return { kind: 'refused', reason: error.code }
    throw error
  }
}

/** The configured issuer with this name, and the clients that its tokens may be for. */
function audienceIn(configuration: OpenIdConfiguration | null, iss: string | undefined) {
  const clients = (configuration?.clients ?? []).flatMap(({ client_id, issuer_url }) => {
    const issuer = issuer_url ?? configuration?.issuer_url
    return issuer !== undefined && iss !== undefined && isSameIssuer(issuer, iss)
      ? [{ client_id, issuer }]
      : []
  })
  return { issuer: clients[0]?.issuer ?? null, clientIds: clients.map(({ client_id }) => client_id) }
}

/** `logout+jwt` is recommended; many providers send `JWT` or nothing. */
const isLogoutType = (typ: string | undefined) =>
  typ === undefined || /^(?:application\/)?(?:logout\+)?jwt$/i.test(typ)
