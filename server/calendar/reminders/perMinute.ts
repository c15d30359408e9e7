import { minuteMs, type EpochMs } from '#domain/time/units.ts'

/**
 * Counts what each person causes in a minute, so that nobody takes the time of others.
 *
 * @param limit how much a person may cause in a minute
 * @returns whether the person may do it once more now
 */
export function perMinute(limit: number): (userId: string, now: EpochMs) => boolean {
  let minute = 0
  let spent = new Map<string, number>()
  return (userId, now) => {
    const current = Math.floor(now / minuteMs)
    if (current !== minute) {
      minute = current
      spent = new Map()
    }
    const before = spent.get(userId) ?? 0
    spent.set(userId, before + 1)
    return before < limit
  }
}
