import { ApiError } from './ApiError.ts'
import { retryDelay } from './retryDelay.ts'

/** How often a service that is busy is asked again. */
const maxRetries = 2

/**
 * Whether a request is sent again that is not for any other failure: the service refused because it is busy for a moment
 * (503 with `Retry-After`), and has done nothing.
 *
 * @param retries how many there were before
 */
export const isWorthRetrying = (retries: number, error: Error): boolean =>
  retries < maxRetries &&
  error instanceof ApiError &&
  error.failure === 'unavailable' &&
  error.retryAfterMs !== undefined

/**
 * Asks again, after the time that the service wants, while it is busy (`isWorthRetrying`). Every other failure is thrown
 * at once.
 *
 * @param wait resolves after so many milliseconds
 */
export async function whileBusy<Answer>(
  ask: () => Promise<Answer>,
  wait: (milliseconds: number) => Promise<unknown> = waitFor,
): Promise<Answer> {
  for (let retries = 0; ; retries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error && isWorthRetrying(retries, error))) throw error
      await wait(retryDelay(retries, error))
    }
  }
}

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
