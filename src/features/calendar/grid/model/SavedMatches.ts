import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'

/** A saved search that an event matches. */
export type SavedMatch = {
  readonly name: string
  /** The colour of its mark, as CSS, for both themes. */
  readonly spine: string
  /** Its mark on paper, where colours may be missing: `◆`. */
  readonly symbol: string
}

/** The saved searches that are on, asked about events. */
export type SavedMatches = {
  /** Those that an event matches, in their order. */
  readonly of: (event: CalendarEvent) => readonly SavedMatch[]
  /** Whether others are highlighted and this event is not. */
  readonly recedes: (event: CalendarEvent) => boolean
  /** The events that are drawn: what some searches isolate is shown alone. The identical list if none does. */
  readonly shown: (events: readonly CalendarEvent[]) => readonly CalendarEvent[]
  /** The names of those that isolate. */
  readonly isolatedBy: readonly string[]
}
