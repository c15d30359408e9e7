import type { EpochMs } from '../time/units.ts'
import type { Sample } from './Sample.ts'

/** Since when a component has its status; not `isExact` if the first check already showed it. */
export type Since = { readonly at: EpochMs; readonly isExact: boolean }

/**
 * Since when the last status has held.
 *
 * @param samples the oldest first
 * @returns null without samples
 */
export function sinceOf(samples: readonly Sample[]): Since | null {
  const last = samples.at(-1)
  if (!last) return null
  const other = samples.findLastIndex(({ status }) => status !== last.status)
  const first = samples[other + 1] ?? last
  return { at: first.at, isExact: other >= 0 }
}
