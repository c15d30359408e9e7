/**
 * Long work in slices, so that others are answered in between: awaited after each step, it goes on at once
 * until the slice is over, and then lets whatever else is waiting have its turn.
 *
 * @param sliceMs how long nobody else is answered
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

/** How long the piece of work that continues next has been waiting: zero where none is. */
export const longestPauseMs = (): number => {
  const [next] = waiting
  return next === undefined ? 0 : performance.now() - next.sinceMs
}

/**
 * Waits until requests and timers that are due have had their turn. Of several who wait one continues at a
 * time, so that many long pieces of work hold up the others no longer than one does.
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

// Browsers, in which the mocks run, have no setImmediate; a timer waits longer than it has to.
const immediately: unknown = Reflect.get(globalThis, 'setImmediate')

function afterOthers(run: () => void): void {
  if (typeof immediately === 'function') Reflect.apply(immediately, undefined, [run])
  else setTimeout(run)
}
