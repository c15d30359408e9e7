import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { mount } from '../http/mount.ts'
import { relay } from './relay.ts'

/** CFG-7. */
export function relayRoutes(app: Hono, context: Context): void {
  const redeem = relay(context)
  mount(app, { '/api/oidc/token': { POST: ({ request }) => redeem(request) } })
}
