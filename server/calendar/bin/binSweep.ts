import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Ports } from '../../ports.ts'

const sweepEveryMs = 60 * 60_000

/**
 * Deletes for ever what has expired in the bin and in the histories of events, at most once an hour and only while requests come, so that an
 * idle service does nothing.
 */
export function binSweep({ store, clock }: Pick<Ports, 'store' | 'clock'>): () => Promise<void> {
  let next: EpochMs | null = null
  return async () => {
    const now = clock()
    if (next !== null && now < next) return
    next = addMs(now, sweepEveryMs)
    await store.bin.sweep(now)
    await store.history.sweep(now)
  }
}
