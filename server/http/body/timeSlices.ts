/**
 * Splits long work into slices, so that others are answered in between. Await the result after each step: it
 * continues at once within a slice, and after that lets everything else that waits run first.
 *
 * @param sliceMs the length of a slice in milliseconds
 */
export function timeSlices(sliceMs = 8): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs
  return () => {
    if (performance.now() < end) return undefined
    return yieldToOthers().then(() => {
      end = performance.now() + sliceMs
    })
  }
}

type Paused = { readonly resume: () => void; readonly sinceMs: number }

const waiting: Paused[] = []

/** How long the next piece of paused work has been waiting, in milliseconds; zero if there is none. */
export const longestPauseMs = (): number => {
  const [next] = waiting
  return next === undefined ? 0 : performance.now() - next.sinceMs
}

/**
 * Waits until all requests and timers that are due have run. Of several callers one continues at a time, so
 * that many long tasks delay others no longer than one does.
 */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push({ resume: resolve, sinceMs: performance.now() })
    if (waiting.length === 1) afterOthers(resumeOne)
  })
}

function resumeOne(): void {
  waiting.shift()?.resume()
  if (waiting.length > 0) afterOthers(resumeOne)
}

// Browsers, where the mocks run, have no setImmediate. There a timer is used, which waits a little longer.
const immediately: unknown = Reflect.get(globalThis, 'setImmediate')

function afterOthers(run: () => void): void {
  if (typeof immediately === 'function') Reflect.apply(immediately, undefined, [run])
  else setTimeout(run)
}
