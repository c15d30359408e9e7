import type { Sample } from './Sample.ts'

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
