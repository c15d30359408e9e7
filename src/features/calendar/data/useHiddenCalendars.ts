import { useCallback, useState } from 'react'
import { keepHidden, readHidden } from './hiddenCalendars.ts'

/** The calendars hidden on this device, and how to change that. */
export function useHiddenCalendars(userId: string) {
  const [hidden, setHidden] = useState(() => readHidden(localStorage, userId))

  const hide = useCallback(
    (ids: ReadonlySet<string>) => {
      keepHidden(localStorage, userId, ids)
      setHidden(ids)
    },
    [userId],
  )

  return { hidden, hide }
}
