import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * True from when nothing has been requested for so long, and ever after: the cache, which tells of each step of each
 * request, is no longer listened to then.
 *
 * @param isWaiting whether requests under way are waited for; else the time alone counts
 */
export function useOnceQuiet(quietMs: number, isWaiting = true): boolean {
  const client = useQueryClient()
  const [isQuiet, setIsQuiet] = useState(false)

  useEffect(() => {
    if (isQuiet) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      const isBusy = isWaiting && client.isFetching() > 0
      if (isBusy) clearTimeout(timer)
      timer = isBusy ? undefined : (timer ?? setTimeout(() => setIsQuiet(true), quietMs))
    }
    look()
    const stop = client.getQueryCache().subscribe(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, quietMs, isWaiting, isQuiet])

  return isQuiet
}
