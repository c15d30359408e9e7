import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** An agenda as it is drawn: months, in them days that have something, and runs of days that have nothing. */
export type AgendaMonth = {
  /** `YYYY-MM` */
  readonly month: string
  readonly entries: readonly AgendaEntry[]
}

export type AgendaEntry = AgendaDay | FreeDays

export type AgendaDay = {
  readonly kind: 'day'
  readonly date: IsoDate
  /** What lasts all day first, then by time. */
  readonly events: readonly EventOnDay[]
}

/** Days without events, one after the other; first and last inclusive. */
export type FreeDays = { readonly kind: 'free'; readonly first: IsoDate; readonly last: IsoDate }

export type EventOnDay = {
  readonly event: CalendarEvent
  /** Which of its days this is, 1 the first. */
  readonly day: number
  /** On how many days it is. */
  readonly days: number
}
