import type { Clock, Digest, IdentityProvider } from '../../ports.ts'
import { backingOff } from './backingOff.ts'
import { openIdMemory } from '../openid/openIdMemory.ts'
import type { OpenIdConnect } from '../openid/openIdConnect.ts'
import { credentialOf, type Strategy } from '../strategy.ts'
import { throttle } from './throttle.ts'
import type { ThrottleCounts } from './throttleCounts.ts'
import { watchedProvider } from '../../provider/watchedProvider.ts'

/** How many tokens from one address a provider may refuse (ID-8). */
const budget = { name: 'bearer', limit: 100, windowMs: 60_000 } as const

type World = {
  readonly identityProvider: IdentityProvider
  readonly clock: Clock
  readonly digest: Digest
  readonly counts: ThrottleCounts
}

/**
 * Limits how often strangers can cause calls to the provider. Invalid tokens have a budget for each address.
 * A provider that asks for fewer calls gets none for that time; tokens it confirmed recently still work.
 *
 * @param make builds the strategy on the provider it may call
 */
export function openIdThrottle(
  { identityProvider, clock, digest, counts }: World,
  make: (identityProvider: IdentityProvider) => OpenIdConnect,
): OpenIdConnect {
  const byAddress = throttle(budget, { counts, clock, digest })
  const watched = watchedProvider(backingOff(identityProvider, clock))
  const inner = make(watched.identityProvider)
  const memory = openIdMemory(clock, digest)

  const strategy: Strategy = async (context) => {
    const token = credentialOf(context.request, 'bearer')
    if (token === null || (await memory.of(token)) !== null) return inner.strategy(context)
    const attempt = await byAddress.begin(context.sender)
    if (attempt.kind === 'spent') return { kind: 'too-many-attempts', retryAfterMs: attempt.retryAfterMs }
    let isRefused = false
    try {
      const verdict = await inner.strategy(context)
      isRefused = watched.wasAskedAbout(token) && verdict.kind !== 'known' && verdict.kind !== 'unreachable'
      return verdict
    } finally {
      await attempt.end(isRefused)
    }
  }

  return {
    strategy: async (context) => {
      const verdict = await strategy(context)
      const token = credentialOf(context.request, 'bearer')
      if (token === null) return verdict
      if (verdict.kind === 'known') await memory.keep(token, verdict)
      const isAskedTooMuch = verdict.kind === 'unreachable' && verdict.retryAfterMs !== undefined
      return isAskedTooMuch ? ((await memory.of(token)) ?? verdict) : verdict
    },
    forgetAll: () => {
      memory.forgetAll()
      inner.forgetAll()
    },
    forgetPerson: (subject, email) => {
      memory.forgetPerson(subject, email)
      inner.forgetPerson(subject, email)
    },
  }
}
