import * as v from 'valibot'
import { redact, redactText } from '#domain/health/redact.ts'
import type { HealthReason, HealthStatus } from '#contract/health.ts'
import { reasonsIn } from '#domain/health/reasonsIn.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { StoreDamaged, StoreFull, StoreReadOnly, StoreUnavailable } from '../store/storeErrors.ts'
import { withTimeout } from '../withTimeout.ts'
import type { Clock, HealthCheck } from '../ports.ts'
import type { StoredSample } from './thinned.ts'

export type PlainResult = { readonly componentName: string; readonly status: HealthStatus }
export type DetailedResult = PlainResult & { readonly details?: unknown }

/** The registered components (HC-5). Names are matched in any letter case. */
export type Registry = {
  names(): readonly string[]
  /** Without `details`, so that nothing else can get into a public answer. */
  plain(names?: readonly string[]): Promise<readonly PlainResult[]>
  detailed(names?: readonly string[]): Promise<readonly DetailedResult[]>
  /** A result at most a second old; null if there is no such component. */
  fresh(name: string): Promise<DetailedResult | null>
}

const cachedMs = 5000
const freshMs = 1000

/**
 * Asks all components at once, each with its own time-out, and caches their answers for a few seconds (HC-6).
 * If two checks have the same name, the later one counts.
 *
 * @param heard called with each new result, not with cached ones (HC-9)
 */
export function registry(
  checks: readonly HealthCheck[],
  clock: Clock,
  timeoutMs: number,
  heard: (componentName: string, sample: StoredSample) => void = () => undefined,
): Registry {
  const byName = new Map(checks.map((check) => [check.name.toLowerCase(), check]))
  const cached = new Map<HealthCheck, { readonly at: EpochMs; readonly result: Promise<DetailedResult> }>()

  const resultOf = (check: HealthCheck, maxAgeMs: number): Promise<DetailedResult> => {
    const last = cached.get(check)
    if (last !== undefined && clock() - last.at < maxAgeMs) return last.result
    const at = clock()
    const result = ask(check, timeoutMs).then((answer) => {
      const { status, details } = answer
      heard(check.name, {
        at,
        status,
        latencyMs: clock() - at,
        cause: causeIn(answer),
        reasons: reasonsIn(details),
      })
      return answer
    })
    cached.set(check, { at, result })
    return result
  }
  const detailed = (names?: readonly string[]) => {
    const wanted = new Set(names?.map((name) => name.toLowerCase()) ?? byName.keys())
    const asked = [...byName].filter(([name]) => wanted.has(name))
    return Promise.all(asked.map(([, check]) => resultOf(check, cachedMs)))
  }

  return {
    names: () => [...byName.values()].map(({ name }) => name),
    plain: async (names) =>
      (await detailed(names)).map(({ componentName, status }) => ({ componentName, status })),
    detailed,
    fresh: async (name) => {
      const check = byName.get(name.toLowerCase())
      return check === undefined ? null : resultOf(check, freshMs)
    },
  }
}

const withCause = v.object({ cause: v.string() })

/** The cause of a failure, already redacted. */
function causeIn({ details }: DetailedResult): string | undefined {
  return v.is(withCause, details) ? details.cause.slice(0, 200) : undefined
}

/** Never rejects: errors become results. */
async function ask(check: HealthCheck, timeoutMs: number): Promise<DetailedResult> {
  const componentName = check.name
  try {
    const result = await withTimeout(timeoutMs, check.check())
    if (result === null) {
      const amount = timeoutMs / 1000
      const cause = `No answer within ${amount} seconds`
      return {
        componentName,
        status: 'unhealthy',
        details: { cause, reasons: [{ code: 'no-answer', amount }] },
      }
    }
    const { status, details } = result
    return { componentName, status, ...(details !== undefined && { details: redact(details) }) }
  } catch (error) {
    const cause = error instanceof Error ? redactText(error.message) : 'unknown'
    return { componentName, status: 'unhealthy', details: { cause, ...reasonOf(error) } }
  }
}

function reasonOf(error: unknown): { readonly reasons?: readonly HealthReason[] } {
  if (error instanceof StoreFull) return { reasons: [{ code: 'store-full' }] }
  if (error instanceof StoreDamaged) return { reasons: [{ code: 'store-damaged' }] }
  if (error instanceof StoreReadOnly) return { reasons: [{ code: 'store-read-only' }] }
  return error instanceof StoreUnavailable ? { reasons: [{ code: 'store-unreachable' }] } : {}
}
