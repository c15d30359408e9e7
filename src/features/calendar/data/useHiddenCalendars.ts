import { useState } from 'react'
import { keepHidden, readHidden } from './hiddenCalendars.ts'

/** The calendars hidden on this device, and how to change that. */
export function useHiddenCalendars(userId: string) {
  const [hidden, setHidden] = useState(() => readHidden(localStorage, userId))

  function hide(ids: ReadonlySet<string>): void {
    keepHidden(localStorage, userId, ids)
    setHidden(ids)
  }

  return { hidden, hide }
}
