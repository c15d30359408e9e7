import type { AppConfig } from '#contract/appConfig.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

type Headers = Readonly<Record<string, string>>

const aYear = 365 * 24 * 60 * 60

/**
 * What every file of the application is sent with.
 *
 * @param publicUrl where people open it: behind TLS, a browser is told never to come without
 */
export function fileHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${aYear}` }),
  }
}

/**
 * What a page is sent with besides: what it may load and call, what it may ask of the device, and that no
 * window of others reaches it.
 *
 * @param tried what the page of a trial calls (CFG-11)
 */
export function pageHeaders(config: AppConfig | null, tried: readonly string[] = []): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(config, tried),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unneeded.map((feature) => `${feature}=()`).join(', '),
  }
}

/** What a calendar has no use for, and a script that slipped in would. */
const unneeded = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const
