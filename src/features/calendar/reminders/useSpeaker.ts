import { useEffect, useState } from 'react'

/**
 * Whether this tab is the one of all tabs of a person that looks for reminders and notifies: the first, and after it is
 * closed the next (Web Locks).
 */
export function useSpeaker(userId: string): boolean {
  const [isSpeaker, setIsSpeaker] = useState(!('locks' in navigator))
  useEffect(() => {
    if (!('locks' in navigator)) return undefined
    const closing = new AbortController()
    const { signal } = closing
    const hold = () =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
        setIsSpeaker(true)
      })
    // Refused where storage is blocked: then each tab speaks for itself, as without locks.
    navigator.locks
      .request(`kalends.reminders.${userId}`, { signal }, hold)
      .catch(() => signal.aborted || setIsSpeaker(true))
    return () => {
      closing.abort()
      setIsSpeaker(false)
    }
  }, [userId])
  return isSpeaker
}
