import type { Server } from '../../context.ts'
import { answerFailure } from '../../http/answerFailure.ts'
import { withAnswerHeaders } from '../../http/headers/answerHeaders.ts'
import type { Log } from '../../ports.ts'
import { probePaths } from '../probePaths.ts'
import { onBehalfOf } from './log/requestContext.ts'
import { requestIdOf } from './log/requestIdOf.ts'
import type { ServiceMetrics } from './metrics/serviceMetrics.ts'

/**
 * Gives each request an id, which is sent with the answer, measures it, and writes one line to the log:
 * method, route, status and duration. Paths and addresses are left out, because they contain ids and
 * searches.
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

/** Machines ask these every few seconds, so they are not logged. */
const probes = new Set<string>(Object.values(probePaths))

/** Other methods that a client invents would each become a label. */
const methods = new Set(
  'GET HEAD POST PUT PATCH DELETE OPTIONS REPORT PROPFIND PROPPATCH MOVE ACL'.split(' '),
)
