import type { Drag } from '#domain/layout/dragging.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** What a person can do in a grid; the page knows how. Stable between renders. */
export type GridActions = {
  readonly openEvent: (key: string) => void
  /** `minutes` from midnight, or null for the whole day; `endMinutes` where the end was said too, exclusive. */
  readonly startEvent: (date: IsoDate, minutes: number | null, endMinutes?: number) => void
  /** A new event that lasts some days, the last one included. */
  readonly startDays: (first: IsoDate, last: IsoDate) => void
  /** What was dragged is where it belongs, or back, when this ends; it never fails. */
  readonly drag: (key: string, drag: Drag) => Promise<void>
  /** The time that an event would have after a drag, in words. */
  readonly tellDrag: (key: string, drag: Drag) => string
  readonly openDay: (date: IsoDate) => void
  readonly showMore: (date: IsoDate, button: HTMLElement) => void
  readonly step: (direction: -1 | 1) => void
}
