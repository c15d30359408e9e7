import { useEffect, useState } from 'react'
import type { Browser } from '../Browser.ts'
import { applyPreferences, keepPreferences, readPreferences, type Preferences } from './preferences.ts'

/** This device's preferences, said on the page and kept as they change. */
export function usePreferences({
  page,
  deviceStorage,
  reload,
}: Pick<Browser, 'page' | 'deviceStorage' | 'reload'>) {
  const [preferences, setPreferences] = useState(() => readPreferences(deviceStorage))

  useEffect(() => applyPreferences(page, preferences), [page, preferences])

  function prefer(change: Partial<Preferences>): void {
    const next = { ...preferences, ...change }
    keepPreferences(deviceStorage, next)
    // Formatted text is cached in many places, so a page keeps its language until it is reloaded.
    if (next.language !== preferences.language) return reload()
    setPreferences(next)
  }

  return { preferences, prefer }
}
