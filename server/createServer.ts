import { Hono } from 'hono'
import { calendarRoutes } from './calendar/routes.ts'
import { configurationRoutes } from './configuration/routes.ts'
import { createContext } from './context.ts'
import { healthRoutes } from './health/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import type { Ports } from './ports.ts'

/**
 * The whole service behind one function of the web platform: a Request in, a Response out, whatever happens inside.
 * A listener, MSW and the tests all mount this same core.
 */
export function createServer(ports: Ports): { fetch(request: Request): Promise<Response> } {
  const context = createContext(ports)
  const app = new Hono()
  identityRoutes(app, context)
  configurationRoutes(app, context)
  healthRoutes(app, context)
  calendarRoutes(app, context)
  return { fetch: async (request) => app.fetch(request) }
}
