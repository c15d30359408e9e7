import type { Failure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'
import { failureBehind } from './explain.ts'

/**
 * Failures that end by themselves, and how long to wait before a retry: longer if the service itself fails.
 */
const againAfterMs: Readonly<Partial<Record<Failure, number>>> = {
  offline: 5_000,
  'timed-out': 5_000,
  unavailable: 5_000,
  'too-many-requests': 30_000,
  'server-error': 30_000,
}

/** The part of a query that says how it last ended. */
type Asked = { readonly state: { readonly status: string; readonly error: Error | null } }

/**
 * The time until a failed query is retried, so that its message disappears when the failure is over.
 *
 * @returns milliseconds, no less than `Retry-After`; false if it has not failed, or would fail again
 */
export function whileFailed({ state }: Asked): number | false {
  if (state.status !== 'error') return false
  const usual = againAfterMs[failureBehind(state.error)]
  if (usual === undefined) return false
  return Math.max(usual, (state.error instanceof ApiError && state.error.retryAfterMs) || 0)
}
