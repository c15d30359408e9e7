import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { BrowserCall } from '#contract/trial.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

/**
 * What the browser itself asks of the provider to sign somebody in: its page may call no other address of it,
 * and a trial makes these calls in a browser (CFG-11). Nothing is discovered if the configuration holds the
 * metadata, the keys are read in the implicit flow alone, a relay asks for tokens in its place (CFG-7), and
 * UserInfo is the service's to ask.
 */
export function browserCalls({ baseUrl, oidc }: Pick<AppConfig, 'baseUrl' | 'oidc'>): readonly BrowserCall[] {
  const { authority, metadata, response_type: type } = oidc
  if (metadata === undefined) {
    return [{ name: 'discovery', url: `${withoutTrailingSlash(authority)}/.well-known/openid-configuration` }]
  }
  const { jwks_uri: keys, token_endpoint: token } = metadata
  if (type !== 'code') return keys === undefined ? [] : [{ name: 'keys', url: keys }]
  return token === withoutTrailingSlash(baseUrl) + endpoints.redeem.path
    ? []
    : [{ name: 'token', url: token }]
}
