import type { Clock } from '../ports.ts'

const mostKeys = 10_000

/**
 * A count for each key, begun anew once it is older than the window. Bounded: of ten thousand the oldest goes first.
 *
 * @param windowMs how long a count goes on from when it began
 * @param begin a count at nothing
 */
export function countsWithin<Count extends object>(clock: Clock, windowMs: number, begin: () => Count) {
  const counts = new Map<string, { readonly count: Count; readonly since: number }>()
  return (key: string): Count => {
    const kept = counts.get(key)
    if (kept !== undefined && clock() - kept.since < windowMs) return kept.count
    const count = begin()
    counts.delete(key)
    counts.set(key, { count, since: clock() })
    const oldest = counts.size > mostKeys ? counts.keys().next().value : undefined
    if (oldest !== undefined) counts.delete(oldest)
    return count
  }
}
