import { preview } from 'vite'
import type { Target } from './Target.ts'

/**
 * The mock build behind a static file server: each browser context has a fresh world, so nothing needs to be
 * prepared.
 */
export async function mockedTarget(): Promise<Target> {
  const server = await preview({ mode: 'mock', logLevel: 'silent', preview: { port: 0, host: 'localhost' } })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The mock build has no address: was it built?')
  return { kind: 'mocked', url, accepts: async () => true, set: async () => {}, close: () => server.close() }
}
