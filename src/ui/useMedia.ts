import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, as it changes. For what a stylesheet cannot say: which elements there are. */
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
