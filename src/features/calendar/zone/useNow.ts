import { useSyncExternalStore } from 'react'
import { minuteMs, epochMs, type EpochMs } from '#domain/time/units.ts'
import { watchClock } from './watchClock.ts'

/**
 * The current minute. Checked often and updated only when it changes, so that it is right after sleep and
 * over midnight.
 */
export function useNow(): EpochMs {
  return useSyncExternalStore(watchClock, wholeMinute)
}

const wholeMinute = () => epochMs(Math.floor(Date.now() / minuteMs) * minuteMs)
