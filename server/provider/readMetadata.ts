import * as v from 'valibot'
import { isSameIssuer } from '#contract/isSameIssuer.ts'

const address = v.fallback(v.optional(v.string()), undefined)

/** A provider's metadata as far as it names it: what is missing, or of another type, may be typed (CFG-3). */
export const discoveredMetadata = v.looseObject({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address,
  end_session_endpoint: address,
})
export type DiscoveredMetadata = v.InferOutput<typeof discoveredMetadata>

export type MetadataRead =
  | { readonly kind: 'found'; readonly metadata: DiscoveredMetadata }
  | { readonly kind: 'other-issuer' | 'unreadable' }

/**
 * Reads a discovery document for an issuer. One that names another issuer is not used: the service would
 * trust what that one says (OpenID Connect Discovery 4.3).
 */
export function readMetadata(text: string, issuerUrl: string): MetadataRead {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), discoveredMetadata), text)
  if (!read.success) return { kind: 'unreadable' }
  return isSameIssuer(read.output.issuer, issuerUrl)
    ? { kind: 'found', metadata: read.output }
    : { kind: 'other-issuer' }
}
