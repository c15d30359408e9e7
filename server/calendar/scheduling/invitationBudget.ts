import { addMs, dayMs, epochMs } from '#domain/time/units.ts'
import { throwHttpError } from '../../HttpError.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'

/**
 * Counts the guests that a person invites in a day, in the store, for all processes together.
 *
 * @returns counts so many more; throws {HttpError} too-many-requests if that is too much for today
 */
export function invitationBudget({ store, clock, settings }: Pick<Ports, 'store' | 'clock' | 'settings'>) {
  const { invitationsPerDay } = settings.limits ?? defaultLimits
  return async (homeId: string, guests: number): Promise<void> => {
    if (guests === 0) return
    const now = clock()
    const day = epochMs(Math.floor(now / dayMs) * dayMs)
    const key = `invitations ${day} ${homeId}`
    await store.expiring.keep(key, { text: '0', until: addMs(day, 2 * dayMs) })
    for (;;) {
      const known = (await store.expiring.find(key))?.text ?? '0'
      const sum = Number(known) + guests
      if (sum > invitationsPerDay)
        throwHttpError(
          'too-many-requests',
          `You can invite ${invitationsPerDay} guests a day. Please go on tomorrow.`,
          { 'retry-after': String(Math.ceil((addMs(day, dayMs) - now) / 1000)) },
        )
      if (await store.expiring.exchange(key, known, String(sum))) return
    }
  }
}
