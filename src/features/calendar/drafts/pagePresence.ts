import { useEffect } from 'react'

let pages = 0

/** The calendar is on screen as long as the component that uses this is mounted. */
export function usePagePresence(): void {
  useEffect(() => {
    pages += 1
    return () => {
      pages -= 1
    }
  }, [])
}

/**
 * Whether the whole page has gone at an address that it will come back to, for example to sign in again: what
 * was open there was not closed by the person.
 */
export const isPageLeft = (path: string): boolean => pages === 0 && (location.hash.slice(1) || '/') === path
