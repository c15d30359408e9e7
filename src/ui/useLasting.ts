import { useEffect, useState } from 'react'

/**
 * Whether something has been so for a while: what is over at once is never shown, and what is over is no longer shown.
 *
 * @param ms how long it has to be so
 */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo, ms])
  return isSo && hasLasted
}
