import { isAnythingOpen } from './isAnythingOpen.ts'

/**
 * Calls back at once, or as soon as nothing is open any more in which something may have been typed.
 *
 * @returns no longer calls back
 */
export function whenNothingIsOpen(run: () => void): () => void {
  if (!isAnythingOpen()) {
    run()
    return () => undefined
  }
  let frame = 0
  // What is closed lets go of the page a moment after it has gone from it.
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      if (isAnythingOpen()) return
      stop()
      run()
    })
  })
  function stop() {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
