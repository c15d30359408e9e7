import { useEffect, useState } from 'react'
import type { Browser } from './Browser.ts'
import { applyPreferences, keepPreferences, readPreferences, type Preferences } from './preferences.ts'

/** This device's preferences, said on the page and kept as they change. */
export function usePreferences({ page, deviceStorage }: Pick<Browser, 'page' | 'deviceStorage'>) {
  const [preferences, setPreferences] = useState(() => readPreferences(deviceStorage))

  useEffect(() => applyPreferences(page, preferences), [page, preferences])

  function prefer(change: Partial<Preferences>): void {
    const next = { ...preferences, ...change }
    keepPreferences(deviceStorage, next)
    setPreferences(next)
  }

  return { preferences, prefer }
}
