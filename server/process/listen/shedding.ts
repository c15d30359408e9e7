import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints } from '#contract/endpoints.ts'
import { withAnswerHeaders } from '../../http/headers/answerHeaders.ts'
import { asksOnly } from '../../http/routing/asksOnly.ts'
import { longestPauseMs } from '../../http/body/timeSlices.ts'
import type { Log } from '../../ports.ts'
import { HttpError } from '../../HttpError.ts'
import { probePaths } from '../probePaths.ts'
import { admission, idleTurnMs, type AdmissionKind } from './admission.ts'
import { knownCredentials } from './knownCredentials.ts'
import type { NodeHandler } from './listen.ts'
import { systemClock } from '../../clocks.ts'

export type Shedding = {
  readonly log: Log
  /** Called for each refused request. */
  readonly refused: (kind: AdmissionKind) => void
  /** Whether all calls of the store have had to wait lately. */
  readonly isStoreBusy: () => boolean
  /** Whether the process is still loading what it needs. */
  readonly isLoading: () => boolean
  /** The web origins whose pages may read a refusal. */
  readonly origins: ReadonlySet<string>
}

type Pending = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly kind: AdmissionKind
  readonly done: () => void
}

export type Shed = {
  readonly handle: NodeHandler
  /** Call this for each accepted connection. */
  readonly connected: () => void
  stop(): void
}

/** In seconds: when to try again. */
export const busyRetryAfter = 2

/** The HTTP parser needs about as much time for a request as refusing it, but that cannot be measured. */
const parsingShare = 2

/**
 * Queues requests in front of a handler and refuses them with 503 if there are too many, before anything but
 * their headers is read. Health probes and the files of the application are never queued; they cost very
 * little.
 */
export function shedding(handle: NodeHandler, options: Shedding): Shed {
  const gate = admission<Pending>(performance.now())
  const credentials = knownCredentials(systemClock)
  let refusingMs = 0
  let refusedUnlogged = 0
  let isTurning = false

  const reject = (pending: Pending) => {
    const began = performance.now()
    rejectBusy(pending, options.origins)
    refusedUnlogged += 1
    options.refused(pending.kind)
    pending.done()
    refusingMs += (performance.now() - began) * parsingShare
  }
  const start = async ({ request, response, done }: Pending) => {
    try {
      if (!response.destroyed) await handle(request, response)
    } finally {
      credentials.note(request, response.statusCode)
      done()
    }
  }
  const turn = () => {
    const decided = gate.turn({
      nowMs: performance.now(),
      refusingMs,
      pauseMs: longestPauseMs(),
      isStoreBusy: options.isStoreBusy(),
      isLoading: options.isLoading(),
    })
    refusingMs = 0
    for (const pending of decided.rejected) reject(pending)
    for (const pending of decided.start) void start(pending)
  }
  // Repeats in every turn of the event loop while requests wait or arrive.
  const turns = () => {
    turn()
    isTurning = !gate.isSettled()
    if (isTurning) setImmediate(turns)
  }
  const begin = () => {
    if (isTurning) return
    isTurning = true
    gate.wake(performance.now())
    setImmediate(turns)
  }
  const idle = setInterval(() => {
    if (!isTurning) turn()
  }, idleTurnMs).unref()
  const logging = setInterval(() => {
    if (refusedUnlogged > 0) options.log('overloaded', { refused: refusedUnlogged })
    refusedUnlogged = 0
  }, 1000).unref()

  return {
    stop: () => {
      clearInterval(idle)
      clearInterval(logging)
    },
    connected: () => {
      begin()
      gate.connect()
    },
    handle: async (request, response) => {
      if (isNeverRefused(request)) return handle(request, response)
      const { promise, resolve } = Promise.withResolvers<void>()
      const pending = {
        request,
        response,
        kind: kindOf(request, credentials.isKnown(request)),
        done: resolve,
      }
      begin()
      const decision = gate.arrive(pending, pending.kind, performance.now())
      if (decision === 'start') return start(pending)
      if (decision === 'refuse') reject(pending)
      return promise
    },
  }
}

const neverRefused = [...Object.values(probePaths), endpoints.health.path, '/assets']

const isNeverRefused = ({ method, url = '' }: IncomingMessage) =>
  method === 'OPTIONS' || neverRefused.some((path) => isAtOrBelow(path, url)) || isPage(url)

/** A person could do nothing with a refusal in its place: the page itself asks again for what is refused. */
const isPage = (url: string) => ['/', '/index.html'].includes(url.split('?', 1).join(''))

const isAtOrBelow = (path: string, url: string) =>
  url.startsWith(path) && ['/', '?', undefined].includes(url[path.length])

function kindOf({ method = 'GET', url = '', headers }: IncomingMessage, isSignedIn: boolean): AdmissionKind {
  if (!isSignedIn) return 'other'
  const override = headers['x-http-method-override']
  const requestMethod = typeof override === 'string' ? override.toUpperCase() : method
  const [pathname = ''] = url.split('?', 1)
  return asksOnly(requestMethod, pathname) ? 'read' : 'write'
}

/** Built once, because refusing must be cheap. */
const overloaded = new HttpError(
  'unavailable',
  'There are too many requests just now; nothing was changed. Please try again.',
  { 'retry-after': String(busyRetryAfter) },
).toResponse()
withAnswerHeaders(overloaded)
const errorBytes = Buffer.from(await overloaded.text())
const errorHeaders = {
  ...Object.fromEntries(overloaded.headers),
  'content-length': errorBytes.byteLength,
}
const largestDrained = 64 * 1024

function rejectBusy({ request, response }: Pending, origins: ReadonlySet<string>): void {
  if (response.destroyed) return
  const { origin, 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const isLarge = encoding !== undefined || Number(length ?? 0) > largestDrained
  response
    .writeHead(503, {
      ...errorHeaders,
      vary: 'Origin',
      // The rest of a large body is not read.
      ...(isLarge && { connection: 'close' }),
      ...(origin !== undefined &&
        origins.has(origin) && {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'Retry-After',
        }),
    })
    .end(errorBytes)
}
