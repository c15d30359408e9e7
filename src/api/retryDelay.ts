import { ApiError } from './ApiError.ts'

const firstMs = 1_000
const longestMs = 30_000

/**
 * What `Retry-After` asks for, in milliseconds (RFC 9110 10.2.3); a date is what no service of ours sends.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const requested = headers.get('Retry-After') ?? ''
  return /^\d{1,9}$/.test(requested) ? Number(requested) * 1000 : undefined
}

/**
 * How long until something is asked again: never sooner than the service said, and not everybody at once.
 *
 * @param count how often it was asked again before
 * @param chance 0 to 1
 */
export function retryDelay(count: number, error: unknown, chance = Math.random()): number {
  const usual = Math.min(longestMs, firstMs * 2 ** count)
  const requested = error instanceof ApiError ? error.retryAfterMs : undefined
  return requested === undefined ? usual : Math.min(longestMs, requested * (1 + chance / 2))
}
