import { minuteMs } from '#domain/time/units.ts'

/** Clocks jump when a computer wakes up or its time is set. This is the longest time between two checks. */
const lookEveryMs = 5000

/**
 * Checks the clock at every full minute, every few seconds in between, and when the person comes back to the
 * page.
 *
 * @returns stops it
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
