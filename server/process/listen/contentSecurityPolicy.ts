import { hash } from 'node:crypto'
import type { AppConfig } from '#contract/appConfig.ts'

/** The two style elements that React Aria puts into the page, word for word: press handling, and its scroll lock on iOS. */
export const reactAriaStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const

const styleHashes = reactAriaStyles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`)

/**
 * What the application's page may load and call: itself, and the origins that its configuration names. Only origins are
 * printed, so that nothing stored can add a directive.
 *
 * @param config what the application is about to read (CFG-6); null where it cannot be told now
 */
export function contentSecurityPolicy(config: AppConfig | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    `connect-src ${["'self'", ...originsOf(config)].join(' ')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    // Text becomes markup or code only by the policy of src/trustedTypes.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function originsOf(config: AppConfig | null): readonly string[] {
  if (config === null) return []
  const called = [config.baseUrl, config.davUrl, ...calledAtProvider(config.oidc)]
  const origins = called.flatMap((address) => URL.parse(address)?.origin ?? [])
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}

/** With the provider's metadata at hand nothing is discovered, and only a flow without a code reads its keys. */
function calledAtProvider({ authority, metadata, response_type }: AppConfig['oidc']): readonly string[] {
  if (metadata === undefined) return [authority]
  return response_type === 'code' ? [metadata.token_endpoint] : [metadata.token_endpoint, metadata.jwks_uri]
}
