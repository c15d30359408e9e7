import { endpoints } from '#contract/endpoints.ts'
import type { Caller, Server } from '../../app.ts'
import { withTimeout } from '../../withTimeout.ts'
import { emptyApp } from '../../http/emptyApp.ts'
import { mount, type Handler } from '../../http/mount.ts'
import type { Ports } from '../../ports.ts'
import { isOnThisMachine } from './isOnThisMachine.ts'

export type Operation = Pick<Ports, 'store' | 'settings' | 'log'> & {
  readonly metrics: { readonly text: () => string }
  /** Whether this process was told to end. */
  readonly isStopping: () => boolean
}

/** A service with what machines ask of it in front: is the process alive, is it ready for requests, how is it doing. */
export function operated(service: Server, operation: Operation): Server {
  const callers = new WeakMap<Request, Caller>()
  const app = emptyApp(operation)
  const paths: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
    '/healthz': { GET: () => Response.json({ status: 'alive' }) },
    '/readyz': { GET: readinessOf(operation) },
    '/metrics': {
      GET: async ({ request }) => {
        const refusal = isOnThisMachine(request, callers.get(request) ?? {})
          ? null
          : await refusalOf(service, request, callers.get(request))
        return refusal ?? new Response(operation.metrics.text(), { headers: { 'content-type': textFormat } })
      },
    },
  }
  mount(app, paths)
  return {
    fetch: async (request, caller = {}) => {
      if (!Object.hasOwn(paths, new URL(request.url).pathname)) return service.fetch(request, caller)
      callers.set(request, caller)
      return app.fetch(request)
    },
  }
}

const textFormat = 'text/plain; version=0.0.4; charset=utf-8'

const readyWithinMs = 800

/**
 * Ready means that the store answers: its tables were brought up to date before the first request was taken. A store that hangs is
 * asked once, however often this is asked.
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

/** The service knows who administers it: what it says to an address for administrators only is said here too. */
async function refusalOf(
  service: Server,
  { url, headers }: Request,
  caller?: Caller,
): Promise<Response | null> {
  const asked = new Request(new URL(endpoints.healthServices.path, url), { headers })
  const answer = await service.fetch(asked, caller)
  return answer.ok ? null : answer
}
