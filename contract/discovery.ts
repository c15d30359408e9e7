import * as v from 'valibot'
import { webAddress } from './configuration.ts'
import { lengths, textUpTo } from './lengths.ts'

/**
 * The body of `POST /api/oidc/discover` (CFG-8); the address of the document itself is accepted too.
 * `client_id` is that of a client whose codes the browser redeems: then the token endpoint is asked whether
 * it allows that.
 */
export const discoverBody = v.object({
  issuer_url: webAddress,
  client_id: v.optional(textUpTo(lengths.clientId)),
})
export type DiscoverBody = v.InferOutput<typeof discoverBody>

/** Remarkable findings in a provider's discovery document (CFG-8). */
export const discoveryWarnings = [
  /** The issuer is reached over plain http. */
  'plain-http',
  /** The document names the issuer with or without a slash at its end: it must be stored in the same way. */
  'issuer-slash',
  /** The document names another issuer: tokens will do so too. */
  'issuer-differs',
  /** It does not say that it supports PKCE with S256. */
  'no-s256',
  'no-end-session',
  /** It lists its scopes, without `email`. */
  'no-email-scope',
  /** An address that sign-in needs is missing. */
  'incomplete',
  /**
   * The token endpoint does not allow the application's origin (CORS): a browser cannot redeem this client's
   * code.
   */
  'no-cors',
] as const
export type DiscoveryWarning = (typeof discoveryWarnings)[number]

/** The answer of `POST /api/oidc/discover`: the document under the names of CFG-3, as far as it has them. */
export const discoveryAnswer = v.object({
  discovered: v.object({
    issuer_url: v.string(),
    authorization_url: v.optional(v.string()),
    token_url: v.optional(v.string()),
    user_info_url: v.optional(v.string()),
    end_session_endpoint: v.optional(v.string()),
  }),
  warnings: v.array(v.picklist(discoveryWarnings)),
})
export type DiscoveryAnswer = v.InferOutput<typeof discoveryAnswer>
