import type { HealthStatus } from '#contract/health.ts'

/** What is known of a component: what it said, that the service knows none of that name, or that its answer could not be read. */
export type ComponentStatus = HealthStatus | 'not found' | 'unknown'

/** One component's result, its details already redacted. */
export type ComponentResult = {
  readonly componentName: string
  readonly status: ComponentStatus
  readonly details: unknown
  /** How long this one was waited for; null where it was asked together with others. */
  readonly latencyMs: number | null
}

/** What the service says of itself; `components` is null where only the verdict was told (HC-1). */
export type Health = {
  readonly status: HealthStatus
  readonly components: readonly ComponentResult[] | null
  /** How many results in the answer could not be read. */
  readonly unreadable: number
}
