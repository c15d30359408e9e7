const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, REPORT, PROPFIND, PROPPATCH, MOVE, ACL'
const requestHeaders =
  'Accept, Authorization, Content-Type, Depth, Destination, If-Match, If-None-Match, Last-Event-ID, Overwrite, Prefer, Schedule-Reply, X-HTTP-Method-Override, X-Schedule-Note'
const exposedHeaders = 'ETag, Location, Retry-After, WWW-Authenticate, X-Request-Id'

/** Allows pages of the allowed origins to call with credentials and to read the headers they need. */
export function withCrossOrigin(answer: Response, request: Request, allowed: ReadonlySet<string>): Response {
  const { headers } = answer
  headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.has(origin)) return answer
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.set('access-control-expose-headers', exposedHeaders)
  if (request.method !== 'OPTIONS') return answer
  headers.set('access-control-allow-methods', methods)
  headers.set('access-control-allow-headers', requestHeaders)
  headers.set('access-control-max-age', '600')
  return answer
}
