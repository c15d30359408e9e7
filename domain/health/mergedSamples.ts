import type { Sample } from './Sample.ts'

/**
 * One history out of two: the service's samples, and after the last of them what was observed here.
 *
 * @param remembered the service's; null if it has none
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
