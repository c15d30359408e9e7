import type { UserManager } from 'oidc-client-ts'
import { claimsProblem } from './claimsProblem.ts'
import type { RefreshOutcome } from './createSession.ts'
import { saysNo } from './problemBehind.ts'

/**
 * Trade the refresh token for new tokens, kept by the library. Only a provider that says no ends a session: one that is down,
 * or answers with a page of its proxy, is asked again at the next call.
 *
 * @param now milliseconds since the epoch
 * @throws what the library threw, where the provider could not be asked
 */
export async function renewTokens(manager: UserManager, now: () => number): Promise<RefreshOutcome> {
  try {
    const user = await manager.signinSilent()
    if (!user) return 'refused'
    const issuer = await manager.metadataService.getIssuer()
    const expected = { issuer, clientId: manager.settings.client_id, now: now() }
    // A renewed ID token is held to its issuer and audience (OpenID Connect Core 12.2); a clock that jumped ends no session.
    return claimsProblem(user.profile, expected) === 'not-for-us' ? 'refused' : 'refreshed'
  } catch (error) {
    if (saysNo(error)) return 'refused'
    throw error
  }
}
