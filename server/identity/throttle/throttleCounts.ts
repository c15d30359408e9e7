import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Log } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'

/** The longest window of any throttle. */
export const longestWindowMs = 15 * 60_000
const sweepEveryMs = 60_000

/**
 * The counts in the store, shared by every process. If the store is down, each process only has its own
 * counts.
 */
export type ThrottleCounts = {
  add(key: string, at: EpochMs): Promise<void>
  count(key: string, after: EpochMs): Promise<{ readonly count: number; readonly oldest: EpochMs } | null>
  forget(key: string): Promise<void>
}

export function throttleCounts(
  { throttle }: Pick<Store, 'throttle'>,
  clock: Clock,
  log: Log,
): ThrottleCounts {
  let sweptAt = clock()

  const orElse = async <Value>(ask: Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await ask
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !(error instanceof StoreFull)) throw error
      log('throttle-not-shared')
      return otherwise
    }
  }
  const sweep = async (now: EpochMs) => {
    if (now - sweptAt < sweepEveryMs) return
    sweptAt = now
    await throttle.sweep(addMs(now, -longestWindowMs))
  }
  return {
    add: async (key, at) => {
      await orElse(throttle.add([key], at), undefined)
      await orElse(sweep(at), undefined)
    },
    count: (key, after) => orElse(throttle.count(key, after), null),
    forget: (key) => orElse(throttle.forget([key]), undefined),
  }
}
