import { useState } from 'react'
import { keepWatchPreferences, readWatchPreferences, type WatchPreferences } from './watchPreferences.ts'

/** How this person watches on this device, and how to change that. */
export function useWatchPreferences() {
  const [preferences, setPreferences] = useState(() => readWatchPreferences(localStorage))

  function prefer(change: Partial<WatchPreferences>): void {
    const next = { ...preferences, ...change }
    keepWatchPreferences(localStorage, next)
    setPreferences(next)
  }

  return { preferences, prefer }
}
