/**
 * Splits long work into slices, so that others are answered in between. Await the result after each step: it
 * continues at once within a slice, and after that lets everything else that waits run first.
 *
 * @param sliceMs the length of a slice in milliseconds
 */
export function timeSlices(sliceMs = 8): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs
  let slices = 0
  return () => {
    const now = performance.now()
    if (now < end) return undefined
    slices = now - end > restMs ? 1 : slices + 1
    return yieldToOthers(slices).then(() => {
      end = performance.now() + sliceMs
    })
  }
}

/** What goes on after such a rest counts as new work: a worker that is never over, or a client that reads slowly. */
const restMs = 1000

type Paused = { readonly resume: () => void; readonly sinceMs: number; readonly slices: number }

/** In the order in which they paused. */
const waiting: Paused[] = []

/** What has had more slices than these is long by itself: its wait says nothing about how busy the service is. */
const shortWork = 32

/** How long the next piece of short work has been paused, in milliseconds; zero if there is none. */
export const longestPauseMs = (): number => {
  const next = waiting[leastServed()]
  return next === undefined || next.slices > shortWork ? 0 : performance.now() - next.sinceMs
}

/**
 * Waits until all requests and timers that are due have run. Of several callers one continues at a time, so
 * that many long tasks delay others no longer than one does. In turn, it is the one that has had the fewest
 * slices, and the one that has waited longest: what is short is soon over, however much long work there is,
 * and long work goes on, however much short work there is.
 *
 * @param slices how many the caller has had
 */
export function yieldToOthers(slices = 0): Promise<void> {
  return new Promise((resolve) => {
    waiting.push({ resume: resolve, sinceMs: performance.now(), slices })
    if (waiting.length === 1) afterOthers(resumeOne)
  })
}

let isLongestNext = false

function resumeOne(): void {
  const [next] = waiting.splice(isLongestNext ? 0 : leastServed(), 1)
  isLongestNext = !isLongestNext
  next?.resume()
  if (waiting.length > 0) afterOthers(resumeOne)
}

/** The place of the one that has had the fewest slices, of several the one that has waited longest. */
function leastServed(): number {
  let place = 0
  for (const [index, { slices }] of waiting.entries())
    if (slices < (waiting[place]?.slices ?? 0)) place = index
  return place
}

// Browsers, where the mocks run, have no setImmediate. There a timer is used, which waits a little longer.
const immediately: unknown = Reflect.get(globalThis, 'setImmediate')

function afterOthers(run: () => void): void {
  if (typeof immediately === 'function') Reflect.apply(immediately, undefined, [run])
  else setTimeout(run)
}
