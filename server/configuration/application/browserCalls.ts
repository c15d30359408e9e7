import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { BrowserCall } from '#contract/trial.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

/**
 * The calls that a browser makes to the provider during sign-in. The page may call no other address of the
 * provider, and a trial makes exactly these (CFG-11). Discovery is called only if the configuration has no
 * metadata, the keys only in the implicit flow, the token endpoint only without a relay (CFG-7). UserInfo is
 * called by the service alone.
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
