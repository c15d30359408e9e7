import * as v from 'valibot'
import type { AppConfig } from '#contract/appConfig.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Failure } from '#contract/failure.ts'
import { componentHealth, healthServices, healthStatus } from '#contract/health.ts'
import { healthSample } from '#contract/healthHistory.ts'
import type { ComponentResult, Health } from '#domain/health/Health.ts'
import { redact, redactText } from '#domain/health/redact.ts'
import type { Sample } from '#domain/health/Sample.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'
import { epochMs } from '#domain/time/units.ts'

const answersWithin = 10_000

// Secrets are removed before the value reaches state, cache, page or clipboard (HC-7).
const component = v.pipe(
  v.object({
    componentName: v.string(),
    status: v.optional(v.unknown()),
    details: v.optional(v.unknown()),
  }),
  v.transform(({ componentName, status, details }): ComponentResult => ({
    componentName,
    status: v.is(componentHealth.entries.status, status) ? status : 'unknown',
    details: redact(details),
    latencyMs: null,
  })),
)

/** Half an answer is better than none: the verdict or the checks may be missing or broken, but not both. */
const answer = v.pipe(
  v.object({
    status: v.fallback(v.nullable(healthStatus), null),
    checks: v.fallback(v.nullish(v.array(v.unknown())), null),
  }),
  v.check(({ status, checks }) => status !== null || (checks ?? []).some((check) => v.is(component, check))),
  v.transform(({ status, checks }): Health => {
    const components = checks ? readable(checks) : null
    const areWell = components?.every((each) => each.status === 'healthy') ?? true
    return {
      status: status ?? (areWell ? 'healthy' : 'unhealthy'),
      components,
      unreadable: (checks?.length ?? 0) - (components?.length ?? 0),
    }
  }),
)

const samples = v.pipe(
  v.object({ checks: v.array(v.unknown()) }),
  v.transform(({ checks }): readonly Sample[] => checks.flatMap(readSample)),
)

/** The health of the service; an unhealthy one answers 503 with the same body (HC-1). */
async function getHealth(api: Api, signal?: AbortSignal): Promise<Health> {
  const { value } = await api.send(endpoints.health, {
    schema: answer,
    isData: [503],
    timeoutMs: answersWithin,
    signal,
  })
  return value
}

/** What everybody may know: the verdict without names, whatever the service sent. */
export async function getVerdict(api: Api, signal?: AbortSignal): Promise<Health> {
  return { ...(await getHealth(api, signal)), components: null, unreadable: 0 }
}

/**
 * The private view for an administrator. A server that answers a bearer token with the verdict only is asked
 * for each component (HC-2, HC-3, HC-4). If it names no components, the verdict is all there is.
 */
export async function getPrivateHealth(api: Api, signal?: AbortSignal): Promise<Health> {
  const health = await getHealth(api, signal)
  if (health.components) return health
  const names = await getNames(api, signal)
  return names ? { ...health, components: await getComponents(api, names, signal) } : health
}

async function getNames(api: Api, signal?: AbortSignal): Promise<readonly string[] | null> {
  try {
    const { value } = await api.send(administrationEndpoints.healthServices, {
      schema: healthServices,
      signal,
    })
    return value.services
  } catch (error) {
    if (error instanceof ApiError && tellsNoNames.has(error.failure)) return null
    throw error
  }
}

/**
 * Fresh results, each component requested on its own (HC-4). If an answer cannot be read, the others still
 * count.
 */
export function getComponents(
  api: Api,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ComponentResult[]> {
  return Promise.all(names.map((name) => getComponent(api, name, signal)))
}

async function getComponent(api: Api, name: string, signal?: AbortSignal): Promise<ComponentResult> {
  const askedAt = performance.now()
  try {
    const { value } = await api.send(administrationEndpoints.healthOf, {
      slots: { name },
      schema: component,
      isData: [404, 503],
      timeoutMs: answersWithin,
      signal,
    })
    return { ...value, latencyMs: Math.round(performance.now() - askedAt) }
  } catch (error) {
    if (error instanceof ApiError && concernsOne.has(error.failure)) {
      return { componentName: name, status: 'unknown', details: null, latencyMs: null }
    }
    throw error
  }
}

/**
 * The service's history of a component, the oldest first (HC-9); samples that cannot be read are left out.
 */
export async function getHistory(api: Api, name: string, signal?: AbortSignal): Promise<readonly Sample[]> {
  const { value } = await api.send(administrationEndpoints.healthHistory, {
    slots: { name },
    schema: samples,
    signal,
  })
  return value
}

/** Whether the service has a history of its components (HC-9). */
export const hasHistory = ({ features }: AppConfig): boolean => features.history

/** The service knows no HC-3. */
const tellsNoNames: ReadonlySet<Failure> = new Set([
  'not-found',
  'method-not-allowed',
  'not-implemented',
  'not-supported',
])

/** Something is wrong with one component's answer, and not with the service or with us. */
const concernsOne: ReadonlySet<Failure> = new Set([
  'unreadable-answer',
  'server-error',
  'timed-out',
  'not-found',
  'not-implemented',
])

/** If a result cannot be read, the others still count. */
const readable = (checks: readonly unknown[]): readonly ComponentResult[] =>
  checks.flatMap((check) => {
    const read = v.safeParse(component, check)
    return read.success ? [read.output] : []
  })

function readSample(value: unknown): readonly Sample[] {
  const read = v.safeParse(healthSample, value)
  if (!read.success) return []
  const { at, status, latencyMs, cause, reasons } = read.output
  const instant = epochMs(Date.parse(at))
  if (Number.isNaN(instant)) return []
  return [{ at: instant, status, latencyMs, cause: cause === undefined ? null : redactText(cause), reasons }]
}
