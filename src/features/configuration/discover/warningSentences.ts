import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DiscoveryWarning } from '#contract/discovery.ts'

/** The warnings about a provider, and their consequences (CFG-8). */
export const warningSentences: Readonly<Record<DiscoveryWarning, MessageDescriptor>> = {
  'plain-http': msg`The provider uses plain http, so others on the network can read passwords and tokens. Use it only for testing.`,
  'issuer-slash': msg`The provider’s issuer and yours differ in the final slash. They must match exactly: apply the issuer below.`,
  'issuer-differs': msg`The document has a different issuer from yours, and so will its tokens. Apply it only if this is the right provider.`,
  'no-s256': msg`The provider doesn’t say it supports PKCE with S256, which Kalends always uses. It may anyway: try a sign-in.`,
  'no-end-session': msg`The provider has no sign-out endpoint. People who sign out of Kalends stay signed in there.`,
  'no-email-scope': msg`The provider doesn’t list the scope “email”. Kalends identifies people by e-mail address, so make sure the provider sends it.`,
  incomplete: msg`The document lacks an endpoint that sign-in needs (authorization, token, user info or keys). Did you copy all of it?`,
  'no-cors': msg`The provider’s token URL blocks browsers from this origin (CORS), so client 1 couldn’t sign in. Set its “Token requests” to “By the service”, or allow this origin at the provider.`,
}
