import type { ComponentResult } from '#domain/health/Health.ts'
import { mergedSamples } from '#domain/health/mergedSamples.ts'
import type { Sample } from '#domain/health/Sample.ts'
import type { Sortable } from '#domain/health/shownComponents.ts'
import { sinceOf, type Since } from '#domain/health/sinceOf.ts'
import type { Watch } from '#domain/health/watch.ts'
import type { EpochMs } from '#domain/time/units.ts'

/** All that is known of a component. */
export type ComponentFacts = Sortable & {
  readonly details: unknown
  readonly samples: readonly Sample[]
  /** Whether the service itself has the history; otherwise this browser has it. */
  readonly isRemembered: boolean
  readonly since: Since | null
  readonly heardAt: EpochMs | null
}

/** @param remembered the service's history; null if it has none */
export function factsOf(
  { componentName, status, details, latencyMs }: ComponentResult,
  { observed, heardAt }: Pick<Watch, 'observed' | 'heardAt'>,
  remembered: readonly Sample[] | null,
): ComponentFacts {
  const samples = mergedSamples(remembered, observed[componentName] ?? [])
  // A status without a sample, such as an unreadable one, has no known beginning.
  const since = samples.at(-1)?.status === status ? sinceOf(samples) : null
  return {
    componentName,
    status,
    details,
    latencyMs: latencyMs ?? samples.findLast((sample) => sample.latencyMs !== null)?.latencyMs ?? null,
    changedAt: since?.at ?? null,
    samples,
    isRemembered: remembered !== null,
    since,
    heardAt: heardAt[componentName] ?? null,
  }
}
