import { ApiError } from '../../../../api/ApiError.ts'
import { retryDelay } from '../../../../api/retryDelay.ts'
import { holdPage } from '../../../../navigation/pageHold.ts'

/**
 * The time until an unsent edit is tried again without any other reason. A service that is busy for a moment is asked
 * again soon, one that stays away less often.
 */
const firstRetryMs = 1_000
const longestRetryMs = 10_000

/** Of the page, which the newest outbox speaks for: after a sign-out there is another. */
let release: (() => void) | null = null

/** Calls back when trying again may work, and asks before the page is left too early. */
export function retryWatch(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let requestedMs = 0
  const retryLater = () => {
    retryMs = Math.min(2 * retryMs, longestRetryMs)
    requestedMs = 0
    retry()
  }

  return {
    /** An edit failed: the service may want to be asked again later (`Retry-After`). */
    failed(error: unknown): void {
      if (error instanceof ApiError && error.retryAfterMs !== undefined)
        requestedMs = Math.max(requestedMs, retryDelay(0, error))
    },
    /**
     * @param isUnsent whether anything is in the outbox
     * @param isDue whether an edit failed and should be tried again
     * @param isAsked whether an edit is on its way, or would be lost with the page
     */
    watch(now: { readonly isUnsent: boolean; readonly isDue: boolean; readonly isAsked: boolean }): void {
      clearTimeout(timer)
      if (!now.isDue) [retryMs, requestedMs] = [firstRetryMs, 0]
      if (typeof window === 'undefined') return
      if (now.isAsked) release ??= holdPage()
      else {
        release?.()
        release = null
      }
      if (!now.isUnsent) return
      window.addEventListener('online', retry)
      window.addEventListener('focus', retry)
      if (now.isDue) timer = setTimeout(retryLater, Math.max(retryMs, requestedMs))
    },
  }
}
