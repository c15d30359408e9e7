import type { HealthStatus } from '#contract/health.ts'

/**
 * What is known of a component: its status, that the service has no component of that name, or that its
 * answer could not be read.
 */
export type ComponentStatus = HealthStatus | 'not found' | 'unknown'

/** One component's result, its details already redacted. */
export type ComponentResult = {
  readonly componentName: string
  readonly status: ComponentStatus
  readonly details: unknown
  /** How long this check took; null if several components were checked together. */
  readonly latencyMs: number | null
}

/** The health of the service; `components` is null if it sent only the verdict (HC-1). */
export type Health = {
  readonly status: HealthStatus
  readonly components: readonly ComponentResult[] | null
  /** How many results in the answer could not be read. */
  readonly unreadable: number
}
