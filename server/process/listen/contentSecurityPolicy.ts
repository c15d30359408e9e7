import { hash } from 'node:crypto'
import type { AppConfig } from '#contract/appConfig.ts'
import { browserCalls } from '../../configuration/application/browserCalls.ts'

/**
 * The exact text of the two style elements that React Aria adds to the page: for presses, and for locking
 * scrolling on iOS.
 */
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
 * The policy for the application's page: it may load and call its own origin and those in its configuration.
 * Only origins are printed, so that nothing stored can add a directive.
 *
 * @param config the configuration that the application will read (CFG-6); null if it cannot be read now
 * @param tried the addresses that the page of a trial calls as well (CFG-11)
 */
export function contentSecurityPolicy(config: AppConfig | null, tried: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    `connect-src ${["'self'", ...originsOf(config, tried)].join(' ')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    // Only the policy of src/trustedTypes.ts may turn text into markup or code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function originsOf(config: AppConfig | null, tried: readonly string[]): readonly string[] {
  const own =
    config === null ? [] : [config.baseUrl, config.davUrl, ...browserCalls(config).map(({ url }) => url)]
  const origins = [...own, ...tried].flatMap((address) => URL.parse(address)?.origin ?? [])
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}
