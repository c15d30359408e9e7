import type { MiddlewareHandler } from 'hono'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, REPORT, PROPFIND, PROPPATCH, MOVE, ACL'
const requestHeaders =
  'Accept, Authorization, Content-Type, Depth, Destination, If-Match, If-None-Match, Overwrite, Prefer, X-HTTP-Method-Override'
const exposedHeaders = 'ETag, Location, Retry-After, WWW-Authenticate, X-Request-Id'

/** Lets the pages of the allowed origins call the service with credentials, and read what they need of the answers. */
export function crossOrigin(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('vary', 'Origin', { append: true })
    const origin = c.req.header('origin')
    if (origin === undefined || !allowed.has(origin)) return
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', exposedHeaders)
    if (c.req.method !== 'OPTIONS') return
    c.header('access-control-allow-methods', methods)
    c.header('access-control-allow-headers', requestHeaders)
    c.header('access-control-max-age', '600')
  }
}
