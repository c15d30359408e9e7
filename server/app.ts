import { calendarRoutes } from './calendar/routes.ts'
import { historyRoutes } from './configuration/historyRoutes.ts'
import { configurationRoutes } from './configuration/routes.ts'
import { signOnRoutes } from './configuration/signOnRoutes.ts'
import { trialRoutes } from './configuration/trialRoutes.ts'
import { createServices } from './services.ts'
import { healthRoutes } from './health/routes.ts'
import { emptyApp } from './http/emptyApp.ts'
import { mountedOn } from './http/mount.ts'
import { uploadBudget } from './http/uploadBudget.ts'
import { embodied } from './http/wholeAnswer.ts'
import { relayRoutes } from './identity/relayRoutes.ts'
import { identityRoutes } from './identity/routes.ts'
import { userRoutes } from './identity/userRoutes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { defaultLimits } from './limits.ts'
import type { Ports } from './ports.ts'

/** What a mount knows of a request besides the request, and of itself. */
export type Caller = {
  /** The network address that the request came from. */
  readonly address?: string | undefined
  /** It sends the bytes of a whole answer, which then needs no body (`bytesOf`). */
  readonly sendsBytes?: boolean
}

export type Server = { fetch(request: Request, caller?: Caller): Promise<Response> }

/** The service, and what it answers: templates of paths with their verbs. */
export type Service = Server & { readonly verbs: ReadonlyMap<string, readonly string[]> }

/**
 * The whole service behind one function of the web platform: a Request in, a Response out, whatever happens inside.
 * A listener, MSW and the tests all mount this same core.
 */
export function createApp(ports: Ports): Service {
  const callers = new WeakMap<Request, Caller>()
  const context = createServices(ports, (request) => callers.get(request)?.address)
  const app = emptyApp(ports)
  const beginUpload = uploadBudget((ports.settings.limits ?? defaultLimits).uploads)
  identityRoutes(app, context)
  userRoutes(app, context)
  relayRoutes(app, context)
  configurationRoutes(app, context)
  historyRoutes(app, context)
  signOnRoutes(app, context)
  trialRoutes(app, context)
  healthRoutes(app, context)
  calendarRoutes(app, context)
  openApiRoutes(app)
  return {
    verbs: new Map(Object.entries(mountedOn(app)).map(([path, verbs]) => [path, Object.keys(verbs)])),
    fetch: async (request, caller = {}) => {
      callers.set(request, caller)
      const upload = beginUpload(request, caller.address ?? '')
      try {
        const answer = await app.fetch(request)
        return caller.sendsBytes === true ? answer : embodied(answer)
      } finally {
        upload.end()
      }
    },
  }
}
