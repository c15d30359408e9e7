import * as v from 'valibot'
import type { DiscoveryAnswer, DiscoveryWarning } from '#contract/discovery.ts'
import type { Ports } from '../ports.ts'
import { addressProblem } from './providerAddress.ts'

const wellKnown = '/.well-known/openid-configuration'

const address = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i))), undefined)
const names = v.fallback(v.optional(v.array(v.string())), undefined)

/** A discovery document as far as it is read: what is missing or of another kind counts as not said. */
const discoveryDocument = v.object({
  issuer: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i)),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  jwks_uri: address,
  end_session_endpoint: address,
  scopes_supported: names,
  code_challenge_methods_supported: names,
  token_endpoint_auth_methods_supported: names,
})
export type DiscoveryDocument = v.InferOutput<typeof discoveryDocument>

export type Discovered =
  | ({ readonly kind: 'found'; readonly document: DiscoveryDocument } & DiscoveryAnswer)
  /** The address itself may not be called: the end of a sentence. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** Whatever the reason: an answer in more detail would map the network for who asks (CFG-8). */
  | { readonly kind: 'nothing' }

/**
 * Reads the discovery document of an issuer that somebody typed, under the guards of CFG-8.
 *
 * @param typed the issuer, or the address of the document itself
 */
export async function discover(
  { identityProvider, settings, log }: Pick<Ports, 'identityProvider' | 'settings' | 'log'>,
  typed: string,
): Promise<Discovered> {
  const issuer = typed.trim().replace(/\/\.well-known\/openid-configuration\/?$/, '')
  const problem = addressProblem(issuer, settings)
  if (problem !== null) return { kind: 'refused', problem }
  const reply = await identityProvider.call(`${issuer.replace(/\/+$/, '')}${wellKnown}`, { method: 'GET' })
  const read =
    reply.kind === 'replied' && reply.status === 200
      ? v.safeParse(v.pipe(v.string(), v.parseJson(), discoveryDocument), reply.text)
      : null
  if (!read?.success) {
    log('discovery-failed', { cause: reply.kind === 'replied' ? `answered ${reply.status}` : reply.cause })
    return { kind: 'nothing' }
  }
  const document = read.output
  return {
    kind: 'found',
    document,
    discovered: discoveredIn(document),
    warnings: warningsAbout(document, issuer),
  }
}

/** CFG-3. */
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
  const isSameButSlash = withoutSlash(document.issuer) === withoutSlash(issuer)
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

const withoutSlash = (issuer: string) => issuer.replace(/\/+$/, '')
