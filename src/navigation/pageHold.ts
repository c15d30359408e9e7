let holds = 0

/** Ask before the page is left, because something would be lost with it. @returns stops asking */
export function holdPage(): () => void {
  const asking = new AbortController()
  holds += 1
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asking.signal })
  return () => {
    if (asking.signal.aborted) return
    asking.abort()
    holds -= 1
  }
}

/** Whether something would be lost with the page. */
export const isPageHeld = (): boolean => holds > 0
