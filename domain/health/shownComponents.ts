import type { EpochMs } from '../time/units.ts'
import type { ComponentStatus } from './Health.ts'
import { badFirst } from './verdictOf.ts'

export const shows = ['all', 'unhealthy'] as const
/** Which components are shown. */
export type Show = (typeof shows)[number]

export const sorts = ['status', 'name', 'latency', 'change'] as const
/** `status`: the bad first; `latency`: the slowest first; `change`: the most recently changed first. */
export type Sort = (typeof sorts)[number]

/** What the order of components depends on. */
export type Sortable = {
  readonly componentName: string
  readonly status: ComponentStatus
  readonly latencyMs: number | null
  /** Since when it has its status, null if that is unknown. */
  readonly changedAt: EpochMs | null
}

/**
 * The components to show, in their order; if they are equal, the bad come first, then by name.
 *
 * @param compare the order of names in a language, as of `Intl.Collator`
 */
export function shownComponents<C extends Sortable>(
  components: readonly C[],
  { show, sort }: { readonly show: Show; readonly sort: Sort },
  compare: Intl.Collator['compare'],
): readonly C[] {
  const shown = components.filter(({ status }) => show === 'all' || status !== 'healthy')
  const sorted = badFirst(shown, compare)
  return sort === 'name'
    ? sorted.toSorted((one, other) => compare(one.componentName, other.componentName))
    : sorted.toSorted(orders[sort])
}

const orders: Readonly<Record<Exclude<Sort, 'name'>, (one: Sortable, other: Sortable) => number>> = {
  status: () => 0,
  latency: (one, other) => (other.latencyMs ?? -1) - (one.latencyMs ?? -1),
  change: (one, other) => (other.changedAt ?? 0) - (one.changedAt ?? 0),
}
