import { serve } from '@hono/node-server'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { AddressInfo } from 'node:net'
import type { Server } from '../createServer.ts'

export type StageName = 'core' | 'cookie' | 'http' | 'msw'

/** Where a service was mounted: its origin, how to reach it, and how to take it down. */
export type Mounted = {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

const origin = 'http://kalends.example'

/** The ways one core is mounted. `cookie` is the core again, its people signed in by cookie (ID-15). */
export const stages: Readonly<Record<StageName, (server: Server) => Promise<Mounted>>> = {
  core: async (server) => ({
    origin,
    fetch: (request) => server.fetch(request),
    close: async () => undefined,
  }),
  cookie: async (server) => ({
    origin,
    fetch: (request) => server.fetch(request),
    close: async () => undefined,
  }),
  http: async (server) => {
    const listener = serve({ fetch: (request) => server.fetch(request), port: 0, hostname: '127.0.0.1' })
    const address = await new Promise<AddressInfo>((resolve) => {
      listener.on('listening', () => {
        const bound = listener.address()
        if (bound !== null && typeof bound === 'object') resolve(bound)
      })
    })
    return {
      origin: `http://127.0.0.1:${address.port}`,
      fetch: (request) => fetch(request),
      close: () =>
        new Promise((resolve) => {
          listener.close(() => resolve())
        }),
    }
  },
  msw: async (server) => {
    const worker = setupServer(http.all(`${origin}/*`, ({ request }) => server.fetch(request)))
    worker.listen({ onUnhandledFrame: 'error' })
    return { origin, fetch: (request) => fetch(request), close: async () => worker.close() }
  },
}
