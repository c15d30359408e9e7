import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DiscoveryWarning } from '#contract/discovery.ts'

/** What deserves a look at a provider, and what follows from it (CFG-8). */
export const warningSentences: Readonly<Record<DiscoveryWarning, MessageDescriptor>> = {
  'plain-http': msg`The provider is reached by plain http: whoever is on the way can read passwords and tokens. Use it for trying things out only.`,
  'issuer-slash': msg`The provider writes its own name with a slash at the end, or without, other than you did. Letters are compared one by one: take over the issuer below.`,
  'issuer-differs': msg`The document names another issuer than you typed. Tokens will name that one as well: take it over only if it is the provider you mean.`,
  'no-s256': msg`The provider does not say that it supports PKCE with S256, which every sign-in here uses. Some support it without saying so: try a sign-in.`,
  'no-end-session': msg`The provider names no address for signing out. Signing out ends the session here, and people stay signed in there.`,
  'no-email-scope': msg`The provider does not list the scope “email”. People are known here by their e-mail address: see that the provider tells it.`,
  incomplete: msg`The document lacks an address that sign-in needs: authorization, token, user info or keys. Is it the whole document?`,
  'no-cors': msg`The provider’s token URL does not allow this application’s origin (CORS), so a browser could not complete a sign-in of client 1. Set its “Token requests” to “By the service”, or have the provider allow the origin.`,
}
