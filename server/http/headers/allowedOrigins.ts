import type { ServiceSettings } from '../../ports.ts'

/**
 * The web origins whose pages may call the service from a browser (ID-12, ID-13): the application's own and
 * the listed ones.
 */
export function allowedOrigins(
  settings: Pick<ServiceSettings, 'publicUrl' | 'allowedOrigins'>,
): ReadonlySet<string> {
  return new Set([settings.publicUrl, ...settings.allowedOrigins].map((address) => new URL(address).origin))
}
