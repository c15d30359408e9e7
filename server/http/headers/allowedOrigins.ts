import type { ServiceSettings } from '../../ports.ts'

/**
 * The web origins whose pages may call the service (ID-12, ID-13): the application's own, and those in the
 * settings.
 */
export function allowedOrigins(
  settings: Pick<ServiceSettings, 'publicUrl' | 'allowedOrigins'>,
): ReadonlySet<string> {
  return new Set([settings.publicUrl, ...settings.allowedOrigins].map((address) => new URL(address).origin))
}
