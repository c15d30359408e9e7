/**
 * The cache of a browser for answers with `Last-Modified` and without `Cache-Control` (RFC 9111 4.2.2): it
 * uses them for a while for GET, unless the request says `no-store`.
 */
export function browserCache(answer: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  const cached = new Map<string, Response>()
  return async (...parts) => {
    const request = new Request(...parts)
    if (request.method !== 'GET' || request.cache === 'no-store') return network(request)
    const known = cached.get(request.url)
    if (known) return known.clone()
    const fresh = await network(request)
    const isCacheable = fresh.headers.has('last-modified') && !fresh.headers.has('cache-control')
    if (isCacheable) cached.set(request.url, fresh.clone())
    return fresh
  }

  async function network(request: Request): Promise<Response> {
    const response = await answer(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
