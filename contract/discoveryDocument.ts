import * as v from 'valibot'
import type { DiscoveryAnswer, DiscoveryWarning } from './discovery.ts'
import { isSameIssuer } from './isSameIssuer.ts'

const address = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i))), undefined)
const names = v.fallback(v.optional(v.array(v.string())), undefined)

/**
 * A discovery document, as far as it is used (CFG-3): a missing value, or one of another type, counts as not
 * given.
 */
export const discoveryDocument = v.object({
  issuer: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i)),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  jwks_uri: address,
  end_session_endpoint: address,
  introspection_endpoint: address,
  scopes_supported: names,
  code_challenge_methods_supported: names,
  token_endpoint_auth_methods_supported: names,
  authorization_response_iss_parameter_supported: v.fallback(v.optional(v.boolean()), undefined),
})
export type DiscoveryDocument = v.InferOutput<typeof discoveryDocument>

/**
 * What a provider's document says under the names of CFG-3, and remarkable findings (CFG-8).
 *
 * @param issuer the address that was typed, without the path of the document
 */
export const readDiscovery = (document: DiscoveryDocument, issuer: string): DiscoveryAnswer => ({
  discovered: discoveredIn(document),
  warnings: warningsAbout(document, issuer),
})

/** The issuer for an address that may be that of the document itself. */
export const issuerIn = (typed: string): string =>
  typed.trim().replace(/\/\.well-known\/openid-configuration\/?$/, '')

function discoveredIn(document: DiscoveryDocument): DiscoveryAnswer['discovered'] {
  const { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, end_session_endpoint } = document
  return {
    issuer_url: issuer,
    ...(authorization_endpoint !== undefined && { authorization_url: authorization_endpoint }),
    ...(token_endpoint !== undefined && { token_url: token_endpoint }),
    ...(userinfo_endpoint !== undefined && { user_info_url: userinfo_endpoint }),
    ...(end_session_endpoint !== undefined && { end_session_endpoint }),
  }
}

function warningsAbout(document: DiscoveryDocument, issuer: string): DiscoveryWarning[] {
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = document
  const needed = [authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri]
  const isSame = document.issuer === issuer
  const isSameButSlash = isSameIssuer(document.issuer, issuer)
  const applying: readonly (readonly [DiscoveryWarning, boolean])[] = [
    ['plain-http', [issuer, ...needed].some((each) => each?.toLowerCase().startsWith('http:'))],
    ['issuer-slash', !isSame && isSameButSlash],
    ['issuer-differs', !isSameButSlash],
    ['no-s256', !document.code_challenge_methods_supported?.includes('S256')],
    ['no-end-session', document.end_session_endpoint === undefined],
    ['no-email-scope', document.scopes_supported?.includes('email') === false],
    ['incomplete', needed.includes(undefined)],
  ]
  return applying.filter(([, applies]) => applies).map(([warning]) => warning)
}
