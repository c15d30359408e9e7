import type { Slots } from '#contract/endpoints.ts'
import type { RequestContext } from './context.ts'
import { HttpError, throwHttpError } from './HttpError.ts'
import type { Ports } from './ports.ts'
import { allowedOrigins } from './http/headers/allowedOrigins.ts'
import { answerFailure } from './http/answerFailure.ts'
import { withAnswerHeaders } from './http/headers/answerHeaders.ts'
import { withCrossOrigin } from './http/headers/crossOrigin.ts'
import { router, type Route } from './http/routing/router.ts'

/** A route with its handler, whose parameters are those named in the path. */
export type ServedRoute = Route & {
  readonly answer: (context: RequestContext, parameters: Slots) => Response | Promise<Response>
}

/**
 * Answers requests by a table of routes. Another method is 405 with `Allow`, OPTIONS and HEAD work
 * everywhere, an unknown path is 404 (ERR-3), and everything thrown becomes an answer (ERR-1).
 */
export function serveRoutes(
  routes: readonly ServedRoute[],
  { settings, log }: Pick<Ports, 'settings' | 'log'>,
): (context: RequestContext, onRoute?: (template: string) => void) => Promise<Response> {
  const find = router(routes)
  const origins = allowedOrigins(settings)

  const answer = async (context: RequestContext, onRoute: (template: string) => void): Promise<Response> => {
    const found = find(context.url.pathname)
    if (found === null) return new HttpError('not-found', 'There is nothing at this address.').toResponse()
    onRoute(found.template)
    const { allowed, parameters } = found
    if (context.method === 'OPTIONS') return new Response(null, { headers: { allow: allowed } })
    const route =
      found.routeFor(context.method, context.url.searchParams) ??
      throwHttpError('method-not-allowed', `This address answers ${allowed} only.`, { allow: allowed })
    return route.answer(context, parameters)
  }

  return async (context, onRoute = () => undefined) => {
    const answered = await answer(context, onRoute).catch((error: unknown) => answerFailure(error, log))
    const sent = context.request.method === 'HEAD' ? await withoutBody(answered) : answered
    return withCrossOrigin(withAnswerHeaders(sent), context.request, origins)
  }
}

/** HEAD: the work for the body is cancelled. */
async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel()
  return new Response(null, answer)
}
