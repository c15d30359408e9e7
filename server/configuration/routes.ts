import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { mount } from '../http/mount.ts'

/** CFG-1 to CFG-6. */
export function configurationRoutes(app: Hono, _context: Context): void {
  mount(app, {})
}
