import { useCallback, useSyncExternalStore } from 'react'
import { hiddenOf, hideCalendars, onHiddenChange } from './hiddenCalendars.ts'

/** The calendars hidden on this device, and how to change that. */
export function useHiddenCalendars(userId: string) {
  const hidden = useSyncExternalStore(onHiddenChange, () => hiddenOf(userId))
  const hide = useCallback((ids: ReadonlySet<string>) => hideCalendars(userId, ids), [userId])
  return { hidden, hide }
}
