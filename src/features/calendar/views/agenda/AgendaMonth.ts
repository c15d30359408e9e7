import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** An agenda as it is drawn: months, with days that have events and runs of days that have none. */
export type AgendaMonth = {
  /** `YYYY-MM` */
  readonly month: string
  readonly entries: readonly AgendaEntry[]
}

export type AgendaEntry = AgendaDay | FreeDays

export type AgendaDay = {
  readonly kind: 'day'
  readonly date: IsoDate
  /** All-day events first, then by time. */
  readonly events: readonly EventOnDay[]
}

/** Consecutive days without events; first and last inclusive. */
export type FreeDays = { readonly kind: 'free'; readonly first: IsoDate; readonly last: IsoDate }

export type EventOnDay = {
  readonly event: CalendarEvent
  /** The number of this day within the event, 1 for the first. */
  readonly day: number
  /** On how many days it is. */
  readonly days: number
}
