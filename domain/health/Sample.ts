import type { HealthReason, HealthStatus } from '#contract/health.ts'
import type { EpochMs } from '../time/units.ts'

/** One result of a component at a time; `cause` is redacted. */
export type Sample = {
  readonly at: EpochMs
  readonly status: HealthStatus
  readonly latencyMs: number | null
  readonly cause: string | null
  /** The same in codes, if the service sends them. */
  readonly reasons?: readonly HealthReason[] | undefined
}

/** Samples of each component by its name, the oldest first. */
export type SamplesByName = Readonly<Record<string, readonly Sample[]>>
