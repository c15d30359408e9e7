import { minuteMs } from '#domain/time/units.ts'

/** Clocks jump when a computer wakes or its time is set: so long at most nobody looks. */
const lookEveryMs = 5000

/**
 * Looks at the clock at every full minute, every few seconds in between, and when the person comes back to the page.
 *
 * @returns how to stop
 */
export function watchClock(look: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout>

  function lookAgain() {
    const toNextMinuteMs = minuteMs - (Date.now() % minuteMs)
    timer = setTimeout(lookAgain, Math.min(lookEveryMs, toNextMinuteMs))
    look()
  }

  lookAgain()
  document.addEventListener('visibilitychange', look, { signal })
  document.addEventListener('resume', look, { signal })
  window.addEventListener('focus', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
