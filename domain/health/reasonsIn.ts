import * as v from 'valibot'
import { healthReason, type HealthReason } from '#contract/health.ts'

const withReasons = v.object({ reasons: v.pipe(v.array(healthReason), v.minLength(1)) })

/**
 * The codes beside the `cause` or the `message` of details (HC-7); undefined if there are none, or one that
 * is not known.
 */
export function reasonsIn(details: unknown): readonly HealthReason[] | undefined {
  const read = v.safeParse(withReasons, details)
  return read.success ? read.output.reasons : undefined
}
