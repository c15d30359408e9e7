import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import { componentHealth, healthAnswer, healthServices } from '#contract/health.ts'
import { redact } from '#domain/health/redact.ts'
import type { Api } from '../../../api/createApi.ts'
import type { ComponentResult, Health } from './Health.ts'

const answersWithin = 10_000

// Secrets go before the value is anywhere: state, cache, page or clipboard (HC-7).
const component = v.pipe(
  componentHealth,
  v.transform(({ componentName, status, details }): ComponentResult => ({
    componentName,
    status,
    details: redact(details),
  })),
)

/** The health of the service; an unhealthy one answers 503 with the same body (HC-1). */
export async function getHealth(api: Api, signal?: AbortSignal): Promise<Health> {
  const { value } = await api.send(endpoints.health, {
    schema: healthAnswer,
    isData: [503],
    timeoutMs: answersWithin,
    signal,
  })
  return { status: value.status, components: value.checks ? readable(value.checks) : null }
}

/**
 * The private view for an administrator: servers that tell a bearer only the verdict are asked for each component
 * (HC-2, HC-3, HC-4).
 */
export async function getPrivateHealth(api: Api, signal?: AbortSignal): Promise<Health> {
  const health = await getHealth(api, signal)
  if (health.components) return health
  const { value } = await api.send(endpoints.healthServices, { schema: healthServices, signal })
  const components = await Promise.all(value.services.map((name) => getComponent(api, name, signal)))
  return { ...health, components }
}

async function getComponent(api: Api, name: string, signal?: AbortSignal): Promise<ComponentResult> {
  const { value } = await api.send(endpoints.healthOf, {
    slots: { name },
    schema: component,
    isData: [404, 503],
    timeoutMs: answersWithin,
    signal,
  })
  return value
}

/** A result that cannot be read costs only itself. */
const readable = (checks: readonly unknown[]): readonly ComponentResult[] =>
  checks.flatMap((check) => {
    const read = v.safeParse(component, check)
    return read.success ? [read.output] : []
  })
