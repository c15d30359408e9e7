import { useSyncExternalStore } from 'react'
import { minuteMs, epochMs, type EpochMs } from '#domain/time/units.ts'
import { watchClock } from './watchClock.ts'

/** The present minute. Looked at often and told seldom, so that it stays right through sleep and over midnight. */
export function useNow(): EpochMs {
  return useSyncExternalStore(watchClock, wholeMinute)
}

const wholeMinute = () => epochMs(Math.floor(Date.now() / minuteMs) * minuteMs)
