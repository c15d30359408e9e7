import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { mount } from '../http/mount.ts'

/** HC-1 to HC-7. */
export function healthRoutes(app: Hono, _context: Context): void {
  mount(app, {})
}
