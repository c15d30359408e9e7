import type { Settings } from '../settings/readSettings.ts'

/**
 * The addresses at which the application may be opened on this machine, each with a trailing slash: by name,
 * by number, from Vite, and from the allowed origins.
 */
export function applicationUrls({ port, service }: Pick<Settings, 'port' | 'service'>): readonly string[] {
  const addresses = [
    service.publicUrl,
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    'http://localhost:5173',
    ...service.allowedOrigins,
  ]
  return [...new Set(addresses)].map((address) => `${address}/`)
}
