import { ApiError } from './ApiError.ts'

const firstMs = 1_000
const longestMs = 30_000

/**
 * The delay in `Retry-After`, in milliseconds (RFC 9110 10.2.3). Dates are not read: our service sends none.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const requested = headers.get('Retry-After') ?? ''
  return /^\d{1,9}$/.test(requested) ? Number(requested) * 1000 : undefined
}

/**
 * How long to wait before a retry: at least as long as the service asked for, and different for each client.
 *
 * @param count how many retries there were before
 * @param chance 0 to 1
 */
export function retryDelay(count: number, error: unknown, chance = Math.random()): number {
  const requested = error instanceof ApiError ? error.retryAfterMs : undefined
  return Math.min(longestMs, requested === undefined ? firstMs * 2 ** count : requested * (1 + chance / 2))
}
