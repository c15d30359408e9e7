import { addMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'
import { isPersonalToken, type PersonalTokens } from './personalTokens.ts'
import { notCached, ttlCache } from '../../ttlCache.ts'
import { credentialOf, type Strategy, type CredentialVerdict } from '../strategy.ts'

const recentMs = 60_000

/**
 * The strategy `bearer` (ID-18): a personal access token. The store is read each time, so that a deleted
 * token stops working at once; while it is down, an answer of the last minute counts (HC-2).
 */
export function bearer(
  tokens: PersonalTokens,
  { users }: Pick<Store, 'users'>,
  clock: Clock,
  digest: Digest,
): Strategy {
  const recent = ttlCache<CredentialVerdict | null>(clock, 1000)

  const find = async (secret: string): Promise<CredentialVerdict> => {
    const token = await tokens.use(secret)
    if (token === null) return { kind: 'refused', reason: 'no such token' }
    const user = await users.byId(token.userId)
    if (user === null) return { kind: 'refused', reason: 'token of nobody' }
    return { kind: 'known', person: { ...user, mayBeNew: false }, scope: token.scope }
  }

  return async ({ request }) => {
    const secret = credentialOf(request, 'bearer')
    if (secret === null || !isPersonalToken(secret)) return { kind: 'not-mine' }
    const key = await digest(secret)
    try {
      const value = await find(secret)
      recent.keep(key, { value, until: addMs(clock(), recentMs) })
      return value
    } catch (error) {
      const known = error instanceof StoreUnavailable ? await recent.of(key, nobody) : null
      if (known === null) throw error
      return known
    }
  }
}

const nobody = async () => ({ value: null, until: notCached })
