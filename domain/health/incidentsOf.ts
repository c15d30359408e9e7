import type { HealthReason } from '#contract/health.ts'
import type { EpochMs } from '../time/units.ts'
import type { Sample } from './Sample.ts'

/** Failures in a row, as one. */
export type Incident = {
  /** When the first failure was seen. */
  readonly start: EpochMs
  /** When the component was healthy again; null if it is not. */
  readonly end: EpochMs | null
  readonly durationMs: number
  /** How many checks failed. */
  readonly failures: number
  /** The first cause that was reported, null for none. */
  readonly cause: string | null
  readonly reasons?: readonly HealthReason[] | undefined
}

/**
 * The incidents in a component's history, the latest first. Failures without a healthy check between them are
 * one incident, however long the gap.
 *
 * @param samples the oldest first
 * @param now the end of an incident that continues
 */
export function incidentsOf(samples: readonly Sample[], now: EpochMs): readonly Incident[] {
  const runs: Sample[][] = []
  const ends: EpochMs[] = []
  let current: Sample[] | null = null
  for (const sample of samples) {
    if (sample.status === 'unhealthy') {
      if (current) current.push(sample)
      else runs.push((current = [sample]))
    } else if (current) {
      ends.push(sample.at)
      current = null
    }
  }
  return runs
    .flatMap((run, index): Incident[] => {
      const start = run[0]?.at
      if (start === undefined) return []
      const end = ends[index] ?? null
      const first = run.find(({ cause }) => cause !== null)
      return [
        {
          start,
          end,
          durationMs: Math.max(0, (end ?? now) - start),
          failures: run.length,
          cause: first?.cause ?? null,
          reasons: first?.reasons,
        },
      ]
    })
    .toReversed()
}
