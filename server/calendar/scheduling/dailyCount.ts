import { addMs, dayMs, epochMs } from '#domain/time/units.ts'
import type { Ports } from '../../ports.ts'

/**
 * Counts something in the store, for all processes together, from midnight to midnight (UTC).
 *
 * @returns counts so many more; the seconds until the next day if that is too much for today, and counts nothing then
 */
export function dailyCount({ store, clock }: Pick<Ports, 'store' | 'clock'>, what: string, limit: number) {
  return async (whose: string, more: number): Promise<'counted' | { readonly secondsLeft: number }> => {
    if (more === 0) return 'counted'
    const now = clock()
    const day = epochMs(Math.floor(now / dayMs) * dayMs)
    const key = `${what} ${day} ${whose}`
    await store.expiring.keep(key, { text: '0', until: addMs(day, 2 * dayMs) })
    for (;;) {
      const known = (await store.expiring.find(key))?.text ?? '0'
      const sum = Number(known) + more
      if (sum > limit) return { secondsLeft: Math.ceil((addMs(day, dayMs) - now) / 1000) }
      if (await store.expiring.exchange(key, known, String(sum))) return 'counted'
    }
  }
}
