import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** What a person can do in a grid; the page knows how. Stable between renders. */
export type GridActions = {
  readonly openEvent: (key: string) => void
  /** A new event from an instant on; to an end, exclusive, where one was said. */
  readonly startEvent: (start: EpochMs, end?: EpochMs) => void
  /** A new event that lasts some days, the last one included. */
  readonly startDays: (first: IsoDate, last: IsoDate) => void
  /** The zone that the grid is drawn in. */
  readonly zone: Zone
  /** When an event is; null for one that is no longer there. */
  readonly whenOf: (key: string) => EventWhen | null
  /** What was dragged is where it belongs, or back, when this ends; it never fails. */
  readonly drag: (key: string, to: EventWhen) => Promise<void>
  /** A time in words, as it is spoken during a drag. */
  readonly tellWhen: (when: EventWhen) => string
  /** Turn to the page that has a day. */
  readonly showDate: (date: IsoDate) => void
  readonly openDay: (date: IsoDate) => void
  readonly showMore: (date: IsoDate, button: HTMLElement) => void
  readonly step: (direction: -1 | 1) => void
}
