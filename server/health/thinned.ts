import type { HealthReason, HealthStatus } from '#contract/health.ts'
import { dayMs, hourMs } from '#domain/time/units.ts'
import type { EpochMs } from '#domain/time/units.ts'

/** One result of a component. */
export type StoredSample = {
  readonly at: EpochMs
  readonly status: HealthStatus
  readonly latencyMs: number
  readonly cause?: string | undefined
  readonly reasons?: readonly HealthReason[] | undefined
}

const retainedMs = 7 * dayMs
const maxSamples = 3000

/**
 * Thins the samples of a component: seven days, one sample in 15 seconds for the last hour and one in ten
 * minutes before that. Samples that differ in status from the one before are all kept.
 *
 * @param samples the oldest first
 */
export function thinned(samples: readonly StoredSample[], now: EpochMs): readonly StoredSample[] {
  const remaining: StoredSample[] = []
  for (const sample of samples) {
    const age = now - sample.at
    const last = remaining.at(-1)
    const apart = age < hourMs ? 15_000 : 600_000
    const isNews = last === undefined || last.status !== sample.status || sample.at - last.at >= apart
    if (isNews && age < retainedMs) remaining.push(sample)
  }
  return remaining.slice(-maxSamples)
}
