import * as v from 'valibot'
import { healthReason, healthStatus } from './health.ts'

/** One earlier result of a component; `at` is ISO 8601 in UTC. */
export const healthSample = v.object({
  at: v.string(),
  status: healthStatus,
  latencyMs: v.number(),
  cause: v.optional(v.string()),
  /** Codes of a newer service are left out, and its text is shown. */
  reasons: v.fallback(v.optional(v.array(healthReason)), undefined),
})
export type HealthSample = v.InferOutput<typeof healthSample>

/** The answer of `GET /api/healthcheck/{name}/history` (HC-9), the oldest first. */
export const healthHistoryAnswer = v.object({
  componentName: v.string(),
  checks: v.array(healthSample),
})
