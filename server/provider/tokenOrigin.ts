import { issuerOf, type OpenIdClient, type OpenIdConfiguration } from '#contract/configuration.ts'
import { isSameIssuer } from '#contract/isSameIssuer.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { clientsNamedIn, type TokenClaims } from './tokenClaims.ts'

/** The tolerated difference between two clocks. */
const leewayMs = 60_000

/** The clients of a token's provider, or why there are none, in a few words for the log. */
export type TokenOrigin =
  | { readonly kind: 'clients'; readonly clients: readonly OpenIdClient[] }
  | { readonly kind: 'foreign'; readonly reason: string }

/**
 * The clients whose provider may see a token (ID-8): all of them for an opaque token, and for a JWT those of
 * its issuer that it is for. A token that has expired, or is from another issuer or only for other clients,
 * is not sent to any provider.
 */
export function tokenOrigin(
  configuration: OpenIdConfiguration,
  claims: TokenClaims | null,
  now: EpochMs,
): TokenOrigin {
  const { clients } = configuration
  if (clients.length === 0) return { kind: 'foreign', reason: 'no client configured' }
  if (claims === null) return { kind: 'clients', clients }
  const { iss, exp } = claims
  if (exp !== undefined && exp + leewayMs <= now) return { kind: 'foreign', reason: 'token expired' }
  const ofIssuer =
    iss === undefined
      ? clients
      : clients.filter((client) => isIssuedBy(issuerOf(configuration, client), client, iss))
  if (ofIssuer.length === 0) return { kind: 'foreign', reason: 'other issuer' }
  const addressed = ofIssuer.filter((client) => isAudience(client, claims))
  return addressed.length === 0
    ? { kind: 'foreign', reason: 'other audience' }
    : { kind: 'clients', clients: addressed }
}

/**
 * Whether an issuer uses this name in its tokens. For a client with addresses and no issuer, any name counts.
 */
function isIssuedBy(issuer: string | undefined, { token_issuers: aliases = [] }: OpenIdClient, iss: string) {
  if (issuer === undefined) return true
  return [issuer, ...knownAliases(issuer), ...[aliases].flat()].some((name) => isSameIssuer(name, iss))
}

/** Whether a JWT is for this client. If the client has an `audience`, the token's `aud` must match it. */
function isAudience(client: OpenIdClient, claims: TokenClaims): boolean {
  const audiences = [client.audience ?? []].flat()
  const addressed = new Set([claims.aud ?? []].flat())
  return (audiences.length === 0 || audiences.some((one) => addressed.has(one))) && isNamedIn(claims, client)
}

/** Whether a token names this client or one of its audiences, or no client at all. */
export function isNamedIn(claims: TokenClaims, { client_id: id, audience = [] }: OpenIdClient): boolean {
  const named = clientsNamedIn(claims)
  return named.length === 0 || named.some((name) => name === id || [audience].flat().includes(name))
}

/** Entra ID signs access tokens of version 1 with another issuer name. */
function knownAliases(issuer: string): readonly string[] {
  const [scheme, , host, tenant, version] = withoutTrailingSlash(issuer).split('/')
  const isEntra = scheme === 'https:' && host === 'login.microsoftonline.com' && version === 'v2.0'
  return isEntra && tenant !== undefined ? [`https://sts.windows.net/${tenant}/`] : []
}
