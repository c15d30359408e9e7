import type { MonotonicClock } from '../../../clocks.ts'

const windowMs = 250
const leastMs = 100
const timesSlower = 5

/** Detects whether calls of the store wait for one another: then even the fastest is slow. */
export type StoreLoad = { note(tookMs: number): void; isBusy(): boolean }

/**
 * Compares the fastest call of the last quarter of a second with the fastest ever, which shows the distance
 * to the store. Slow calls alone are not a queue (CoDel, RFC 8289 4.2).
 */
export function storeLoad(clock: MonotonicClock): StoreLoad {
  let windowStart = clock()
  let quickest = Infinity
  let quickestEver = Infinity
  let isBusy = false
  const closeWindow = () => {
    if (clock() - windowStart < windowMs) return
    const isRecent = clock() - windowStart < 2 * windowMs
    isBusy = isRecent && quickest !== Infinity && quickest > leastMs + quickestEver * timesSlower
    quickest = Infinity
    windowStart = clock()
  }
  return {
    note: (tookMs) => {
      closeWindow()
      quickest = Math.min(quickest, tookMs)
      quickestEver = Math.min(quickestEver, tookMs)
    },
    isBusy: () => {
      closeWindow()
      return isBusy
    },
  }
}
