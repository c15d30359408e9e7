import { serveRoutes } from './serveRoutes.ts'
import { uploadBudget } from './http/body/uploadBudget.ts'
import { withBody } from './http/body/BytesResponse.ts'
import { defaultLimits } from './limits.ts'
import { requestContext, type Server } from './context.ts'
import type { Ports } from './ports.ts'
import { routes, type EndpointRoute } from './routes.ts'
import { createServices } from './services.ts'

/** The service, and the table it answers by. */
export type ServiceApp = Server & { readonly routes: readonly EndpointRoute[] }

/**
 * The whole service behind one function of the web platform: a Request in, a Response out, whatever happens
 * inside. A listener, MSW and the tests all mount this same core.
 */
export function createApp(ports: Ports): ServiceApp {
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
