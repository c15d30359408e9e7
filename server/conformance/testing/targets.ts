import { once } from 'node:events'
import { createServer } from 'node:http'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Server } from '../../context.ts'
import { requestLimits } from '../../process/listen/requestLimits.ts'
import { nodeRequests } from '../../process/listen/nodeRequests.ts'

export type TargetName = 'core' | 'cookie' | 'http' | 'msw'

/** A running service: its origin, how to call it, and how to stop it. */
export type RunningTarget = {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

const origin = 'http://kalends.example'

/** Every target trusts what a request says about its sender, as behind a proxy. */
const callerOf = ({ headers }: Request) => ({ address: headers.get('x-forwarded-for') ?? undefined })

/** The ways in which the same core is run. `cookie` is the core, with people signed in by cookie (ID-15). */
export const targets: Readonly<Record<TargetName, (server: Server) => Promise<RunningTarget>>> = {
  core: async (server) => ({
    origin,
    fetch: (request) => server.fetch(request, callerOf(request)),
    close: async () => undefined,
  }),
  cookie: async (server) => ({
    origin,
    fetch: (request) => server.fetch(request, callerOf(request)),
    close: async () => undefined,
  }),
  http: async (server) => {
    const listener = createServer(
      { maxHeaderSize: requestLimits.headerBytes },
      nodeRequests(server, true),
    ).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const bound = listener.address()
    const port = bound === null || typeof bound === 'string' ? 0 : bound.port
    return {
      origin: `http://127.0.0.1:${port}`,
      fetch: (request) => fetch(request),
      close: () =>
        new Promise((resolve) => {
          listener.close(() => resolve())
        }),
    }
  },
  msw: async (server) => {
    const worker = setupServer(
      http.all(`${origin}/*`, ({ request }) => server.fetch(request, callerOf(request))),
    )
    worker.listen({ onUnhandledFrame: 'error' })
    return { origin, fetch: (request) => fetch(request), close: async () => worker.close() }
  },
}
