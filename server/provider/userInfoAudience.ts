import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { IdentityProvider } from '../ports.ts'

/**
 * A provider whose signed UserInfo counts only if it is meant for one of our clients (OpenID Connect Core
 * 5.3.2). A token of another client would be answered for that one. Answers without an issuer were not
 * signed.
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
