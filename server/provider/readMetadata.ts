import * as v from 'valibot'
import { isSameIssuer } from '#contract/isSameIssuer.ts'

const address = v.fallback(v.optional(v.string()), undefined)

/** A provider's metadata. Fields that are missing or have another type can be typed instead (CFG-3). */
export const discoveredMetadata = v.looseObject({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address,
  end_session_endpoint: address,
  introspection_endpoint: address,
})
export type DiscoveredMetadata = v.InferOutput<typeof discoveredMetadata>

export type MetadataRead =
  | { readonly kind: 'found'; readonly metadata: DiscoveredMetadata }
  | { readonly kind: 'other-issuer' | 'unreadable' }

/**
 * Reads an issuer's discovery document. A document that names another issuer is not used, because the service
 * would then trust that one (OpenID Connect Discovery 4.3).
 */
export function readMetadata(text: string, issuerUrl: string): MetadataRead {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), discoveredMetadata), text)
  if (!read.success) return { kind: 'unreadable' }
  return isSameIssuer(read.output.issuer, issuerUrl)
    ? { kind: 'found', metadata: read.output }
    : { kind: 'other-issuer' }
}
