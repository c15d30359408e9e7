import { isLoopback } from '../net/isLoopback.ts'
import type { DiscoveredMetadata } from './readMetadata.ts'

/**
 * Whether an issuer that is asked by https names an address by plain http, as one does whose proxy is not set
 * up right. Tokens and secrets would go there unencrypted.
 */
export function isDowngrade(metadata: DiscoveredMetadata, issuerUrl: string): boolean {
  const named = [
    metadata.authorization_endpoint,
    metadata.token_endpoint,
    metadata.jwks_uri,
    metadata.userinfo_endpoint,
    metadata.end_session_endpoint,
    metadata.introspection_endpoint,
  ]
  return URL.parse(issuerUrl)?.protocol === 'https:' && named.some(isPlain)
}

/** Whether what is sent there can be read on the way. Calls to this machine cannot. */
function isPlain(text = ''): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'http:' && !isLoopback(url.hostname)
}
