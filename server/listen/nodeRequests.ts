import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Server } from '../createServer.ts'

/**
 * The service as Node's http knows handlers. Where a proxy is trusted, what it says of the caller holds: the last address of
 * `X-Forwarded-For`, which it wrote itself. Where none is, such headers are anybody's words and are not read.
 */
export function nodeRequests(service: Server, isProxyTrusted: boolean): RequestListener {
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress } = incoming.socket
      const forwarded = isProxyTrusted ? request.headers.get('x-forwarded-for') : null
      return service.fetch(request, { address: forwarded?.split(',').at(-1)?.trim() ?? remoteAddress })
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    void answer(isProxyTrusted ? asTheProxySaw(request) : request, response)
  }
}

/** The request with the address that the browser asked for, in absolute form. */
function asTheProxySaw(request: IncomingMessage): IncomingMessage {
  const protocol = last(request.headers['x-forwarded-proto'])
  const host = last(request.headers['x-forwarded-host']) ?? request.headers.host
  if (/^https?$/.test(protocol ?? '') && host !== undefined && request.url?.startsWith('/')) {
    request.url = `${protocol}://${host}${request.url}`
  }
  return request
}

const last = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined
