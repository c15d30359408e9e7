/**
 * What a browser does with answers that have a `Last-Modified` and no `Cache-Control` (RFC 9111 4.2.2): it keeps them for a while,
 * and answers a GET by them unless the request says `no-store`.
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
