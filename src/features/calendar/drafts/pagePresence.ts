import { useEffect } from 'react'

let pages = 0

/** While the component that uses it is there, the calendar is on screen. */
export function usePagePresence(): void {
  useEffect(() => {
    pages += 1
    return () => {
      pages -= 1
    }
  }, [])
}

/**
 * Whether all of the page has gone at an address that it will come back to, such as on the way to sign in again:
 * what was open there has not been closed.
 */
export const isPageLeft = (path: string): boolean => pages === 0 && (location.hash.slice(1) || '/') === path
