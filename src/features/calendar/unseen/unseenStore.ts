import { useSyncExternalStore } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import { valueStore } from '../queries/valueStore.ts'

/** Draws among the events of a page what others changed. */
export type DrawUnseen = (
  events: readonly CalendarEvent[],
  period: { readonly ranges: readonly Range[]; readonly zone: string },
) => readonly CalendarEvent[]

/** What others changed since one last looked, as far as the page needs it. All of it is loaded after the first screen. */
export const unseenStore = valueStore<{
  /** Null as long as there is nothing. */
  readonly draw: DrawUnseen | null
  /** Goes to the next change; null where the server does not tell. */
  readonly step: (() => void) | null
}>({ draw: null, step: null })

export const useDrawUnseen = () => useSyncExternalStore(unseenStore.onChange, unseenStore.current).draw
