import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { IdentityProvider } from '../ports.ts'

/**
 * A provider whose signed UserInfo counts only if it is for one of the configured clients (OpenID Connect
 * Core 5.3.2). For a token of another client, the provider would name that one. An answer without an issuer
 * was not signed.
 */
export function userInfoAudience(
  identityProvider: IdentityProvider,
  openIdSettings: () => Promise<OpenIdConfiguration | null>,
): IdentityProvider {
  return {
    ...identityProvider,
    userInfo: async (endpoint, token) => {
      const answer = await identityProvider.userInfo(endpoint, token)
      if (answer.kind !== 'known') return answer
      const { iss, aud } = answer.userInfo
      if (iss === undefined || aud === undefined) return answer
      const clients = (await openIdSettings())?.clients ?? []
      const audience = new Set<unknown>([aud].flat())
      return clients.some(({ client_id }) => audience.has(client_id)) ? answer : { kind: 'refused' }
    },
  }
}
