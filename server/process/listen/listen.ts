import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerFailure } from '../../http/answerFailure.ts'
import type { Log } from '../../ports.ts'
import { answerUnknownMethod, answerUnread } from './answerUnread.ts'
import { cutOffUnread, type SendingSince } from './cutOffUnread.ts'
import { isTooSlow, requestLimits, type RequestLimits } from './requestLimits.ts'
import { StartProblem } from '../StartProblem.ts'

export type Listener = {
  /** Stops accepting requests, waits a while for running ones, then closes the port. Never rejects. */
  stop(): Promise<void>
}

/** Handles a request of Node. A rejection is logged, and answered with 500 if nothing was sent yet. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

type Place = {
  readonly host: string
  readonly port: number
  /** The setting with the port, for the message when the port is taken. */
  readonly setting: string
  /** How long `stop` waits for running requests. */
  readonly patienceMs?: number
  readonly limits?: Partial<RequestLimits>
  readonly log?: Log
  /** Called for each connection. */
  readonly connected?: () => void
}

/** @throws {StartProblem} if the port is taken or the host is not one of this machine */
export async function listen(place: Place, handle: NodeHandler): Promise<Listener> {
  const { host, port, patienceMs = 2_500, log = () => undefined } = place
  const limits = { ...requestLimits, ...place.limits }
  const underWay = new Map<ServerResponse, SendingSince>()
  const arriving = new Map<IncomingMessage, Arrival>()
  let isStopping = false
  const server = createServer(nodeOptions(limits), (request, response) => {
    const sinceMs = performance.now()
    const { bytesRead: bytesBefore, bytesWritten: sentBefore } = request.socket
    underWay.set(response, { sinceMs, sentBefore })
    if (isStopping) response.setHeader('connection', 'close')
    response.once('close', () => underWay.delete(response))
    arriving.set(request, { response, sinceMs, bytesBefore })
    request.once('close', () => arriving.delete(request))
    // Without a listener, a connection that breaks later would end the process.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    void answered(handle, request, response, log)
  })
  if (place.connected !== undefined) server.on('connection', place.connected)
  server.on('connect', (_request, socket) => answerUnknownMethod(socket))
  server.on('clientError', (error, socket) => {
    if (socket.writableEnded) return
    // After the beginning of another answer, this one would be taken for its end.
    const isAnswering = [...underWay.keys()].some((each) => each.socket === socket && each.headersSent)
    if (socket.writable && !isAnswering) answerUnread(error, socket)
    else socket.destroy()
  })
  server.maxHeadersCount = limits.headers
  server.maxConnections = limits.connections
  server.timeout = limits.silenceMs
  // Closes idle connections to make room for new ones.
  server.on('drop', () => server.closeIdleConnections())
  const checks = setInterval(() => {
    cutOffSlow(arriving, limits)
    cutOffUnread(underWay, limits, performance.now())
  }, limits.checkMs).unref()
  server.listen({ port, host, backlog: 2_048 })
  try {
    await once(server, 'listening')
  } catch (cause) {
    clearInterval(checks)
    throw new StartProblem(sentenceFor(cause, place), { cause })
  }
  return {
    stop: async () => {
      isStopping = true
      const closed = once(server, 'close')
      server.close()
      for (const response of underWay.keys()) {
        // A connection that stays open after its answer would keep the port.
        if (!response.headersSent) response.setHeader('connection', 'close')
        response.once('close', () => server.closeIdleConnections())
      }
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(impatience)
      clearInterval(checks)
    },
  }
}

const nodeOptions = (limits: RequestLimits) => ({
  headersTimeout: limits.headersMs,
  // `cutOffSlow` limits bodies by their speed instead.
  requestTimeout: 0,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: limits.checkMs,
  maxHeaderSize: limits.headerBytes,
})

async function answered(
  handle: NodeHandler,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  try {
    await handle(request, response)
  } catch (error) {
    // A client that disconnects is not an error.
    if (request.destroyed && !request.complete) return
    const failure = answerFailure(error, log)
    if (response.headersSent) response.destroy()
    else
      response
        .setHeaders(failure.headers)
        .writeHead(failure.status)
        .end(await failure.text())
  }
}

type Arrival = {
  readonly response: ServerResponse
  readonly sinceMs: number
  /** The bytes that the connection had read before this request's body. */
  readonly bytesBefore: number
}

function cutOffSlow(arriving: Map<IncomingMessage, Arrival>, limits: RequestLimits): void {
  const nowMs = performance.now()
  for (const [request, { response, sinceMs, bytesBefore }] of arriving) {
    if (request.complete) continue
    const { socket } = request
    if (!isTooSlow(nowMs - sinceMs, socket.bytesRead - bytesBefore, limits)) continue
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    // Called once: a socket that cannot be flushed stays open for a while.
    socket.destroySoon()
    arriving.delete(request)
  }
}

function sentenceFor(cause: unknown, { host, port, setting }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or set ${setting} to another.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: set ${setting} to one above 1023.`
  return `${host} is no address of this machine: set HOST to one that is.`
}
