import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'

/**
 * What a press becomes once it is held or moves. Something follows the pointer; React renders only when it is
 * dropped.
 */
export type Gesture = {
  /**
   * Called at most once a frame. It writes to the page and reads nothing from it: everything was measured at
   * the start.
   */
  readonly to: (point: Point) => void
  /**
   * The pointer has left the grid for a day of the small month (`date`) or for nothing (null): dropped there,
   * the event goes back.
   */
  readonly beside?: (point: Point, date: IsoDate | null) => void
  readonly drop: () => void
  /** Whether a copy is dropped, and the event stays where it is. */
  readonly copy?: (isCopy: boolean) => void
  /** The same on another page; null if it cannot go on there. Missing for one that stays on its page. */
  readonly turned?: (page: Surface) => Gesture | null
  /** The time that it draws so far, of a gesture that draws one; null while it is none. */
  readonly drawn?: () => EventWhen | null
  /** As if nothing had happened. */
  readonly cancel: () => void
  /** Whether the grid scrolls when the pointer comes near its edges. */
  readonly scrolls: boolean
  readonly cursor: 'grabbing' | 'ns-resize' | 'ew-resize' | 'crosshair'
}
