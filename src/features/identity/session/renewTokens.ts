import { OidcClient, User, type UserManager } from 'oidc-client-ts'
import { claimsProblem } from '../sign-in/problem/claimsProblem.ts'
import type { RefreshOutcome } from './createSession.ts'
import { saysNo } from '../sign-in/problem/problemBehind.ts'

/**
 * Exchange the refresh token for new tokens, which are stored once they are checked. Only a refusal of the
 * provider ends a session: if it is down, or answers with a page of its proxy, the next call tries again.
 *
 * @param now milliseconds since the epoch
 * @throws what the library threw, if the provider could not be asked
 */
export async function renewTokens(manager: UserManager, now: () => number): Promise<RefreshOutcome> {
  const user = await manager.getUser()
  if (!user?.refresh_token) return 'refused'
  try {
    const client = new OidcClient(manager.settings, manager.metadataService)
    const answer = await client.useRefreshToken({
      state: withoutIdToken(user),
      timeoutInSeconds: manager.settings.silentRequestTimeoutInSeconds,
    })
    const isNamedAgain = Boolean(answer.id_token)
    if (isNamedAgain) {
      const expected = {
        issuer: await manager.metadataService.getIssuer(),
        clientId: manager.settings.client_id,
        now: now(),
        subject: user.profile.sub,
      }
      // A jump of the clock does not end a session.
      if (claimsProblem(answer.profile, expected) === 'not-for-us') return 'refused'
    }
    const { id_token, profile } = isNamedAgain ? answer : user
    await manager.storeUser(
      new User({
        access_token: answer.access_token,
        token_type: answer.token_type,
        refresh_token: answer.refresh_token || user.refresh_token,
        session_state: answer.session_state,
        userState: user.state,
        profile,
        ...(id_token !== undefined && { id_token }),
        ...(answer.scope !== undefined && { scope: answer.scope }),
        ...(answer.expires_at !== undefined && { expires_at: answer.expires_at }),
      }),
    )
    return 'refreshed'
  } catch (error) {
    if (saysNo(error)) return 'refused'
    throw error
  }
}

/**
 * The library refuses a renewed ID token whose `auth_time` or `azp` differs from the one before, and providers change both.
 * What must stay (OpenID Connect Core 12.2) is checked above, so the library is given no token to compare with.
 */
const withoutIdToken = ({ refresh_token = '', session_state, scope, profile, state }: User) => ({
  refresh_token,
  session_state,
  ...(scope !== undefined && { scope }),
  profile,
  data: state,
})
