import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** Everything that a grid draws in one day: positions, not appearance. */
export type DayModel = {
  readonly date: IsoDate
  /** How many events touch this day, hidden ones too. */
  readonly count: number
  /** The bars and chips in lanes that begin in this cell. A long one reaches over the next days. */
  readonly lanes: readonly DayBar[]
  /** How many did not fit into the lanes. */
  readonly hidden: number
  /** Those that did not fit; missing if there are none. */
  readonly hiddenEvents?: readonly CalendarEvent[]
  /** Placed by time; empty in a month. */
  readonly timed: readonly TimedChip[]
  /** Those that lie in a fold of the axis, and are drawn as ticks; missing if there are none. */
  readonly folded?: readonly FoldedPart[]
}

export type DayBar = {
  readonly event: CalendarEvent
  /** 0-based, from the top. */
  readonly lane: number
  /** How many lanes between it and the one above it in this cell are empty or have bars from earlier days. */
  readonly gap: number
  /** How many days of this row it covers. */
  readonly days: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** A part of an event that lies in a fold of the axis. */
export type FoldedPart = { readonly event: CalendarEvent; readonly side: 'before' | 'after' }

export type TimedChip = {
  readonly event: CalendarEvent
  /**
   * Positions on the axis of the days, in minutes from its top, end exclusive, cut at the edges of the day.
   */
  readonly start: number
  readonly end: number
  /** Its 0-based column, and how many columns the events that overlap it have. */
  readonly column: number
  readonly columns: number
}
