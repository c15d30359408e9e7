import { serveRoutes } from './http/serveRoutes.ts'
import { uploadBudget } from './http/uploadBudget.ts'
import { withBody } from './http/BytesResponse.ts'
import { defaultLimits } from './limits.ts'
import { requestContext, type Server } from './context.ts'
import type { Ports } from './ports.ts'
import { routes, type EndpointRoute } from './routes.ts'
import { createServices } from './services.ts'

/** The service, and the table it answers by. */
export type App = Server & { readonly routes: readonly EndpointRoute[] }

/**
 * The whole service behind one function of the web platform: a Request in, a Response out, whatever happens inside.
 * A listener, MSW and the tests all mount this same core.
 */
export function createApp(ports: Ports): App {
  const table = routes(createServices(ports))
  const serve = serveRoutes(table, ports)
  const beginUpload = uploadBudget((ports.settings.limits ?? defaultLimits).uploads)
  return {
    routes: table,
    fetch: async (request, caller = {}) => {
      const upload = beginUpload(caller.address ?? '')
      try {
        const answer = await serve(requestContext(request, caller, upload), caller.onRoute)
        return caller.sendsBytes === true ? answer : withBody(answer)
      } finally {
        upload.end()
      }
    },
  }
}
