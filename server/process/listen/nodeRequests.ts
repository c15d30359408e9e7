import { ServerResponse, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Server } from '../../context.ts'
import { BytesResponse } from '../../http/body/BytesResponse.ts'
import type { NodeHandler } from './listen.ts'
import { forwardedAddress } from './forwardedAddress.ts'
import { forwardedFrom } from './requestHost.ts'

/**
 * The service as a handler for Node's http. A trusted proxy says who the caller is (`forwardedAddress`). Without one
 * such headers are ignored, because anyone can send them.
 */
export function nodeRequests(service: Server, isProxyTrusted: boolean): NodeHandler {
  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const { remoteAddress } = incoming.socket
      const forwarded = isProxyTrusted ? forwardedAddress(request.headers.get('x-forwarded-for')) : null
      const address = forwarded ?? remoteAddress
      return sentAtOnce(await service.fetch(request, { address, sendsBytes: true }), outgoing)
    },
    // HTTP/1.0 may name no host (RFC 9112 3.2). `knownHosts` lets only probes through without one.
    { hostname: 'localhost', overrideGlobalObjects: false },
  )
  return (request, response) => answer(isProxyTrusted ? asTheProxySaw(request) : request, response)
}

/** Sends a complete answer without a stream; returns what is left to send. */
function sentAtOnce(answer: Response, outgoing: object): Response {
  if (!(answer instanceof BytesResponse) || !(outgoing instanceof ServerResponse)) return answer
  outgoing.setHeaders(answer.headers).writeHead(answer.status).end(answer.content)
  return RESPONSE_ALREADY_SENT
}

/** The request with the address that the browser requested, in absolute form. */
function asTheProxySaw(request: IncomingMessage): IncomingMessage {
  const forwarded = forwardedFrom(request)
  if (forwarded !== null) request.url = `${forwarded.protocol}://${forwarded.host}${request.url}`
  return request
}
