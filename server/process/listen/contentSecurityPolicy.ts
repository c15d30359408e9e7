import { hash } from 'node:crypto'
import type { AppConfig } from '#contract/appConfig.ts'
import { browserCalls } from '../../configuration/application/browserCalls.ts'

/**
 * The two style elements that React Aria puts into the page, word for word: press handling, and its scroll
 * lock on iOS.
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
 * What the application's page may load and call: itself, and the origins that its configuration names. Only
 * origins are printed, so that nothing stored can add a directive.
 *
 * @param config what the application is about to read (CFG-6); null if it cannot be read now
 * @param tried what the page of a trial calls besides (CFG-11)
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
    // Text becomes markup or code only by the policy of src/trustedTypes.ts.
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
