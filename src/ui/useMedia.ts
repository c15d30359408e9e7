import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, updated on change. For what a stylesheet cannot do: which elements exist.
 */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
