import { useEffect, useEffectEvent } from 'react'

/**
 * Does at once what a dialog is opened for: with a file that was dropped, or after a look that was applied.
 *
 * @param reason it is done once for each; nothing is done for none
 */
export function useBegun<Reason extends object>(
  reason: Reason | null | undefined,
  begin: (reason: Reason) => void,
): void {
  const onBegin = useEffectEvent(begin)
  useEffect(() => {
    let isThere = true
    // In development React unmounts every component once, and mounts it again at once.
    queueMicrotask(() => {
      if (isThere && reason) onBegin(reason)
    })
    return () => {
      isThere = false
    }
  }, [reason])
}
