import { ApiError } from './ApiError.ts'
import { retryDelay } from './retryDelay.ts'

/** How often a service that is busy is asked again. */
const maxRetries = 2

/**
 * Asks again, after the time that the service wants, when it refuses because it is busy for a moment (503 with
 * `Retry-After`): it has done nothing then. Every other failure is thrown at once.
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
      if (retries === maxRetries || !isBusy(error)) throw error
      await wait(retryDelay(retries, error))
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'unavailable' && error.retryAfterMs !== undefined

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
