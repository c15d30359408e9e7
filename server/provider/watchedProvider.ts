import type { IdentityProvider, ProviderCall } from '../ports.ts'

/** Remembers which tokens a provider was asked about, so that only those count which reached it. */
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
    /** Whether it was; the next question is about the time after. */
    wasAskedAbout: (token: string) => asked.delete(token),
  }
}

/** The token of an introspection (RFC 7662 2.1), or of Google's tokeninfo. */
const tokenIn = (address: string, { body }: ProviderCall) =>
  new URLSearchParams(body).get('token') ?? URL.parse(address)?.searchParams.get('access_token') ?? null
