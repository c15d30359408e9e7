import type { Sample } from './Sample.ts'

/**
 * One history from two: the service's samples, followed by what was observed here after the last of them.
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
