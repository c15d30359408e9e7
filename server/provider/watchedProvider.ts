import type { IdentityProvider, ProviderCall } from '../ports.ts'

/** Notes which tokens the provider was asked about, so that only those are counted. */
export function watchedProvider(identityProvider: IdentityProvider) {
  const asked = new Set<string>()
  const watched: IdentityProvider = {
    ...identityProvider,
    userInfo: (endpoint, token) => {
      asked.add(token)
      return identityProvider.userInfo(endpoint, token)
    },
    call: (address, call) => {
      const token = tokenIn(address, call)
      if (token !== null) asked.add(token)
      return identityProvider.call(address, call)
    },
  }
  return {
    identityProvider: watched,
    /** Whether the provider was asked about this token since the last call of this. */
    wasAskedAbout: (token: string) => asked.delete(token),
  }
}

/** The token in a call for introspection (RFC 7662 2.1) or to Google's tokeninfo. */
const tokenIn = (address: string, { body }: ProviderCall) =>
  new URLSearchParams(body).get('token') ?? URL.parse(address)?.searchParams.get('access_token') ?? null
