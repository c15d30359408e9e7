import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** What of a week is folded: the hours before the day and after it, or its empty weekend. */
export type StripSide = 'before' | 'after' | 'weekend'

/** The events on screen, and the name of the calendar that one of them is in. */
export type EventsAround = {
  readonly events: readonly CalendarEvent[]
  readonly calendarName: string
}

/** What a person can do in a grid; the page implements it. Stable between renders. */
export type GridActions = {
  readonly openEvent: (key: string) => void
  /** A new event from an instant on, to an end (exclusive) if one was drawn. */
  readonly startEvent: (start: EpochMs, end?: EpochMs) => void
  /** A new event of whole days, the last one inclusive. */
  readonly startDays: (first: IsoDate, last: IsoDate) => void
  /** The zone that the grid is drawn in. */
  readonly zone: Zone
  /** When an event is; null for one that no longer exists or may not be changed. */
  readonly whenOf: (key: string) => EventWhen | null
  /** Say why the time of an event may not be changed. */
  readonly tellFixed: (key: string) => Promise<void>
  /** Resolves when the event is drawn in its new place, or is back in its old one. Never rejects. */
  readonly drag: (key: string, to: EventWhen) => Promise<void>
  /** The same for a copy of it; the event stays where it is. */
  readonly copy: (key: string, to: EventWhen) => Promise<void>
  /** What is around an event, to be announced while keys move it. */
  readonly around: (key: string) => EventsAround
  /** Turn to the page that has a day. */
  readonly showDate: (date: IsoDate) => void
  /** Whether the view shows a day where it is turned to: not one of a hidden weekend. */
  readonly isShown: (date: IsoDate) => boolean
  /** Something is said to an event, by this first character; missing where nothing hears it. */
  readonly say?: (key: string, typed: string) => void
  readonly openDay: (date: IsoDate) => void
  readonly showMore: (date: IsoDate, button: HTMLElement) => void
  readonly step: (direction: -1 | 1) => void
  /** Unfold what is folded, or fold it again. Only in a grid that folds. */
  readonly toggleStrip?: (side: StripSide) => void
}
