import type { HealthStatus } from '#contract/health.ts'

/** One component's result, its details already redacted. */
export type ComponentResult = {
  readonly componentName: string
  readonly status: HealthStatus | 'not found'
  readonly details: unknown
}

/** What the service says of itself; `components` is null where only the verdict was told (HC-1). */
export type Health = {
  readonly status: HealthStatus
  readonly components: readonly ComponentResult[] | null
}
