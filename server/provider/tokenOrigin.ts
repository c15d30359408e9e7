import { issuerOf, type OpenIdClient, type OpenIdConfiguration } from '#contract/configuration.ts'
import { isSameIssuer } from '#contract/isSameIssuer.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { clientsNamedIn, type TokenClaims } from './tokenClaims.ts'

/** How far two clocks may be apart. */
const leewayMs = 60_000

/** Whom a token may be asked of, or why of nobody: a few words for the log. */
export type TokenOrigin =
  | { readonly kind: 'clients'; readonly clients: readonly OpenIdClient[] }
  | { readonly kind: 'foreign'; readonly reason: string }

/**
 * The clients whose provider a token may be shown to (ID-8): an opaque one to each, a JWT to those of its
 * issuer that it is for. One that is over, or is of another issuer or for other clients alone, is shown to
 * nobody.
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
 * Whether an issuer goes by this name in its tokens. Of a client that has addresses alone, nobody knows how
 * its issuer is called.
 */
function isIssuedBy(issuer: string | undefined, { token_issuers: aliases = [] }: OpenIdClient, iss: string) {
  if (issuer === undefined) return true
  return [issuer, ...knownAliases(issuer), ...[aliases].flat()].some((name) => isSameIssuer(name, iss))
}

/** Whether a JWT is for this client; if `audience` says whom tokens must be meant for, `aud` has to agree. */
function isAudience(client: OpenIdClient, claims: TokenClaims): boolean {
  const audiences = [client.audience ?? []].flat()
  const addressed = new Set([claims.aud ?? []].flat())
  return (audiences.length === 0 || audiences.some((one) => addressed.has(one))) && isNamedIn(claims, client)
}

/** Whether a token names this client, or one of its audiences, or nobody. */
export function isNamedIn(claims: TokenClaims, { client_id: id, audience = [] }: OpenIdClient): boolean {
  const named = clientsNamedIn(claims)
  return named.length === 0 || named.some((name) => name === id || [audience].flat().includes(name))
}

/** Entra ID signs access tokens of its first version by an issuer of another name. */
function knownAliases(issuer: string): readonly string[] {
  const [scheme, , host, tenant, version] = withoutTrailingSlash(issuer).split('/')
  const isEntra = scheme === 'https:' && host === 'login.microsoftonline.com' && version === 'v2.0'
  return isEntra && tenant !== undefined ? [`https://sts.windows.net/${tenant}/`] : []
}
