import { throwHttpError } from '../../HttpError.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import { dailyCount } from './dailyCount.ts'

/**
 * Counts the guests that a person invites in a day, in the store, for all processes together.
 *
 * @returns counts so many more; throws {HttpError} too-many-requests if that is too much for today
 */
export function invitationBudget(ports: Pick<Ports, 'store' | 'clock' | 'settings'>) {
  const { invitationsPerDay } = ports.settings.limits ?? defaultLimits
  const count = dailyCount(ports, 'invitations', invitationsPerDay)
  return async (homeId: string, guests: number): Promise<void> => {
    const counted = await count(homeId, guests)
    if (counted === 'counted') return
    throwHttpError(
      'too-many-requests',
      `You can invite ${invitationsPerDay} guests a day. Please go on tomorrow.`,
      { 'retry-after': String(counted.secondsLeft) },
    )
  }
}
