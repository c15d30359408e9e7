import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { goneObjects } from '../edits/batches/goneObjects.ts'
import { deselectObjects, selection, type SelectedKeys } from '../grid/drag/selecting/selection.ts'

export type SelectedEvents = {
  readonly keys: SelectedKeys
  /** As they were seen last: some may be on another page by now. */
  readonly selected: () => readonly CalendarEvent[]
}

/** The selected events; what turns out to be deleted is none. @param events what is shown now */
export function useSelectedEvents(events: readonly CalendarEvent[]): SelectedEvents {
  const keys = useSyncExternalStore(selection.onChange, selection.current)
  useEffect(() => goneObjects.onChange(() => deselectObjects(goneObjects.current().names)), [])
  const seen = useRef(new Map<string, CalendarEvent>())
  useLayoutEffect(() => {
    if (keys.size === 0 && seen.current.size === 0) return
    const next = new Map<string, CalendarEvent>()
    for (const key of keys) {
      const last = seen.current.get(key)
      if (last) next.set(key, last)
    }
    for (const event of events) if (keys.has(event.key)) next.set(event.key, event)
    seen.current = next
  })
  const [selected] = useState(() => () => [...seen.current.values()])
  return { keys, selected }
}
