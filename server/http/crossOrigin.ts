import type { MiddlewareHandler } from 'hono'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, REPORT, PROPFIND, PROPPATCH, MOVE, ACL'
const requestHeaders =
  'Accept, Authorization, Content-Type, Depth, Destination, If-Match, If-None-Match, Overwrite, Prefer, X-HTTP-Method-Override'
const exposedHeaders = 'ETag, Location, Retry-After, WWW-Authenticate, X-Request-Id'

/** Lets the pages of the allowed origins call the service with credentials, and read what they need of the answers. */
export function crossOrigin(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    // Set on the answer itself: a framework’s way makes another answer for each.
    const { headers } = c.res
    headers.append('vary', 'Origin')
    const origin = c.req.header('origin')
    if (origin === undefined || !allowed.has(origin)) return
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    headers.set('access-control-expose-headers', exposedHeaders)
    if (c.req.method !== 'OPTIONS') return
    headers.set('access-control-allow-methods', methods)
    headers.set('access-control-allow-headers', requestHeaders)
    headers.set('access-control-max-age', '600')
  }
}
