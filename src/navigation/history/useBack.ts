import { useEffect, useEffectEvent } from 'react'

/** Calls back when Back, Forward or a typed address leads to something else than what is shown. */
export function useBack(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const listener = () => back()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
}
