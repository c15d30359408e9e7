import type { AppConfig } from '#contract/appConfig.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

type Headers = Readonly<Record<string, string>>

const aYear = 365 * 24 * 60 * 60

/**
 * The headers of every file of the application.
 *
 * @param publicUrl its address; with https, browsers are told to use only that
 */
export function fileHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${aYear}` }),
  }
}

/**
 * Additional headers of a page: what it may load and call, which features of the device it may use, and that
 * other windows cannot reach it.
 *
 * @param tried the addresses that the page of a trial calls (CFG-11)
 */
export function pageHeaders(config: AppConfig | null, tried: readonly string[] = []): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(config, tried),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unneeded.map((feature) => `${feature}=()`).join(', '),
  }
}

/** Features that a calendar does not need, but an injected script might use. */
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
