import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** Everything that a grid draws in one day: where things go, nothing about how they look. */
export type DayModel = {
  readonly date: IsoDate
  /** How many events touch this day, hidden or not. */
  readonly count: number
  /** The bars and chips in lanes that begin in this cell; one that runs on reaches over its neighbours. */
  readonly lanes: readonly DayBar[]
  /** How many did not fit into the lanes. */
  readonly hidden: number
  /** Placed by time; empty in a month. */
  readonly timed: readonly TimedChip[]
}

export type DayBar = {
  readonly event: CalendarEvent
  /** 0-based, from the top. */
  readonly lane: number
  /** How many lanes between it and the one above it in this cell are taken by bars from days before, or by nobody. */
  readonly gap: number
  /** How many days of this row it covers. */
  readonly days: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

export type TimedChip = {
  readonly event: CalendarEvent
  /** Places on the axis of the days, in minutes from its top, end exclusive, cut at the day's edges. */
  readonly start: number
  readonly end: number
  /** Its place among those that overlap: the 0-based column of so many. */
  readonly column: number
  readonly columns: number
}
