import type { Ports } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import { logSecurity } from '../../securityLog.ts'
import type { UserRecord } from '../../store/records.ts'
import { isServed } from './servedDomains.ts'

export type AccountStatus = 'active' | 'blocked' | 'unknown-domain'

/**
 * Whether an account may be used, whatever credential was shown (ID-10, ID-21). Every strategy, every session
 * and everything that acts for a person in their absence asks this. Administrators named by the operator need
 * no domain (ID-16).
 */
export function accountStatus(
  { email, blockedAt }: Pick<UserRecord, 'email' | 'blockedAt'>,
  settings: Pick<Ports['settings'], 'domains' | 'admins'>,
): AccountStatus {
  if (blockedAt !== undefined) return 'blocked'
  return isServed(settings, email) ? 'active' : 'unknown-domain'
}

/** The same check for every way to sign in. It remembers the last result for times when the store is down. */
export type AccountGate = {
  /** @throws {HttpError} blocked; unknown-domain */
  requireActive(user: UserRecord): void
  /** Whether this process last saw this account blocked. */
  wasBlocked(email: string): boolean
}

export function accountGate({ settings, log }: Pick<Ports, 'settings' | 'log'>): AccountGate {
  const blocked = new Set<string>()
  return {
    requireActive: (user) => {
      const status = accountStatus(user, settings)
      if (status === 'blocked') blocked.add(user.email)
      else blocked.delete(user.email)
      if (status === 'active') return
      logSecurity(log, 'sign-in-refused', { reason: status, person: user.id })
      throwHttpError(status, sentences[status])
    },
    wasBlocked: (email) => blocked.has(email),
  }
}

const sentences = {
  blocked: 'An administrator has blocked your account.',
  'unknown-domain': 'Your account is valid, but your organisation doesn’t have access here.',
} as const
