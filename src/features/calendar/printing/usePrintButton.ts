import { useEffect, useState } from 'react'

/**
 * Prints the page: at once, or when everything has been read that is to be on it, and its letters are there.
 *
 * @param isReady whether it was read, as far as it can be
 */
export function usePrintButton(isReady: boolean) {
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    if (!isAsked || !isReady) return undefined
    let isGone = false
    void document.fonts.ready.then(() => {
      if (isGone) return
      setIsAsked(false)
      window.print()
    })
    return () => {
      isGone = true
    }
  }, [isAsked, isReady])

  return { isWaiting: isAsked && !isReady, print: () => setIsAsked(true) }
}
