import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { mount, type Handler } from '../http/mount.ts'
import { StoreUnavailable } from '../store/Store.ts'
import { HttpError } from '../HttpError.ts'
import { healthHistory } from './history.ts'
import { ownChecks } from './ownChecks.ts'
import { registry, type PlainResult } from './registry.ts'

const defaultTimeoutMs = 3000

/** HC-1 to HC-7, HC-9. */
export function healthRoutes(app: Hono, { ports, identity }: Services): void {
  const { healthTimeoutMs = defaultTimeoutMs } = ports.settings
  const history = healthHistory(ports.store, ports.clock, ports.log)
  const components = registry(
    [...ownChecks(ports), ...ports.healthChecks],
    ports.clock,
    healthTimeoutMs,
    history.record,
  )

  /** Who cannot be told for an administrator sees the public view: this address answers everybody, whatever is down. */
  const isAdministrator = async (request: Request): Promise<boolean> => {
    if (!request.headers.has('authorization') && !request.headers.has('cookie')) return false
    try {
      await identity.requireAdministrator(request)
      return true
    } catch (error) {
      if (error instanceof HttpError || error instanceof StoreUnavailable) return false
      throw error
    }
  }
  const forAdministrators =
    (answer: Handler): Handler =>
    async (call) => {
      await identity.requireAdministrator(call.request)
      return answer(call)
    }

  mount(app, {
    '/api/healthcheck': {
      GET: async ({ request }) => {
        // Both at once: what is silent is waited for once.
        const [isAdmin, results] = await Promise.all([isAdministrator(request), components.plain()])
        const status = overall(results)
        const checks = isAdmin ? { checks: await components.detailed() } : {}
        return Response.json({ status, ...checks }, { status: codeOf(status) })
      },
    },
    '/api/healthcheck/services': {
      GET: forAdministrators(() => Response.json({ services: components.names() })),
    },
    '/api/healthcheck/{name}': {
      GET: forAdministrators(async ({ slot }) => {
        const name = slot('name')
        const result = await components.fresh(name)
        return result === null
          ? Response.json({ componentName: name, status: 'not found' }, { status: 404 })
          : Response.json(result, { status: codeOf(result.status) })
      }),
    },
    '/api/healthcheck/{name}/history': {
      GET: forAdministrators(async ({ slot }) => {
        const name = components.names().find((each) => each.toLowerCase() === slot('name').toLowerCase())
        if (name === undefined) {
          return Response.json({ componentName: slot('name'), status: 'not found' }, { status: 404 })
        }
        const checks = (await history.of(name)).map((sample) => ({
          ...sample,
          at: new Date(sample.at).toISOString(),
        }))
        return Response.json({ componentName: name, checks })
      }),
    },
  })
}

const overall = (results: readonly PlainResult[]) =>
  results.every(({ status }) => status === 'healthy') ? 'healthy' : 'unhealthy'

const codeOf = (status: PlainResult['status']) => (status === 'healthy' ? 200 : 503)
