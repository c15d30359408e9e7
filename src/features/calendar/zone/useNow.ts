import { useSyncExternalStore } from 'react'
import type { EpochMs } from '#domain/time/units.ts'
import { minuteNow } from './minuteNow.ts'
import { watchClock } from './watchClock.ts'

/**
 * The current minute. Checked often and updated only when it changes, so that it is right after sleep and
 * over midnight.
 */
export function useNow(): EpochMs {
  return useSyncExternalStore(watchClock, minuteNow)
}
