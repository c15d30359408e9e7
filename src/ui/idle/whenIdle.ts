/** So long it waits at most. */
const longestMs = 2_000

/**
 * Does something when the page has nothing better to do: what a person waits for is painted first.
 *
 * @returns calls it off
 */
export function whenIdle(act: () => void): () => void {
  if (!hasIdle) {
    const timer = window.setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: longestMs })
  return () => cancelIdleCallback(handle)
}

/** Safari has none. */
const hasIdle = 'requestIdleCallback' in globalThis
