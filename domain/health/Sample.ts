import type { HealthStatus } from '#contract/health.ts'
import type { EpochMs } from '../time/units.ts'

/** One answer of a component at a moment; `cause` is redacted. */
export type Sample = {
  readonly at: EpochMs
  readonly status: HealthStatus
  readonly latencyMs: number | null
  readonly cause: string | null
}

/** Samples of each component by its name, the oldest first. */
export type SamplesByName = Readonly<Record<string, readonly Sample[]>>

/**
 * One history out of two: what the service remembers, and after its last word what was seen here.
 *
 * @param remembered the service's, null where it has none
 * @param observed seen here
 */
export function mergedSamples(
  remembered: readonly Sample[] | null,
  observed: readonly Sample[],
): readonly Sample[] {
  const last = remembered?.at(-1)
  if (!remembered || !last) return observed
  return [...remembered, ...observed.filter(({ at }) => at > last.at)]
}
