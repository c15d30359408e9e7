import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, updated on change. For what a stylesheet cannot do: which elements exist.
 */
export function useMedia(query: string): boolean {
  // To ask for it takes a tenth of a millisecond, each time that something is drawn.
  const media = useMemo(() => matchMedia(query), [query])
  const watch = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(watch, () => media.matches)
}
