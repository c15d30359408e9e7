import { useSyncExternalStore, type ReactNode } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import { valueStore } from '../queries/valueStore.ts'

/** The days and the zone that a page draws. */
export type DrawnPeriod = {
  readonly ranges: readonly Range[]
  readonly zone: string
  readonly declined: 'struck' | 'hidden'
}

/** A change that is drawn in the grid before it is made. All of it is loaded with the first one. */
export type Rehearsal = {
  /** Says over the grid what would change, with Apply and Discard. */
  readonly bar: ReactNode
  /** The calendar that is shown for it even if it is hidden. */
  readonly calendarId: string | undefined
  /** The events of a page with the change drawn among them. */
  readonly draw: (events: readonly CalendarEvent[], period: DrawnPeriod) => readonly CalendarEvent[]
}

/** The one rehearsal that stands; null for none. */
export const rehearsalStore = valueStore<{ readonly rehearsal: Rehearsal | null }>({ rehearsal: null })

export const useRehearsal = () =>
  useSyncExternalStore(rehearsalStore.onChange, rehearsalStore.current).rehearsal
