import type { Server } from '../../context.ts'
import { answerFailure } from '../../http/answerFailure.ts'
import { withAnswerHeaders } from '../../http/headers/answerHeaders.ts'
import type { Log } from '../../ports.ts'
import { probePaths } from '../probePaths.ts'
import { onBehalfOf } from './log/requestContext.ts'
import { requestIdOf } from './log/requestIdOf.ts'
import type { ServiceMetrics } from './metrics/serviceMetrics.ts'

/**
 * A service whose every request has an id, sent with the answer, is measured, and leaves one line in the log:
 * its verb, its route, how it was answered and how long that took. Paths and addresses are no part of it, as
 * they hold ids and searches.
 */
export function observed(
  service: Server,
  { log, metrics }: { readonly log: Log; readonly metrics: Pick<ServiceMetrics, 'request'> },
): Server {
  return {
    fetch: (request, caller) => {
      const requestId = requestIdOf(request.headers)
      return onBehalfOf(requestId, async () => {
        let template: string | null = null
        const onRoute = (found: string) => {
          template = found
        }
        const began = performance.now()
        const answer = await service
          .fetch(request, { ...caller, onRoute })
          .catch((error: unknown) => withAnswerHeaders(answerFailure(error, log)))
        const ms = performance.now() - began
        const route = template ?? (answer.ok || answer.status === 304 ? '(file)' : '(nothing)')
        const method = methods.has(request.method) ? request.method : 'other'
        metrics.request({ route, method, status: String(answer.status) }, ms / 1000)
        log(probes.has(route) ? 'probe' : 'request', {
          method,
          route,
          status: answer.status,
          ms: Math.round(ms * 10) / 10,
        })
        answer.headers.set('x-request-id', requestId)
        return answer
      })
    },
  }
}

/** Asked every few seconds by machines: not worth a line each. */
const probes = new Set<string>(Object.values(probePaths))

/** Any other word a client makes up would be a label of its own. */
const methods = new Set(
  'GET HEAD POST PUT PATCH DELETE OPTIONS REPORT PROPFIND PROPPATCH MOVE ACL'.split(' '),
)
