import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { mount } from '../http/mount.ts'
import { backchannelLogout } from './backchannel.ts'
import { providerPresence } from './providerPresence.ts'
import { relay } from './relay.ts'

/** What goes between a provider and the service itself: CFG-7, CFG-12, ID-20. */
export function relayRoutes(app: Hono, context: Services): void {
  const redeem = relay(context)
  const presence = providerPresence(context)
  const logOut = backchannelLogout(context)
  mount(app, {
    '/api/oidc/provider': { GET: presence },
    '/api/oidc/token': { POST: ({ request }) => redeem(request) },
    '/api/oidc/backchannel-logout': { POST: ({ request }) => logOut(request) },
  })
}
