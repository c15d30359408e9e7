import type { RequestContext } from '../context.ts'
import type { Handlers } from '../Handler.ts'
import { HttpError } from '../HttpError.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/storeErrors.ts'
import { healthHistory } from './history.ts'
import { ownChecks } from './ownChecks.ts'
import { registry, type PlainResult } from './registry.ts'

const defaultTimeoutMs = 3000

/** The health page and its history (HC-1 to HC-7, HC-9). */
export function healthHandlers({
  ports,
  identity,
}: Services): Handlers<'health' | 'healthServices' | 'healthOf' | 'healthHistory'> {
  const { healthTimeoutMs = defaultTimeoutMs } = ports.settings
  const history = healthHistory(ports.store, ports.clock, ports.log)
  const components = registry(
    [...ownChecks(ports), ...ports.healthChecks],
    ports.clock,
    healthTimeoutMs,
    history.record,
  )

  /**
   * Callers who cannot be identified get the public view, because this must answer even if other parts are
   * down.
   */
  const isAdministrator = async (context: RequestContext): Promise<boolean> => {
    const { headers } = context.request
    if (!headers.has('authorization') && !headers.has('cookie')) return false
    try {
      return await identity.isAdministrator(context)
    } catch (error) {
      if (error instanceof HttpError || error instanceof StoreUnavailable) return false
      throw error
    }
  }

  return {
    health: async (context) => {
      // In parallel, so that two timeouts do not add up.
      const [isAdmin, results] = await Promise.all([isAdministrator(context), components.plain()])
      const status = overall(results)
      const checks = isAdmin ? { checks: await components.detailed() } : {}
      return Response.json({ status, ...checks }, { status: codeOf(status) })
    },

    healthServices: () => Response.json({ services: components.names() }),

    healthOf: async ({ parameters: { name } }) => {
      const result = await components.fresh(name)
      return result === null ? noComponent(name) : Response.json(result, { status: codeOf(result.status) })
    },

    healthHistory: async ({ parameters }) => {
      const name = components.names().find((each) => each.toLowerCase() === parameters.name.toLowerCase())
      if (name === undefined) return noComponent(parameters.name)
      const checks = (await history.of(name)).map((sample) => ({
        ...sample,
        at: new Date(sample.at).toISOString(),
      }))
      return Response.json({ componentName: name, checks })
    },
  }
}

const noComponent = (componentName: string) =>
  Response.json({ componentName, status: 'not found' }, { status: 404 })

const overall = (results: readonly PlainResult[]) =>
  results.every(({ status }) => status === 'healthy') ? 'healthy' : 'unhealthy'

const codeOf = (status: PlainResult['status']) => (status === 'healthy' ? 200 : 503)
