import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, IdentityProvider } from '../../ports.ts'

/**
 * A provider that is not called for UserInfo until the time that it asked for has passed (429,
 * `Retry-After`).
 */
export function backingOff(identityProvider: IdentityProvider, clock: Clock): IdentityProvider {
  const askedAgainAt = new Map<string, EpochMs>()
  return {
    ...identityProvider,
    userInfo: async (endpoint, token) => {
      const waitMs = (askedAgainAt.get(endpoint) ?? 0) - clock()
      if (waitMs > 0) return { kind: 'unreachable', cause: 'asked too much', retryAfterMs: waitMs }
      askedAgainAt.delete(endpoint)
      const answer = await identityProvider.userInfo(endpoint, token)
      if (answer.kind === 'unreachable' && answer.retryAfterMs !== undefined) {
        askedAgainAt.set(endpoint, addMs(clock(), answer.retryAfterMs))
      }
      return answer
    },
  }
}
