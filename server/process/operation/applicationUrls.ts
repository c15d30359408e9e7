import type { Settings } from '../settings/readSettings.ts'

/**
 * Where the application may be opened on this machine, each with its trailing slash: by its name, by its
 * number, by Vite, and on the origins that may call the service.
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
