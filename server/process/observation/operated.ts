import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { requestContext, type RequestContext, type Server } from '../../context.ts'
import { serveRoutes, type ServedRoute } from '../../serveRoutes.ts'
import type { Ports } from '../../ports.ts'
import { withTimeout } from '../../withTimeout.ts'
import { probePaths } from '../probePaths.ts'
import { isOnThisMachine } from './isOnThisMachine.ts'

export type Operation = Pick<Ports, 'store' | 'settings' | 'log'> & {
  readonly metrics: { readonly text: () => string }
  /** Whether the process is stopping. */
  readonly isStopping: () => boolean
}

/** A service with the endpoints for operation: liveness, readiness and metrics. */
export function operated(service: Server, operation: Operation): Server {
  const routes: readonly ServedRoute[] = [
    { method: 'GET', path: probePaths.alive, answer: () => Response.json({ status: 'alive' }) },
    { method: 'GET', path: probePaths.ready, answer: readinessOf(operation) },
    {
      method: 'GET',
      path: probePaths.metrics,
      answer: async (context) => {
        const error = isOnThisMachine(context) ? null : await errorOf(service, context)
        return error ?? new Response(operation.metrics.text(), { headers: { 'content-type': textFormat } })
      },
    },
  ]
  const paths = new Set(routes.map(({ path }) => path))
  const serve = serveRoutes(routes, operation)
  return {
    fetch: async (request, caller = {}) => {
      const context = requestContext(request, caller)
      return paths.has(context.url.pathname) ? serve(context, caller.onRoute) : service.fetch(request, caller)
    },
  }
}

const textFormat = 'text/plain; version=0.0.4; charset=utf-8'

const readyWithinMs = 800

/**
 * Ready means that the store answers; its tables were migrated before the first request. A store that does
 * not respond gets one call at a time, however often this is asked.
 */
function readinessOf({ store, isStopping }: Operation): () => Promise<Response> {
  let asked: Promise<boolean> | null = null
  const isStoreUp = (): Promise<boolean> => {
    asked ??= store
      .ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
  return async () => {
    if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503 })
    return (await withTimeout(readyWithinMs, isStoreUp())) === true
      ? Response.json({ status: 'ready' })
      : Response.json({ status: 'store unavailable' }, { status: 503 })
  }
}

/** Metrics are for callers who may use an administrators' endpoint. */
async function errorOf(
  service: Server,
  { request: { headers }, url, address }: RequestContext,
): Promise<Response | null> {
  const asked = new Request(new URL(administrationEndpoints.healthServices.path, url), { headers })
  const answer = await service.fetch(asked, { address })
  return answer.ok ? null : answer
}
